import{Nn as e,b as t,hn as n,in as r,lr as i,mn as a,mt as o,pr as s,x as c}from"./common-be34ae49.js";import{u as l}from"./app-b5c34cd2.js";async function u({main:t,params:c,query:l,signal:u}){let p=await i(),m=l.get(`bots`)===`yes`,h=c.game??await d(p,m),g=await s(h,{bots:m?`yes`:``});async function _(e){m=e===`bots`,g=await s(h,{bots:m?`yes`:``}),u.aborted||v()}let v=()=>a(n`
    <h1>${e(`web-leaders-title`)}</h1>
    <div class="filters">
      <label class="field"><span>${e(`web-archive-game`)}</span>
        <select @change=${e=>r(`/leaders/${e.target.value}`)}>
          ${p.map(({name:e,title:t})=>n`<option value=${e} .selected=${e===h}>${t}</option>`)}</select></label>
      ${o(`who`,[[`people`,e(`web-leaders-people`)],[`bots`,e(`web-leaders-bots`)]],m?`bots`:`people`,_)}
    </div>
    ${g.length===0?n`<p>${e(`web-leaders-empty`)}</p><p><a class="button main" href="/new?game=${h}&with=friend">${e(`web-nav-new`)}</a></p>`:f(g)}`,t);v()}async function d([e,...t],n){if((await s(e.name,{bots:n?`yes`:``})).length>0)return e.name;let r=t.filter(({variant_of:e})=>!e).slice(0,3),i=await Promise.all(r.map(({name:e})=>s(e,{bots:n?`yes`:``})));return r.find((e,t)=>i[t].length>0)?.name??e.name}function f(r){return n`
    <div class="table-scroll"><table class="leaders">
      <thead><tr><th>${e(`web-leaders-place`)}</th><th>${e(`web-leaders-name`)}</th><th>${e(`web-rating`)}</th><th>${e(`web-leaders-games`)}</th></tr></thead>
      <tbody>${r.map(({name:e,rating:r,games:i},a)=>n`
        <tr><td class="numbers">${a+1}</td><td><span class="with-avatar">${l(e)}${t(e,!0)}</span></td><td>${c(r)}</td><td class="numbers">${i}</td></tr>`)}</tbody>
    </table></div>
    <p class="muted small">?: ${e(`web-rating-provisional`)}</p>`}export{u as show};
//# sourceMappingURL=leaders-273f2f79.js.map