import{A as e,D as t,H as n,I as r,J as i,Mn as a,O as o,Q as s,Y as c,ci as l,cr as u,en as d,fn as f,gr as p,j as m,k as h,mn as g,pn as _,pt as v,sr as y,ut as b,v as x,z as S}from"./common-f2d642aa.js";import{i as C,l as w,r as T}from"./app-6104e507.js";function E(e,t){let n=e.filter(({control:e})=>e.kind!==`days`);return{players:2*n.length+t.length,games:n.length,open:t.length,isMore:e.length>=12}}function D(e){return g`
    <li class="card">
      ${A(e)}
      <div class="card-words">
        ${j(e)}
        <p>${e.summary}</p>
        <p class="muted small">${e.region}</p>
        <div class="row">
          ${k(e)}
          <a class="button" href="/games/${e.name}" aria-label=${a(`web-card-learn-name`,{game:e.title})}>${a(`web-card-learn`)}</a>
          ${e.puzzles===0?f:g`<a class="button" href="/puzzles/${e.name}" aria-label=${a(`web-puzzles-of`,{game:e.title})}>${a(`web-nav-puzzles`)}</a>`}
        </div>
      </div>
    </li>`}function O(e){return g`
    <li class="card">
      ${A(e)}
      <div class="card-words">
        ${j(e)}
        <p class="small">${e.summary}</p>
        <div class="row between"><span class="muted small">${e.region}</span>${k(e)}</div>
      </div>
    </li>`}function k({name:e,title:t}){return g`<button type="button" class="main" data-play=${e} aria-label=${a(`web-card-play-name`,{game:t})}
    @click=${()=>h(e)}>${a(`web-card-play`)}</button>`}function A({name:e}){return g`<a class="card-board" href="/games/${e}" tabindex="-1" aria-hidden="true"><img data-src=${s(e)} alt="" width="600" height="260" /></a>`}function j(e){return g`<div class="card-title"><h3><a href="/games/${e.name}">${e.title}</a></h3><span class="tag numbers">${e.board}</span></div>`}async function M(e){let[t,n]=await Promise.all([y(e),p({game:e})]);return{page:t,start:n}}async function N(e,{page:t,start:n},i){let a=document.createElement(`div`);a.className=`hero-board board-place board-fill`,e?.replaceChildren(a);let s=await b(a,t,i,{upright:!1});if(i.aborted)return;let c=()=>s.show({board:n.board,choices:n.choices,refused:n.refused,own:0}),l=!1;s.onPress=e=>{let a=n.choices.find(t=>t.cell===e);if(a||s.shake(e),!a||l)return;l=!0;let u=s.sow(a.sowing,a.to);m(r(t.name,{level:o()},{toss:!1}),{first:{label:a.label,shown:u}}).catch(e=>{l=!1,i.aborted||(c(),d(e instanceof Error?e.message:String(e)))})},c()}function P(e,t){let n=new IntersectionObserver(e=>{for(let{isIntersecting:t,target:r}of e)t&&r instanceof HTMLImageElement&&(n.unobserve(r),r.src=r.dataset.src??``)},{rootMargin:`120px`});return t.addEventListener(`abort`,()=>n.disconnect()),()=>e.querySelectorAll(`img[data-src]`).forEach(e=>{e.getAttribute(`src`)!==e.getAttribute(`data-src`)&&n.observe(e)})}const F=`kalah`;async function I(){let{game:e=F}=t(),n=M(e).catch(()=>M(F));return n.catch(()=>{}),{cards:await u(),hero:n}}async function L({main:e,signal:n,asked:r}){let{cards:i,hero:a}=await r,o={cards:i.filter(e=>e.variant_of===null),game:t().game??F,all:!1,filter:``,waiting:[],open:[],playing:null,challenges:[]},s=t=>{o={...o,...t},n.aborted||(_(R(o,s,d),e),c())},c=P(e,n),l=new AbortController;n.addEventListener(`abort`,()=>l.abort());let u=async t=>{l.abort(),l=new AbortController;let{signal:r}=l,i=await t;n.aborted||r.aborted||(s({game:i.page.name}),await N(e.querySelector(`.hero-place`),i,r).catch(e=>{if(!(e instanceof TypeError))throw e}))},d=e=>{u(M(e))};s({}),u(a),T({own(e,t){let n=e.map(({game:e})=>e.id);s({waiting:e.slice(0,3),open:t.filter(e=>C(e)&&!n.includes(e.id)).slice(0,3)})},playing:e=>s({playing:e}),lobby:e=>s({challenges:e})},n)()}function R(t,n,r){let{waiting:i,open:s}=t;return g`
    <section class="hero">
      <div class="hero-words">
        <h1>${a(`web-home-title`)}</h1>
        <p class="lead">${a(`web-home-lead`)}</p>
      </div>
      ${z(t,r)}
      <ul class="tiles ways">
        <li><button type="button" class="plain tile main" @click=${()=>h(t.game)}>${w(`computer`)}<strong>${a(`web-way-computer`)}</strong>
          <span>${a(`web-way-computer-level`,{level:o()||6})}</span></button></li>
        ${l()?g`${H(`/lobby`,`search`,`web-way-opponent`)}${H(`/new?game=${t.game}&with=friend`,`friend`,`web-way-friend`)}`:f}
        <li><button type="button" class="plain tile" @click=${()=>e(t.game)}>${w(`two`)}<strong>${a(`web-way-here`)}</strong>
          <span>${a(`web-way-here-text`)}</span></button></li>
      </ul>
    </section>
    ${i.length===0?f:g`
      <section aria-labelledby="your-turn">
        <h2 id="your-turn">${a(`web-mine-yours`)}</h2>
        <ul class="game-rows">${i.map(({game:e,due:t})=>x(e,t))}</ul>
      </section>`}
    ${s.length===0?f:g`
      <section aria-labelledby="go-on">
        <h2 id="go-on">${a(`web-home-continue`)}</h2>
        <ul class="game-rows">${s.map(e=>x(e))}</ul>
      </section>`}
    ${l()?B(t):f}
    <section aria-labelledby="first-games">
      <h2 id="first-games">${a(`web-home-games`)}</h2>
      <ul class="cards large-cards">${t.cards.slice(0,4).map(e=>D(e))}</ul>
    </section>
    ${V(t,n)}
    <section aria-labelledby="own-rules">
      <h2 id="own-rules">${a(`web-rules-title`)}</h2>
      <p>${a(`web-rules-lead`)}</p>
      <p><a class="button" href="/rules">${a(`web-rules-write`)}</a></p>
    </section>`}function z({cards:e,game:t},n){let r=e.slice(0,4),i=r.some(({name:e})=>e===t)?r:[...e.filter(({name:e})=>e===t),...r].slice(0,4);return g`
    <div class="hero-play panel">
      ${v(`hero`,i.map(({name:e,title:t})=>[e,t]),t,n)}
      <div class="hero-place"></div>
      <p class="hero-note">${a(`web-hero-note`)}</p>
    </div>`}function B({game:e,playing:t,challenges:r}){let{players:o,games:s,open:l,isMore:u}=E(t??[],r),d=e=>`${e}${u?`+`:``}`;return g`
    <section class="people-now" aria-labelledby="people-now">
      <div class="row between home-head"><h2 id="people-now">${a(`web-home-people`)}</h2>
        <p class="muted online" ?hidden=${t===null}>${s+l===0?a(`web-home-quiet`):a(`web-home-online`,{players:d(o),games:d(s),challenges:l})}</p></div>
      <ul class="tiles clocks">${c.map(t=>g`<li>
        <a class="tile clock-tile" href="/lobby?game=${e}&pair=${encodeURIComponent(t)}"><strong class="numbers">${S(i[t])}</strong>
          <span>${a(`web-home-pair`)}</span></a></li>`)}
      </ul>
      ${s===0||!t?f:g`<h3>${a(`web-home-playing`)}</h3>${n(t.slice(0,6))}`}
    </section>`}function V({cards:e,all:t,filter:n},r){let i=e.slice(4);if(i.length===0)return f;let o=n.trim().toLocaleLowerCase(),s=o===``?i:e.filter(e=>`${e.title} ${e.region} ${e.name}`.toLocaleLowerCase().includes(o)),c=t?s:i.slice(0,8);return g`
    <section aria-labelledby="more-games">
      <div class="row between home-head"><h2 id="more-games">${a(`web-home-more`)}</h2>
        ${t?g`<label class="find"><span class="unseen">${a(`web-home-find`)}</span>
          <input type="search" placeholder=${a(`web-home-find`)} .value=${n} @input=${e=>r({filter:e.target.value})} /></label>`:f}</div>
      ${c.length===0?g`<p class="muted">${a(`web-home-find-none`)}</p>`:g`<ul class="cards compact-cards">${c.map(e=>O(e))}</ul>`}
      ${t||i.length<=8?f:g`<p class="more-games"><button type="button" class="large" @click=${()=>r({all:!0})}>${a(`web-home-all`,{count:e.length})}</button></p>`}
    </section>`}function H(e,t,n){return g`<li><a class="tile" href=${e}>${w(t)}<strong>${a(n)}</strong> <span>${a(`${n}-text`)}</span></a></li>`}export{I as ask,L as show};
//# sourceMappingURL=home-e85dbf3e.js.map