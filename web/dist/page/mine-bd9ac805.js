import{Or as e,Rn as t,Vn as n,b as r,bn as i,di as a,ei as o,hi as s,on as c,ui as l,vn as u,yn as d}from"./common-c5b91eb8.js";import{a as f,d as p,i as m,m as h,r as g}from"./app-5ffc5d29.js";async function _({main:n,signal:r}){let[i,s]=await Promise.all([o(),e()]),l=s.filter(({id:e})=>!h(e)).length>=20,u=()=>d(s.length===0&&i.length===0?y():x(i,s,l,_,m),n);async function m(){c(t(`web-local-added`,await p())),[i,s]=await Promise.all([o(),e()]),r.aborted||u()}async function _(){let t=await e({before:s.filter(({id:e})=>!h(e)).at(-1)?.at});r.aborted||(l=t.length>=20,s=[...s,...t],u())}u();let v=g({own(e,t){i=e,s=f(s,e,t),u()}},r);a(e=>{u(),e||v()},r)}const v=()=>s()&&l()?i`<p class="mine-offline" role="status">${t(`web-mine-offline`)}</p>`:u;function y(){return i`
    <section class="empty">
      <svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /></svg>
      <h1>${t(`web-mine-title`)}</h1>
      ${s()&&l()?v():i`<p>${t(`web-mine-empty`)}</p>`}
      <p><a class="button main large" href="/new">${t(`web-nav-new`)}</a></p>
    </section>`}function b(e,r){return e===0||!s()?u:i`
    <section class="panel local-games" aria-labelledby="local-title"><h2 id="local-title">${t(`web-local-title`)}</h2>
      <p>${n()===``?t(`web-local-text`):t(`web-local-offer`,{count:e})}</p>
      ${n()===``?u:i`<button type="button" class="main" ?disabled=${l()} @click=${r}>${t(`web-local-add`)}</button>`}
    </section>`}function x(e,n,a,o,s){let c=new Map(e.map(e=>[e.game.id,e.due])),l=[{title:t(`web-mine-yours`),games:[...e.map(({game:e})=>e),...n.filter(e=>m(e)&&e.your_turn&&!c.has(e.id))]},{title:t(`web-mine-theirs`),games:n.filter(e=>m(e)&&!e.your_turn&&!e.damaged)},{title:t(`web-mine-over`),games:n.filter(e=>e.ending||e.damaged)}];return i`
    <h1>${t(`web-mine-title`)}</h1>
    ${v()}
    ${b(n.filter(({id:e})=>h(e)).length,s)}
    ${l.filter(e=>e.games.length>0).map(e=>i`
      <section>
        <h2>${e.title}</h2>
        <ul class="game-rows">${e.games.map(e=>r(e,c.get(e.id)))}</ul>
      </section>`)}
    ${a?i`<p><button type="button" @click=${o}>${t(`web-mine-more`)}</button></p>`:u}`}export{_ as show};
//# sourceMappingURL=mine-bd9ac805.js.map