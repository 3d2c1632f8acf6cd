import{C as e,Rn as t,S as n,bn as r,gt as i,hr as a,ln as o,yn as s,yr as c}from"./common-c5b91eb8.js";import{u as l}from"./app-5ffc5d29.js";async function u({main:e,params:n,query:l,signal:u}){let p=await a(),m=l.get(`bots`)===`yes`,h=n.game??await d(p,m),g=await c(h,{bots:m?`yes`:``});async function _(e){m=e===`bots`,g=await c(h,{bots:m?`yes`:``}),u.aborted||v()}let v=()=>s(r`
    <h1>${t(`web-leaders-title`)}</h1>
    <div class="filters">
      <label class="field"><span>${t(`web-archive-game`)}</span>
        <select @change=${e=>o(`/leaders/${e.target.value}`)}>
          ${p.map(({name:e,title:t})=>r`<option value=${e} .selected=${e===h}>${t}</option>`)}</select></label>
      ${i(`who`,[[`people`,t(`web-leaders-people`)],[`bots`,t(`web-leaders-bots`)]],m?`bots`:`people`,_)}
    </div>
    ${g.length===0?r`<p>${t(`web-leaders-empty`)}</p><p><a class="button main" href="/new?game=${h}&with=friend">${t(`web-nav-new`)}</a></p>`:f(g)}`,e);v()}async function d([e,...t],n){if((await c(e.name,{bots:n?`yes`:``})).length>0)return e.name;let r=t.filter(({variant_of:e})=>!e).slice(0,3),i=await Promise.all(r.map(({name:e})=>c(e,{bots:n?`yes`:``})));return r.find((e,t)=>i[t].length>0)?.name??e.name}function f(i){return r`
    <div class="table-scroll"><table class="leaders">
      <thead><tr><th>${t(`web-leaders-place`)}</th><th>${t(`web-leaders-name`)}</th><th>${t(`web-rating`)}</th><th>${t(`web-leaders-games`)}</th></tr></thead>
      <tbody>${i.map(({name:t,rating:i,games:a},o)=>r`
        <tr><td class="numbers">${o+1}</td><td><span class="with-avatar">${l(t)}${n(t,!0)}</span></td><td>${e(i)}</td><td class="numbers">${a}</td></tr>`)}</tbody>
    </table></div>
    <p class="muted small">?: ${t(`web-rating-provisional`)}</p>`}export{u as show};
//# sourceMappingURL=leaders-96826a80.js.map