import{Mn as e,Pn as t,ci as n,en as r,fn as i,ii as a,mn as o,pn as s,qr as c,ri as l,v as u,xr as d}from"./common-f2d642aa.js";import{a as f,d as p,i as m,m as h,r as g}from"./app-6104e507.js";async function _({main:t,signal:n}){let[i,o]=await Promise.all([c(),d()]),l=o.filter(({id:e})=>!h(e)).length>=20,u=()=>s(o.length===0&&i.length===0?y():x(i,o,l,_,m),t);async function m(){r(e(`web-local-added`,await p())),[i,o]=await Promise.all([c(),d()]),n.aborted||u()}async function _(){let e=await d({before:o.filter(({id:e})=>!h(e)).at(-1)?.at});n.aborted||(l=e.length>=20,o=[...o,...e],u())}u();let v=g({own(e,t){i=e,o=f(o,e,t),u()}},n);a(e=>{u(),e||v()},n)}const v=()=>n()&&l()?o`<p class="mine-offline" role="status">${e(`web-mine-offline`)}</p>`:i;function y(){return o`
    <section class="empty">
      <svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /></svg>
      <h1>${e(`web-mine-title`)}</h1>
      ${n()&&l()?v():o`<p>${e(`web-mine-empty`)}</p>`}
      <p><a class="button main large" href="/new">${e(`web-nav-new`)}</a></p>
    </section>`}function b(r,a){return r===0||!n()?i:o`
    <section class="panel local-games" aria-labelledby="local-title"><h2 id="local-title">${e(`web-local-title`)}</h2>
      <p>${t()===``?e(`web-local-text`):e(`web-local-offer`,{count:r})}</p>
      ${t()===``?i:o`<button type="button" class="main" ?disabled=${l()} @click=${a}>${e(`web-local-add`)}</button>`}
    </section>`}function x(t,n,r,a,s){let c=new Map(t.map(e=>[e.game.id,e.due])),l=[{title:e(`web-mine-yours`),games:[...t.map(({game:e})=>e),...n.filter(e=>m(e)&&e.your_turn&&!c.has(e.id))]},{title:e(`web-mine-theirs`),games:n.filter(e=>m(e)&&!e.your_turn&&!e.damaged)},{title:e(`web-mine-over`),games:n.filter(e=>e.ending||e.damaged)}];return o`
    <h1>${e(`web-mine-title`)}</h1>
    ${v()}
    ${b(n.filter(({id:e})=>h(e)).length,s)}
    ${l.filter(e=>e.games.length>0).map(e=>o`
      <section>
        <h2>${e.title}</h2>
        <ul class="game-rows">${e.games.map(e=>u(e,c.get(e.id)))}</ul>
      </section>`)}
    ${r?o`<p><button type="button" @click=${a}>${e(`web-mine-more`)}</button></p>`:i}`}export{_ as show};
//# sourceMappingURL=mine-8628a962.js.map