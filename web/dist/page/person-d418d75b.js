import{An as e,C as t,Ir as n,Mr as r,Rn as i,S as a,bn as o,fr as s,vn as c,x as l,xn as u,yn as d}from"./common-c5b91eb8.js";import{u as f}from"./app-5ffc5d29.js";function p(e){let t=e.map(({value:e})=>e),n=(Math.max(...t)+Math.min(...t))/2,r=Math.max(100,Math.max(...t)-Math.min(...t)),a=550/Math.max(1,e.length-1),s=e=>h(76+e*a),c=e=>h(88-(e-n)/r*148),l=[n-r/2,n,n+r/2].map(e=>Math.round(e)),d=e[e.length-1],f=i(`web-rating-graph`,{count:e.length-1,first:e[0].value,last:d.value});return o`
    <svg class="graph rating-graph" viewBox="0 0 ${640} ${200}" role="img" aria-label=${f}>
      ${l.map(e=>u`<line class="zero" x1=${76} x2=${626} y1=${c(e)} y2=${c(e)} />
        <text x="4" y=${c(e)+5}>${e}</text>`)}
      <polyline class="curve" points=${e.map(({value:e},t)=>`${s(t)},${c(e)}`).join(` `)} />
      <circle class="dot" cx=${s(e.length-1)} cy=${c(d.value)} r="5" />
      <text x=${76} y=${196}>${m(e[0].at)}</text>
      ${e.length>1?u`<text class="end" x=${626} y=${196}>${m(d.at)}</text>`:``}
    </svg>`}function m(t){return e(t)}function h(e){return Math.round(e*10)/10}async function g({main:e,params:t,signal:a}){let l=await r(t.name),u=l.ratings[0]?.game??``,p=[],m={game:``,result:``,rated:``,opponent:``},h=[],g=!1;async function S(e){u=e,p=await n(l.name,e),!a.aborted&&u===e&&T()}async function C(e){let t=e?h.at(-1):void 0,n=await s(l.name,{...m,before:t?.at});a.aborted||(h=e?[...h,...n]:n,g=n.length>=20,T())}function w(e){let{name:t,value:n}=e.target;Object.assign(m,{[t]:n.trim()}),C(!1)}let T=()=>d(o`
    <div class="person-head">${f(l.name,`large`)}<div>
      <h1>${l.name} ${l.bot?o`<span class="seat-tag">${i(`web-bot`)}</span>`:c}</h1>
      <p class="muted">${i(`web-person-since`,{day:x(l.since)})}${l.you?o` · <a href="/account">${i(`web-person-yours`)}</a>`:c}</p>
    </div></div>
    ${l.you?c:o`<p><a class="button main" href=${v(l)}>${i(`web-person-challenge`)}</a></p>`}
    ${l.ratings.length===0?o`<p>${i(`web-person-unrated`)}</p>`:_(l,u,p,S)}
    <section aria-labelledby="archive">
      <h2 id="archive">${i(`web-archive`)}</h2>
      ${y(l,w)}
      ${h.length===0?o`<p class="muted">${i(`web-archive-empty`)}</p>`:b(h)}
      ${g?o`<p><button type="button" @click=${()=>C(!0)}>${i(`web-mine-more`)}</button></p>`:c}
    </section>`,e);await Promise.all([u===``?null:S(u),C(!1)]),T()}function _(e,n,r,a){return o`
    <section aria-labelledby="ratings">
      <h2 id="ratings">${i(`web-ratings`)}</h2>
      <ul class="rating-choices">${e.ratings.map(({game:e,title:r,rating:s,games:c})=>o`
    <li><button type="button" class="quiet rating-choice" aria-pressed=${e===n} @click=${()=>a(e)}>
      <span>${r}</span> ${t(s)} <small class="muted">${i(`web-rating-games`,{count:c})}</small></button></li>`)}</ul>
      ${r.length===0?c:o`<div class="panel">${p(r)}</div>`}
    </section>`}function v({name:e,ratings:t}){let[n]=[...t].sort((e,t)=>t.games-e.games);return`/lobby?${new URLSearchParams({to:e,...n?{game:n.game}:{}})}`}function y(e,t){let n=(e,n)=>o`
    <label class="field"><span>${i(`web-archive-${e}`)}</span>
      <select name=${e} @change=${t}><option value="">${i(`web-archive-all`)}</option>
        ${n.map(([e,t])=>o`<option value=${e}>${t}</option>`)}</select></label>`;return o`
    <div class="filters">
      ${n(`game`,e.ratings.map(({game:e,title:t})=>[e,t]))}
      ${n(`result`,[[`won`,i(`web-score-won`)],[`drawn`,i(`web-score-drawn`)],[`lost`,i(`web-score-lost`)]])}
      ${e.you?n(`rated`,[[`yes`,i(`web-rated`)],[`no`,i(`web-unrated`)]]):c}
      <label class="field"><span>${i(`web-archive-opponent`)}</span>
        <input type="text" name="opponent" maxlength="60" spellcheck="false" @change=${t} /></label>
    </div>`}function b(e){return o`
    <div class="table-scroll" tabindex="0" role="region" aria-labelledby="archive"><table class="archive">
      <thead><tr><th>${i(`web-archive-when`)}</th><th>${i(`web-archive-game`)}</th><th>${i(`web-archive-opponent`)}</th><th>${i(`web-archive-result`)}</th><th>${i(`web-rating`)}</th></tr></thead>
      <tbody>${e.map(e=>o`<tr>
        <td><a href="/play/${e.id}">${x(e.at)}</a></td>
        <td>${e.title}</td>
        <td>${a(e.opponent,e.opponent_account)}</td>
        <td>${i(`web-score-${e.score}`)}</td>
        <td class="numbers">${e.moved?l(e.moved):e.rated?i(`web-not-counted`):`–`}</td>
      </tr>`)}</tbody>
    </table></div>`}function x(t){return e(t)}export{g as show};
//# sourceMappingURL=person-d418d75b.js.map