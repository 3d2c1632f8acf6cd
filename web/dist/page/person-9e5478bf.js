import{Mn as e,Tr as t,ar as n,b as r,fn as i,hn as a,kr as o,mn as s,pn as c,wn as l,x as u,y as d}from"./common-f2d642aa.js";import{u as f}from"./app-6104e507.js";function p(t){let n=t.map(({value:e})=>e),r=(Math.max(...n)+Math.min(...n))/2,i=Math.max(100,Math.max(...n)-Math.min(...n)),o=550/Math.max(1,t.length-1),c=e=>h(76+e*o),l=e=>h(88-(e-r)/i*148),u=[r-i/2,r,r+i/2].map(e=>Math.round(e)),d=t[t.length-1],f=e(`web-rating-graph`,{count:t.length-1,first:t[0].value,last:d.value});return s`
    <svg class="graph rating-graph" viewBox="0 0 ${640} ${200}" role="img" aria-label=${f}>
      ${u.map(e=>a`<line class="zero" x1=${76} x2=${626} y1=${l(e)} y2=${l(e)} />
        <text x="4" y=${l(e)+5}>${e}</text>`)}
      <polyline class="curve" points=${t.map(({value:e},t)=>`${c(t)},${l(e)}`).join(` `)} />
      <circle class="dot" cx=${c(t.length-1)} cy=${l(d.value)} r="5" />
      <text x=${76} y=${196}>${m(t[0].at)}</text>
      ${t.length>1?a`<text class="end" x=${626} y=${196}>${m(d.at)}</text>`:``}
    </svg>`}function m(e){return l(e)}function h(e){return Math.round(e*10)/10}async function g({main:r,params:a,signal:l}){let u=await t(a.name),d=u.ratings[0]?.game??``,p=[],m={game:``,result:``,rated:``,opponent:``},h=[],g=!1;async function S(e){d=e,p=await o(u.name,e),!l.aborted&&d===e&&T()}async function C(e){let t=e?h.at(-1):void 0,r=await n(u.name,{...m,before:t?.at});l.aborted||(h=e?[...h,...r]:r,g=r.length>=20,T())}function w(e){let{name:t,value:n}=e.target;Object.assign(m,{[t]:n.trim()}),C(!1)}let T=()=>c(s`
    <div class="person-head">${f(u.name,`large`)}<div>
      <h1>${u.name} ${u.bot?s`<span class="seat-tag">${e(`web-bot`)}</span>`:i}</h1>
      <p class="muted">${e(`web-person-since`,{day:x(u.since)})}${u.you?s` · <a href="/account">${e(`web-person-yours`)}</a>`:i}</p>
    </div></div>
    ${u.you?i:s`<p><a class="button main" href=${v(u)}>${e(`web-person-challenge`)}</a></p>`}
    ${u.ratings.length===0?s`<p>${e(`web-person-unrated`)}</p>`:_(u,d,p,S)}
    <section aria-labelledby="archive">
      <h2 id="archive">${e(`web-archive`)}</h2>
      ${y(u,w)}
      ${h.length===0?s`<p class="muted">${e(`web-archive-empty`)}</p>`:b(h)}
      ${g?s`<p><button type="button" @click=${()=>C(!0)}>${e(`web-mine-more`)}</button></p>`:i}
    </section>`,r);await Promise.all([d===``?null:S(d),C(!1)]),T()}function _(t,n,r,a){return s`
    <section aria-labelledby="ratings">
      <h2 id="ratings">${e(`web-ratings`)}</h2>
      <ul class="rating-choices">${t.ratings.map(({game:t,title:r,rating:i,games:o})=>s`
    <li><button type="button" class="quiet rating-choice" aria-pressed=${t===n} @click=${()=>a(t)}>
      <span>${r}</span> ${u(i)} <small class="muted">${e(`web-rating-games`,{count:o})}</small></button></li>`)}</ul>
      ${r.length===0?i:s`<div class="panel">${p(r)}</div>`}
    </section>`}function v({name:e,ratings:t}){let[n]=[...t].sort((e,t)=>t.games-e.games);return`/lobby?${new URLSearchParams({to:e,...n?{game:n.game}:{}})}`}function y(t,n){let r=(t,r)=>s`
    <label class="field"><span>${e(`web-archive-${t}`)}</span>
      <select name=${t} @change=${n}><option value="">${e(`web-archive-all`)}</option>
        ${r.map(([e,t])=>s`<option value=${e}>${t}</option>`)}</select></label>`;return s`
    <div class="filters">
      ${r(`game`,t.ratings.map(({game:e,title:t})=>[e,t]))}
      ${r(`result`,[[`won`,e(`web-score-won`)],[`drawn`,e(`web-score-drawn`)],[`lost`,e(`web-score-lost`)]])}
      ${t.you?r(`rated`,[[`yes`,e(`web-rated`)],[`no`,e(`web-unrated`)]]):i}
      <label class="field"><span>${e(`web-archive-opponent`)}</span>
        <input type="text" name="opponent" maxlength="60" spellcheck="false" @change=${n} /></label>
    </div>`}function b(t){return s`
    <div class="table-scroll" tabindex="0" role="region" aria-labelledby="archive"><table class="archive">
      <thead><tr><th>${e(`web-archive-when`)}</th><th>${e(`web-archive-game`)}</th><th>${e(`web-archive-opponent`)}</th><th>${e(`web-archive-result`)}</th><th>${e(`web-rating`)}</th></tr></thead>
      <tbody>${t.map(t=>s`<tr>
        <td><a href="/play/${t.id}">${x(t.at)}</a></td>
        <td>${t.title}</td>
        <td>${r(t.opponent,t.opponent_account)}</td>
        <td>${e(`web-score-${t.score}`)}</td>
        <td class="numbers">${t.moved?d(t.moved):t.rated?e(`web-not-counted`):`–`}</td>
      </tr>`)}</tbody>
    </table></div>`}function x(e){return l(e)}export{g as show};
//# sourceMappingURL=person-9e5478bf.js.map