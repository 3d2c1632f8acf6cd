import{Mn as e,b as t,cr as n,fr as r,mn as i,pn as a,pt as o,rn as s,x as c}from"./common-f2d642aa.js";import{u as l}from"./app-6104e507.js";async function u({main:t,params:c,query:l,signal:u}){let p=await n(),m=l.get(`bots`)===`yes`,h=c.game??await d(p,m),g=await r(h,{bots:m?`yes`:``});async function _(e){m=e===`bots`,g=await r(h,{bots:m?`yes`:``}),u.aborted||v()}let v=()=>a(i`
    <h1>${e(`web-leaders-title`)}</h1>
    <div class="filters">
      <label class="field"><span>${e(`web-archive-game`)}</span>
        <select @change=${e=>s(`/leaders/${e.target.value}`)}>
          ${p.map(({name:e,title:t})=>i`<option value=${e} .selected=${e===h}>${t}</option>`)}</select></label>
      ${o(`who`,[[`people`,e(`web-leaders-people`)],[`bots`,e(`web-leaders-bots`)]],m?`bots`:`people`,_)}
    </div>
    ${g.length===0?i`<p>${e(`web-leaders-empty`)}</p><p><a class="button main" href="/new?game=${h}&with=friend">${e(`web-nav-new`)}</a></p>`:f(g)}`,t);v()}async function d([e,...t],n){if((await r(e.name,{bots:n?`yes`:``})).length>0)return e.name;let i=t.filter(({variant_of:e})=>!e).slice(0,3),a=await Promise.all(i.map(({name:e})=>r(e,{bots:n?`yes`:``})));return i.find((e,t)=>a[t].length>0)?.name??e.name}function f(n){return i`
    <div class="table-scroll"><table class="leaders">
      <thead><tr><th>${e(`web-leaders-place`)}</th><th>${e(`web-leaders-name`)}</th><th>${e(`web-rating`)}</th><th>${e(`web-leaders-games`)}</th></tr></thead>
      <tbody>${n.map(({name:e,rating:n,games:r},a)=>i`
        <tr><td class="numbers">${a+1}</td><td><span class="with-avatar">${l(e)}${t(e,!0)}</span></td><td>${c(n)}</td><td class="numbers">${r}</td></tr>`)}</tbody>
    </table></div>
    <p class="muted small">?: ${e(`web-rating-provisional`)}</p>`}export{u as show};
//# sourceMappingURL=leaders-f3b78554.js.map