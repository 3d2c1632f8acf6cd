import{A as e,Cr as t,M as n,N as r,R as i,Rn as a,V as o,W as s,X as c,Z as l,b as u,bn as d,gt as f,hi as p,hr as m,j as h,k as g,on as _,pt as v,tt as y,vn as b,y as x,yn as S}from"./common-c5b91eb8.js";import{i as C,l as w,r as T}from"./app-5ffc5d29.js";function E(e,t){let n=e.filter(({control:e})=>e.kind!==`days`);return{players:2*n.length+t.length,games:n.length,open:t.length,isMore:e.length>=12}}function D(e){return d`
    <li class="card">
      ${A(e)}
      <div class="card-words">
        ${j(e)}
        <p>${e.summary}</p>
        <p class="muted small">${e.region}</p>
        <div class="row">
          ${k(e)}
          <a class="button" href="/games/${e.name}" aria-label=${a(`web-card-learn-name`,{game:e.title})}>${a(`web-card-learn`)}</a>
          ${e.puzzles===0?b:d`<a class="button" href="/puzzles/${e.name}" aria-label=${a(`web-puzzles-of`,{game:e.title})}>${a(`web-nav-puzzles`)}</a>`}
        </div>
      </div>
    </li>`}function O(e){return d`
    <li class="card">
      ${A(e)}
      <div class="card-words">
        ${j(e)}
        <p class="small">${e.summary}</p>
        <div class="row between"><span class="muted small">${e.region}</span>${k(e)}</div>
      </div>
    </li>`}function k({name:e,title:t}){return d`<button type="button" class="main" data-play=${e} aria-label=${a(`web-card-play-name`,{game:t})}
    @click=${()=>h(e)}>${a(`web-card-play`)}</button>`}function A({name:e}){return d`<a class="card-board" href="/games/${e}" tabindex="-1" aria-hidden="true"><img data-src=${y(e)} alt="" width="600" height="260" /></a>`}function j(e){return d`<div class="card-title"><h3><a href="/games/${e.name}">${e.title}</a></h3><span class="tag numbers">${e.board}</span></div>`}async function M(e){let[n,r]=await Promise.all([x(e),t({game:e})]);return{page:n,start:r}}async function N(t,{page:n,start:a},o){let s=document.createElement(`div`);s.className=`hero-board board-place board-fill`,t?.replaceChildren(s);let c=await v(s,n,o,{upright:!1});if(o.aborted)return;let l=()=>c.show({board:a.board,choices:a.choices,refused:a.refused,own:0}),u=!1;c.onPress=(t,a)=>{if(a||c.shake(t),!a||u)return;u=!0;let s=c.sow(a.sowing,a.to);r(i(n.name,{level:e()},{toss:!1}),{first:{label:a.label,shown:s}}).catch(e=>{u=!1,o.aborted||(l(),_(e instanceof Error?e.message:String(e)))})},l()}function P(e,t){let n=new IntersectionObserver(e=>{for(let{isIntersecting:t,target:r}of e)t&&r instanceof HTMLImageElement&&(n.unobserve(r),r.src=r.dataset.src??``)},{rootMargin:`120px`});return t.addEventListener(`abort`,()=>n.disconnect()),()=>e.querySelectorAll(`img[data-src]`).forEach(e=>{e.getAttribute(`src`)!==e.getAttribute(`data-src`)&&n.observe(e)})}function F(e,t,n){if(!e)return;let r=new IntersectionObserver(e=>{e.some(({isIntersecting:e})=>e)&&(r.disconnect(),t())});r.observe(e),n.addEventListener(`abort`,()=>r.disconnect())}const I=`kalah`;async function L(){let{game:e=I}=g(),t=M(e).catch(()=>M(I));return t.catch(()=>{}),{cards:await m({only:`main`}),hero:t}}async function R({main:e,query:t,signal:n,asked:r}){let{cards:i,hero:a}=await r,o={cards:i,game:g().game??I,title:``,waiting:[],open:[],playing:null,challenges:[]},s=t=>{o={...o,...t},n.aborted||(S(z(o,d),e),c())},c=P(e,n),l=new AbortController;n.addEventListener(`abort`,()=>l.abort());let u=async t=>{l.abort(),l=new AbortController;let{signal:r}=l,i=await t;n.aborted||r.aborted||(s({game:i.page.name,title:i.page.title}),await N(e.querySelector(`.hero-place`),i,r).catch(e=>{if(!(e instanceof TypeError))throw e}))},d=e=>{u(M(e))};s({});let f=e.querySelector(`.all-games`);F(f,async()=>{let{showGames:e}=await import(`./games-list-c13b4de5.js`);f&&!n.aborted&&await e(f,t,n,{smallCard:O,latePictures:P})},n),location.pathname===`/games`&&f?.parentElement?.scrollIntoView(),u(a),T({own(e,t){let n=e.map(({game:e})=>e.id);s({waiting:e.slice(0,3),open:t.filter(e=>C(e)&&!n.includes(e.id)).slice(0,3)})},playing:e=>s({playing:e}),lobby:e=>s({challenges:e})},n)()}function z(t,r){let{waiting:i,open:o}=t;return d`
    <section class="hero">
      <div class="hero-words">
        <h1>${a(`web-home-title`)}</h1>
        <p class="lead">${a(`web-home-lead`)}</p>
      </div>
      ${B(t,r)}
      <ul class="tiles ways">
        <li><button type="button" class="plain tile main" @click=${()=>h(t.game)}>${w(`computer`)}<strong>${a(`web-way-computer`)}</strong>
          <span>${a(`web-way-computer-level`,{level:e()||6})}</span></button></li>
        ${p()?d`${H(`/lobby`,`search`,`web-way-opponent`)}${H(`/new?game=${t.game}&with=friend`,`friend`,`web-way-friend`)}`:b}
        <li><button type="button" class="plain tile" @click=${()=>n(t.game)}>${w(`two`)}<strong>${a(`web-way-here`)}</strong>
          <span>${a(`web-way-here-text`)}</span></button></li>
      </ul>
    </section>
    ${i.length===0?b:d`
      <section aria-labelledby="your-turn">
        <h2 id="your-turn">${a(`web-mine-yours`)}</h2>
        <ul class="game-rows">${i.map(({game:e,due:t})=>u(e,t))}</ul>
      </section>`}
    ${o.length===0?b:d`
      <section aria-labelledby="go-on">
        <h2 id="go-on">${a(`web-home-continue`)}</h2>
        <ul class="game-rows">${o.map(e=>u(e))}</ul>
      </section>`}
    ${p()?V(t):b}
    <section aria-labelledby="first-games">
      <h2 id="first-games">${a(`web-home-games`)}</h2>
      <ul class="cards large-cards">${t.cards.map(e=>D(e))}</ul>
    </section>
    <section aria-labelledby="all-games">
      <h2 id="all-games" class="home-head">${a(`web-home-more`)}</h2>
      <div class="all-games"></div>
    </section>
    <section aria-labelledby="own-rules">
      <h2 id="own-rules">${a(`web-rules-title`)}</h2>
      <p>${a(`web-rules-lead`)}</p>
      <p><a class="button" href="/rules">${a(`web-rules-write`)}</a></p>
    </section>`}function B({cards:e,game:t,title:n},r){let i=n===``||e.some(({name:e})=>e===t)?e:[{name:t,title:n},...e.slice(0,-1)];return d`
    <div class="hero-play panel">
      ${f(`hero`,i.map(({name:e,title:t})=>[e,t]),t,r)}
      <div class="hero-place"></div>
      <p class="hero-note">${a(`web-hero-note`)}</p>
    </div>`}function V({game:e,playing:t,challenges:n}){let{players:r,games:i,open:u,isMore:f}=E(t??[],n),p=e=>`${e}${f?`+`:``}`;return d`
    <section class="people-now" aria-labelledby="people-now">
      <div class="row between home-head"><h2 id="people-now">${a(`web-home-people`)}</h2>
        <p class="muted online" ?hidden=${t===null}>${i+u===0?a(`web-home-quiet`):a(`web-home-online`,{players:p(r),games:p(i),challenges:u})}</p></div>
      <ul class="tiles clocks">${l.map(t=>d`<li>
        <a class="tile clock-tile" href="/lobby?game=${e}&pair=${encodeURIComponent(t)}"><strong class="numbers">${o(c[t])}</strong>
          <span>${a(`web-home-pair`)}</span></a></li>`)}
      </ul>
      ${i===0||!t?b:d`<h3>${a(`web-home-playing`)}</h3>${s(t.slice(0,6))}`}
    </section>`}function H(e,t,n){return d`<li><a class="tile" href=${e}>${w(t)}<strong>${a(n)}</strong> <span>${a(`${n}-text`)}</span></a></li>`}export{L as ask,R as show};
//# sourceMappingURL=home-bfee636f.js.map