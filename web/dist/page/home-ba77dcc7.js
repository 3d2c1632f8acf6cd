import{t as e}from"./rolldown-runtime-cadc597d.js";import{A as t,Cr as n,M as r,N as i,R as a,Rn as o,V as s,W as c,X as l,Z as u,b as d,bn as f,gt as p,hi as m,hr as h,j as g,k as _,on as v,pt as y,tt as b,vn as x,y as S,yn as C}from"./common-5148b3db.js";import{i as w,l as T,r as E}from"./app-fa85ac3d.js";function D(e,t){let n=e.filter(({control:e})=>e.kind!==`days`);return{players:2*n.length+t.length,games:n.length,open:t.length,isMore:e.length>=12}}function O(e){return f`
    <li class="card">
      ${j(e)}
      <div class="card-words">
        ${M(e)}
        <p>${e.summary}</p>
        <p class="muted small">${e.region}</p>
        <div class="row">
          ${A(e)}
          <a class="button" href="/games/${e.name}" aria-label=${o(`web-card-learn-name`,{game:e.title})}>${o(`web-card-learn`)}</a>
          ${e.puzzles===0?x:f`<a class="button" href="/puzzles/${e.name}" aria-label=${o(`web-puzzles-of`,{game:e.title})}>${o(`web-nav-puzzles`)}</a>`}
        </div>
      </div>
    </li>`}function k(e){return f`
    <li class="card">
      ${j(e)}
      <div class="card-words">
        ${M(e)}
        <p class="small">${e.summary}</p>
        <div class="row between"><span class="muted small">${e.region}</span>${A(e)}</div>
      </div>
    </li>`}function A({name:e,title:t}){return f`<button type="button" class="main" data-play=${e} aria-label=${o(`web-card-play-name`,{game:t})}
    @click=${()=>g(e)}>${o(`web-card-play`)}</button>`}function j({name:e}){return f`<a class="card-board" href="/games/${e}" tabindex="-1" aria-hidden="true"><img data-src=${b(e)} alt="" width="600" height="260" /></a>`}function M(e){return f`<div class="card-title"><h3><a href="/games/${e.name}">${e.title}</a></h3><span class="tag numbers">${e.board}</span></div>`}async function N(e){let[t,r]=await Promise.all([S(e),n({game:e})]);return{page:t,start:r}}async function P(e,{page:n,start:r},o){let s=document.createElement(`div`);s.className=`hero-board board-place board-fill`,e?.replaceChildren(s);let c=await y(s,n,o,{upright:!1});if(o.aborted)return;let l=()=>c.show({board:r.board,choices:r.choices,refused:r.refused,own:0}),u=!1;c.onPress=(e,r)=>{if(r||c.shake(e),!r||u)return;u=!0;let s=c.sow(r.sowing,r.to);i(a(n.name,{level:t()},{toss:!1}),{first:{label:r.label,shown:s}}).catch(e=>{u=!1,o.aborted||(l(),v(e instanceof Error?e.message:String(e)))})},l()}function F(e,t){let n=new IntersectionObserver(e=>{for(let{isIntersecting:t,target:r}of e)t&&r instanceof HTMLImageElement&&(n.unobserve(r),r.src=r.dataset.src??``)},{rootMargin:`120px`});return t.addEventListener(`abort`,()=>n.disconnect()),()=>e.querySelectorAll(`img[data-src]`).forEach(e=>{e.getAttribute(`src`)!==e.getAttribute(`data-src`)&&n.observe(e)})}function I(e,t,n){if(!e)return;let r=new IntersectionObserver(e=>{e.some(({isIntersecting:e})=>e)&&(r.disconnect(),t())});r.observe(e),n.addEventListener(`abort`,()=>r.disconnect())}var L=/* @__PURE__ */ e({ask:()=>z,show:()=>B});const R=`kalah`;async function z(){let{game:e=R}=_(),t=N(e).catch(()=>N(R));return t.catch(()=>{}),{cards:await h({only:`main`}),hero:t}}async function B({main:e,query:t,signal:n,asked:r}){let{cards:i,hero:a}=await r,o={cards:i,game:_().game??R,title:``,waiting:[],open:[],playing:null,challenges:[]},s=t=>{o={...o,...t},n.aborted||(C(V(o,d),e),c())},c=F(e,n),l=new AbortController;n.addEventListener(`abort`,()=>l.abort());let u=async t=>{l.abort(),l=new AbortController;let{signal:r}=l,i=await t;n.aborted||r.aborted||(s({game:i.page.name,title:i.page.title}),await P(e.querySelector(`.hero-place`),i,r).catch(e=>{if(!(e instanceof TypeError))throw e}))},d=e=>{u(N(e))};s({});let f=e.querySelector(`.all-games`);I(f,async()=>{let{showGames:e}=await import(`./games-list-bca5412c.js`);f&&!n.aborted&&await e(f,t,n)},n),location.pathname===`/games`&&f?.parentElement?.scrollIntoView(),u(a),E({own(e,t){let n=e.map(({game:e})=>e.id);s({waiting:e.slice(0,3),open:t.filter(e=>w(e)&&!n.includes(e.id)).slice(0,3)})},playing:e=>s({playing:e}),lobby:e=>s({challenges:e})},n)()}function V(e,n){let{waiting:i,open:a}=e;return f`
    <section class="hero">
      <div class="hero-words">
        <h1>${o(`web-home-title`)}</h1>
        <p class="lead">${o(`web-home-lead`)}</p>
      </div>
      ${H(e,n)}
      <ul class="tiles ways">
        <li><button type="button" class="plain tile main" @click=${()=>g(e.game)}>${T(`computer`)}<strong>${o(`web-way-computer`)}</strong>
          <span>${o(`web-way-computer-level`,{level:t()||6})}</span></button></li>
        ${m()?f`${W(`/lobby`,`search`,`web-way-opponent`)}${W(`/new?game=${e.game}&with=friend`,`friend`,`web-way-friend`)}`:x}
        <li><button type="button" class="plain tile" @click=${()=>r(e.game)}>${T(`two`)}<strong>${o(`web-way-here`)}</strong>
          <span>${o(`web-way-here-text`)}</span></button></li>
      </ul>
    </section>
    ${i.length===0?x:f`
      <section aria-labelledby="your-turn">
        <h2 id="your-turn">${o(`web-mine-yours`)}</h2>
        <ul class="game-rows">${i.map(({game:e,due:t})=>d(e,t))}</ul>
      </section>`}
    ${a.length===0?x:f`
      <section aria-labelledby="go-on">
        <h2 id="go-on">${o(`web-home-continue`)}</h2>
        <ul class="game-rows">${a.map(e=>d(e))}</ul>
      </section>`}
    ${m()?U(e):x}
    <section aria-labelledby="first-games">
      <h2 id="first-games">${o(`web-home-games`)}</h2>
      <ul class="cards large-cards">${e.cards.map(e=>O(e))}</ul>
    </section>
    <section aria-labelledby="all-games">
      <h2 id="all-games" class="home-head">${o(`web-home-more`)}</h2>
      <div class="all-games"></div>
    </section>
    <section aria-labelledby="own-rules">
      <h2 id="own-rules">${o(`web-rules-title`)}</h2>
      <p>${o(`web-rules-lead`)}</p>
      <p><a class="button" href="/rules">${o(`web-rules-write`)}</a></p>
    </section>`}function H({cards:e,game:t,title:n},r){let i=n===``||e.some(({name:e})=>e===t)?e:[{name:t,title:n},...e.slice(0,-1)];return f`
    <div class="hero-play panel">
      ${p(`hero`,i.map(({name:e,title:t})=>[e,t]),t,r)}
      <div class="hero-place"></div>
      <p class="hero-note">${o(`web-hero-note`)}</p>
    </div>`}function U({game:e,playing:t,challenges:n}){let{players:r,games:i,open:a,isMore:d}=D(t??[],n),p=e=>`${e}${d?`+`:``}`;return f`
    <section class="people-now" aria-labelledby="people-now">
      <div class="row between home-head"><h2 id="people-now">${o(`web-home-people`)}</h2>
        <p class="muted online" ?hidden=${t===null}>${i+a===0?o(`web-home-quiet`):o(`web-home-online`,{players:p(r),games:p(i),challenges:a})}</p></div>
      <ul class="tiles clocks">${u.map(t=>f`<li>
        <a class="tile clock-tile" href="/lobby?game=${e}&pair=${encodeURIComponent(t)}"><strong class="numbers">${s(l[t])}</strong>
          <span>${o(`web-home-pair`)}</span></a></li>`)}
      </ul>
      ${i===0||!t?x:f`<h3>${o(`web-home-playing`)}</h3>${c(t.slice(0,6))}`}
    </section>`}function W(e,t,n){return f`<li><a class="tile" href=${e}>${T(t)}<strong>${o(n)}</strong> <span>${o(`${n}-text`)}</span></a></li>`}export{z as ask,F as n,k as r,B as show,L as t};
//# sourceMappingURL=home-ba77dcc7.js.map