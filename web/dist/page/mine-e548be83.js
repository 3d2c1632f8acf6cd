import{Kr as e,Mn as t,Pn as n,br as r,en as i,fn as a,mn as o,ni as s,pn as c,v as l}from"./common-55ba994a.js";import{a as u,d,i as f,m as p,r as m}from"./app-1df1682e.js";async function h({main:n,signal:a}){let[o,s]=await Promise.all([e(),r()]),l=s.filter(({id:e})=>!p(e)).length>=20,f=()=>c(s.length===0&&o.length===0?g():v(o,s,l,_,h),n);async function h(){i(t(`web-local-added`,await d())),[o,s]=await Promise.all([e(),r()]),a.aborted||f()}async function _(){let e=await r({before:s.filter(({id:e})=>!p(e)).at(-1)?.at});a.aborted||(l=e.length>=20,s=[...s,...e],f())}f(),m({own(e,t){o=e,s=u(s,e,t),f()}},a)}function g(){return o`
    <section class="empty">
      <svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /></svg>
      <h1>${t(`web-mine-title`)}</h1>
      <p>${t(`web-mine-empty`)}</p>
      <p><a class="button main large" href="/new">${t(`web-nav-new`)}</a></p>
    </section>`}function _(e,r){return e===0||!s()?a:o`
    <section class="panel local-games" aria-labelledby="local-title"><h2 id="local-title">${t(`web-local-title`)}</h2>
      <p>${n()===``?t(`web-local-text`):t(`web-local-offer`,{count:e})}</p>
      ${n()===``?a:o`<button type="button" class="main" ?disabled=${!navigator.onLine} @click=${r}>${t(`web-local-add`)}</button>`}
    </section>`}function v(e,n,r,i,s){let c=new Map(e.map(e=>[e.game.id,e.due])),u=[{title:t(`web-mine-yours`),games:[...e.map(({game:e})=>e),...n.filter(e=>f(e)&&e.your_turn&&!c.has(e.id))]},{title:t(`web-mine-theirs`),games:n.filter(e=>f(e)&&!e.your_turn&&!e.damaged)},{title:t(`web-mine-over`),games:n.filter(e=>e.ending||e.damaged)}];return o`
    <h1>${t(`web-mine-title`)}</h1>
    ${_(n.filter(({id:e})=>p(e)).length,s)}
    ${u.filter(e=>e.games.length>0).map(e=>o`
      <section>
        <h2>${e.title}</h2>
        <ul class="game-rows">${e.games.map(e=>l(e,c.get(e.id)))}</ul>
      </section>`)}
    ${r?o`<p><button type="button" @click=${i}>${t(`web-mine-more`)}</button></p>`:a}`}export{h as show};
//# sourceMappingURL=mine-e548be83.js.map