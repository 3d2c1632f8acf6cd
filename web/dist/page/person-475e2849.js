import{Ar as e,Er as t,Nn as n,Tn as r,b as i,gn as a,hn as o,mn as s,or as c,pn as l,x as u,y as d}from"./common-be34ae49.js";import{u as f}from"./app-b5c34cd2.js";function p(e){let t=e.map(({value:e})=>e),r=(Math.max(...t)+Math.min(...t))/2,i=Math.max(100,Math.max(...t)-Math.min(...t)),s=550/Math.max(1,e.length-1),c=e=>h(76+e*s),l=e=>h(88-(e-r)/i*148),u=[r-i/2,r,r+i/2].map(e=>Math.round(e)),d=e[e.length-1],f=n(`web-rating-graph`,{count:e.length-1,first:e[0].value,last:d.value});return o`
    <svg class="graph rating-graph" viewBox="0 0 ${640} ${200}" role="img" aria-label=${f}>
      ${u.map(e=>a`<line class="zero" x1=${76} x2=${626} y1=${l(e)} y2=${l(e)} />
        <text x="4" y=${l(e)+5}>${e}</text>`)}
      <polyline class="curve" points=${e.map(({value:e},t)=>`${c(t)},${l(e)}`).join(` `)} />
      <circle class="dot" cx=${c(e.length-1)} cy=${l(d.value)} r="5" />
      <text x=${76} y=${196}>${m(e[0].at)}</text>
      ${e.length>1?a`<text class="end" x=${626} y=${196}>${m(d.at)}</text>`:``}
    </svg>`}function m(e){return r(e)}function h(e){return Math.round(e*10)/10}async function g({main:r,params:i,signal:a}){let u=await t(i.name),d=u.ratings[0]?.game??``,p=[],m={game:``,result:``,rated:``,opponent:``},h=[],g=!1;async function S(t){d=t,p=await e(u.name,t),!a.aborted&&d===t&&T()}async function C(e){let t=e?h.at(-1):void 0,n=await c(u.name,{...m,before:t?.at});a.aborted||(h=e?[...h,...n]:n,g=n.length>=20,T())}function w(e){let{name:t,value:n}=e.target;Object.assign(m,{[t]:n.trim()}),C(!1)}let T=()=>s(o`
    <div class="person-head">${f(u.name,`large`)}<div>
      <h1>${u.name} ${u.bot?o`<span class="seat-tag">${n(`web-bot`)}</span>`:l}</h1>
      <p class="muted">${n(`web-person-since`,{day:x(u.since)})}${u.you?o` · <a href="/account">${n(`web-person-yours`)}</a>`:l}</p>
    </div></div>
    ${u.you?l:o`<p><a class="button main" href=${v(u)}>${n(`web-person-challenge`)}</a></p>`}
    ${u.ratings.length===0?o`<p>${n(`web-person-unrated`)}</p>`:_(u,d,p,S)}
    <section aria-labelledby="archive">
      <h2 id="archive">${n(`web-archive`)}</h2>
      ${y(u,w)}
      ${h.length===0?o`<p class="muted">${n(`web-archive-empty`)}</p>`:b(h)}
      ${g?o`<p><button type="button" @click=${()=>C(!0)}>${n(`web-mine-more`)}</button></p>`:l}
    </section>`,r);await Promise.all([d===``?null:S(d),C(!1)]),T()}function _(e,t,r,i){return o`
    <section aria-labelledby="ratings">
      <h2 id="ratings">${n(`web-ratings`)}</h2>
      <ul class="rating-choices">${e.ratings.map(({game:e,title:r,rating:a,games:s})=>o`
    <li><button type="button" class="quiet rating-choice" aria-pressed=${e===t} @click=${()=>i(e)}>
      <span>${r}</span> ${u(a)} <small class="muted">${n(`web-rating-games`,{count:s})}</small></button></li>`)}</ul>
      ${r.length===0?l:o`<div class="panel">${p(r)}</div>`}
    </section>`}function v({name:e,ratings:t}){let[n]=[...t].sort((e,t)=>t.games-e.games);return`/lobby?${new URLSearchParams({to:e,...n?{game:n.game}:{}})}`}function y(e,t){let r=(e,r)=>o`
    <label class="field"><span>${n(`web-archive-${e}`)}</span>
      <select name=${e} @change=${t}><option value="">${n(`web-archive-all`)}</option>
        ${r.map(([e,t])=>o`<option value=${e}>${t}</option>`)}</select></label>`;return o`
    <div class="filters">
      ${r(`game`,e.ratings.map(({game:e,title:t})=>[e,t]))}
      ${r(`result`,[[`won`,n(`web-score-won`)],[`drawn`,n(`web-score-drawn`)],[`lost`,n(`web-score-lost`)]])}
      ${e.you?r(`rated`,[[`yes`,n(`web-rated`)],[`no`,n(`web-unrated`)]]):l}
      <label class="field"><span>${n(`web-archive-opponent`)}</span>
        <input type="text" name="opponent" maxlength="60" spellcheck="false" @change=${t} /></label>
    </div>`}function b(e){return o`
    <div class="table-scroll" tabindex="0" role="region" aria-labelledby="archive"><table class="archive">
      <thead><tr><th>${n(`web-archive-when`)}</th><th>${n(`web-archive-game`)}</th><th>${n(`web-archive-opponent`)}</th><th>${n(`web-archive-result`)}</th><th>${n(`web-rating`)}</th></tr></thead>
      <tbody>${e.map(e=>o`<tr>
        <td><a href="/play/${e.id}">${x(e.at)}</a></td>
        <td>${e.title}</td>
        <td>${i(e.opponent,e.opponent_account)}</td>
        <td>${n(`web-score-${e.score}`)}</td>
        <td class="numbers">${e.moved?d(e.moved):e.rated?n(`web-not-counted`):`–`}</td>
      </tr>`)}</tbody>
    </table></div>`}function x(e){return r(e)}export{g as show};
//# sourceMappingURL=person-475e2849.js.map