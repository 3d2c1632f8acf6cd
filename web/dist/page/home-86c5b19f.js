import{$ as e,A as t,D as n,H as r,I as i,J as a,Nn as o,O as s,Y as c,_r as l,cr as u,dt as d,hn as f,j as p,k as m,li as h,lr as g,mn as _,mt as v,pn as y,tn as b,v as x,z as S}from"./common-be34ae49.js";import{i as C,l as w,r as T}from"./app-b5c34cd2.js";function E(e,t){let n=e.filter(({control:e})=>e.kind!==`days`);return{players:2*n.length+t.length,games:n.length,open:t.length,isMore:e.length>=12}}function D(e){return f`
    <li class="card">
      ${A(e)}
      <div class="card-words">
        ${j(e)}
        <p>${e.summary}</p>
        <p class="muted small">${e.region}</p>
        <div class="row">
          ${k(e)}
          <a class="button" href="/games/${e.name}" aria-label=${o(`web-card-learn-name`,{game:e.title})}>${o(`web-card-learn`)}</a>
          ${e.puzzles===0?y:f`<a class="button" href="/puzzles/${e.name}" aria-label=${o(`web-puzzles-of`,{game:e.title})}>${o(`web-nav-puzzles`)}</a>`}
        </div>
      </div>
    </li>`}function O(e){return f`
    <li class="card">
      ${A(e)}
      <div class="card-words">
        ${j(e)}
        <p class="small">${e.summary}</p>
        <div class="row between"><span class="muted small">${e.region}</span>${k(e)}</div>
      </div>
    </li>`}function k({name:e,title:t}){return f`<button type="button" class="main" data-play=${e} aria-label=${o(`web-card-play-name`,{game:t})}
    @click=${()=>m(e)}>${o(`web-card-play`)}</button>`}function A({name:t}){return f`<a class="card-board" href="/games/${t}" tabindex="-1" aria-hidden="true"><img data-src=${e(t)} alt="" width="600" height="260" /></a>`}function j(e){return f`<div class="card-title"><h3><a href="/games/${e.name}">${e.title}</a></h3><span class="tag numbers">${e.board}</span></div>`}async function M(e){let[t,n]=await Promise.all([u(e),l({game:e})]);return{page:t,start:n}}async function N(e,{page:t,start:n},r){let a=document.createElement(`div`);a.className=`hero-board board-place board-fill`,e?.replaceChildren(a);let o=await d(a,t,r,{upright:!1});if(r.aborted)return;let c=()=>o.show({board:n.board,choices:n.choices,refused:n.refused,own:0}),l=!1;o.onPress=e=>{let a=n.choices.find(t=>t.cell===e);if(a||o.shake(e),!a||l)return;l=!0;let u=o.sow(a.sowing,a.to);p(i(t.name,{level:s()},{toss:!1}),{first:{label:a.label,shown:u}}).catch(e=>{l=!1,r.aborted||(c(),b(e instanceof Error?e.message:String(e)))})},c()}function P(e,t){let n=new IntersectionObserver(e=>{for(let{isIntersecting:t,target:r}of e)t&&r instanceof HTMLImageElement&&(n.unobserve(r),r.src=r.dataset.src??``)},{rootMargin:`120px`});return t.addEventListener(`abort`,()=>n.disconnect()),()=>e.querySelectorAll(`img[data-src]`).forEach(e=>{e.getAttribute(`src`)!==e.getAttribute(`data-src`)&&n.observe(e)})}const F=`kalah`;async function I(){let{game:e=F}=n(),t=M(e).catch(()=>M(F));return t.catch(()=>{}),{cards:await g(),hero:t}}async function L({main:e,signal:t,asked:r}){let{cards:i,hero:a}=await r,o={cards:i.filter(e=>e.variant_of===null),game:n().game??F,all:!1,filter:``,waiting:[],open:[],playing:null,challenges:[]},s=n=>{o={...o,...n},t.aborted||(_(R(o,s,d),e),c())},c=P(e,t),l=new AbortController;t.addEventListener(`abort`,()=>l.abort());let u=async n=>{l.abort(),l=new AbortController;let{signal:r}=l,i=await n;t.aborted||r.aborted||(s({game:i.page.name}),await N(e.querySelector(`.hero-place`),i,r).catch(e=>{if(!(e instanceof TypeError))throw e}))},d=e=>{u(M(e))};s({}),u(a),T({own(e,t){let n=e.map(({game:e})=>e.id);s({waiting:e.slice(0,3),open:t.filter(e=>C(e)&&!n.includes(e.id)).slice(0,3)})},playing:e=>s({playing:e}),lobby:e=>s({challenges:e})},t)()}function R(e,n,r){let{waiting:i,open:a}=e;return f`
    <section class="hero">
      <div class="hero-words">
        <h1>${o(`web-home-title`)}</h1>
        <p class="lead">${o(`web-home-lead`)}</p>
      </div>
      ${z(e,r)}
      <ul class="tiles ways">
        <li><button type="button" class="plain tile main" @click=${()=>m(e.game)}>${w(`computer`)}<strong>${o(`web-way-computer`)}</strong>
          <span>${o(`web-way-computer-level`,{level:s()||6})}</span></button></li>
        ${h()?f`${H(`/lobby`,`search`,`web-way-opponent`)}${H(`/new?game=${e.game}&with=friend`,`friend`,`web-way-friend`)}`:y}
        <li><button type="button" class="plain tile" @click=${()=>t(e.game)}>${w(`two`)}<strong>${o(`web-way-here`)}</strong>
          <span>${o(`web-way-here-text`)}</span></button></li>
      </ul>
    </section>
    ${i.length===0?y:f`
      <section aria-labelledby="your-turn">
        <h2 id="your-turn">${o(`web-mine-yours`)}</h2>
        <ul class="game-rows">${i.map(({game:e,due:t})=>x(e,t))}</ul>
      </section>`}
    ${a.length===0?y:f`
      <section aria-labelledby="go-on">
        <h2 id="go-on">${o(`web-home-continue`)}</h2>
        <ul class="game-rows">${a.map(e=>x(e))}</ul>
      </section>`}
    ${h()?B(e):y}
    <section aria-labelledby="first-games">
      <h2 id="first-games">${o(`web-home-games`)}</h2>
      <ul class="cards large-cards">${e.cards.slice(0,4).map(e=>D(e))}</ul>
    </section>
    ${V(e,n)}
    <section aria-labelledby="own-rules">
      <h2 id="own-rules">${o(`web-rules-title`)}</h2>
      <p>${o(`web-rules-lead`)}</p>
      <p><a class="button" href="/rules">${o(`web-rules-write`)}</a></p>
    </section>`}function z({cards:e,game:t},n){let r=e.slice(0,4),i=r.some(({name:e})=>e===t)?r:[...e.filter(({name:e})=>e===t),...r].slice(0,4);return f`
    <div class="hero-play panel">
      ${v(`hero`,i.map(({name:e,title:t})=>[e,t]),t,n)}
      <div class="hero-place"></div>
      <p class="hero-note">${o(`web-hero-note`)}</p>
    </div>`}function B({game:e,playing:t,challenges:n}){let{players:i,games:s,open:l,isMore:u}=E(t??[],n),d=e=>`${e}${u?`+`:``}`;return f`
    <section class="people-now" aria-labelledby="people-now">
      <div class="row between home-head"><h2 id="people-now">${o(`web-home-people`)}</h2>
        <p class="muted online" ?hidden=${t===null}>${s+l===0?o(`web-home-quiet`):o(`web-home-online`,{players:d(i),games:d(s),challenges:l})}</p></div>
      <ul class="tiles clocks">${c.map(t=>f`<li>
        <a class="tile clock-tile" href="/lobby?game=${e}&pair=${encodeURIComponent(t)}"><strong class="numbers">${S(a[t])}</strong>
          <span>${o(`web-home-pair`)}</span></a></li>`)}
      </ul>
      ${s===0||!t?y:f`<h3>${o(`web-home-playing`)}</h3>${r(t.slice(0,6))}`}
    </section>`}function V({cards:e,all:t,filter:n},r){let i=e.slice(4);if(i.length===0)return y;let a=n.trim().toLocaleLowerCase(),s=a===``?i:e.filter(e=>`${e.title} ${e.region} ${e.name}`.toLocaleLowerCase().includes(a)),c=t?s:i.slice(0,8);return f`
    <section aria-labelledby="more-games">
      <div class="row between home-head"><h2 id="more-games">${o(`web-home-more`)}</h2>
        ${t?f`<label class="find"><span class="unseen">${o(`web-home-find`)}</span>
          <input type="search" placeholder=${o(`web-home-find`)} .value=${n} @input=${e=>r({filter:e.target.value})} /></label>`:y}</div>
      ${c.length===0?f`<p class="muted">${o(`web-home-find-none`)}</p>`:f`<ul class="cards compact-cards">${c.map(e=>O(e))}</ul>`}
      ${t||i.length<=8?y:f`<p class="more-games"><button type="button" class="large" @click=${()=>r({all:!0})}>${o(`web-home-all`,{count:e.length})}</button></p>`}
    </section>`}function H(e,t,n){return f`<li><a class="tile" href=${e}>${w(t)}<strong>${o(n)}</strong> <span>${o(`${n}-text`)}</span></a></li>`}export{I as ask,L as show};
//# sourceMappingURL=home-86c5b19f.js.map