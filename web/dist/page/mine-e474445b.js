import{Fn as e,Jr as t,Nn as n,Sr as r,ai as i,hn as a,ii as o,li as s,mn as c,pn as l,tn as u,v as d}from"./common-be34ae49.js";import{a as f,d as p,i as m,m as h,r as g}from"./app-b5c34cd2.js";async function _({main:e,signal:a}){let[o,s]=await Promise.all([t(),r()]),l=s.filter(({id:e})=>!h(e)).length>=20,d=()=>c(s.length===0&&o.length===0?y():x(o,s,l,_,m),e);async function m(){u(n(`web-local-added`,await p())),[o,s]=await Promise.all([t(),r()]),a.aborted||d()}async function _(){let e=await r({before:s.filter(({id:e})=>!h(e)).at(-1)?.at});a.aborted||(l=e.length>=20,s=[...s,...e],d())}d();let v=g({own(e,t){o=e,s=f(s,e,t),d()}},a);i(e=>{d(),e||v()},a)}const v=()=>s()&&o()?a`<p class="mine-offline" role="status">${n(`web-mine-offline`)}</p>`:l;function y(){return a`
    <section class="empty">
      <svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /></svg>
      <h1>${n(`web-mine-title`)}</h1>
      ${s()&&o()?v():a`<p>${n(`web-mine-empty`)}</p>`}
      <p><a class="button main large" href="/new">${n(`web-nav-new`)}</a></p>
    </section>`}function b(t,r){return t===0||!s()?l:a`
    <section class="panel local-games" aria-labelledby="local-title"><h2 id="local-title">${n(`web-local-title`)}</h2>
      <p>${e()===``?n(`web-local-text`):n(`web-local-offer`,{count:t})}</p>
      ${e()===``?l:a`<button type="button" class="main" ?disabled=${o()} @click=${r}>${n(`web-local-add`)}</button>`}
    </section>`}function x(e,t,r,i,o){let s=new Map(e.map(e=>[e.game.id,e.due])),c=[{title:n(`web-mine-yours`),games:[...e.map(({game:e})=>e),...t.filter(e=>m(e)&&e.your_turn&&!s.has(e.id))]},{title:n(`web-mine-theirs`),games:t.filter(e=>m(e)&&!e.your_turn&&!e.damaged)},{title:n(`web-mine-over`),games:t.filter(e=>e.ending||e.damaged)}];return a`
    <h1>${n(`web-mine-title`)}</h1>
    ${v()}
    ${b(t.filter(({id:e})=>h(e)).length,o)}
    ${c.filter(e=>e.games.length>0).map(e=>a`
      <section>
        <h2>${e.title}</h2>
        <ul class="game-rows">${e.games.map(e=>d(e,s.get(e.id)))}</ul>
      </section>`)}
    ${r?a`<p><button type="button" @click=${i}>${n(`web-mine-more`)}</button></p>`:l}`}export{_ as show};
//# sourceMappingURL=mine-e474445b.js.map