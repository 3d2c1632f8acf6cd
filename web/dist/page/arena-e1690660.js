import{H as e,Mn as t,Pn as n,V as r,Xn as i,Z as a,fn as o,lr as s,mn as c,pn as l,pr as u,qn as d,rn as f,z as p}from"./common-f2d642aa.js";import{n as m,o as h,t as g}from"./app-6104e507.js";import{formatName as _,when as v}from"./arenas-19cba07f.js";async function y({main:r,params:v,signal:y}){let C=await d(v.arena),w=performance.now(),T=``,E=g(r);r.dataset.title=C.card.name;let D=()=>{let e=new AbortController;return y.addEventListener(`abort`,()=>e.abort()),h({arena:v.arena},e.signal).listen({message(e){e.t===`arena`&&([C,w]=[e.d,performance.now()]),e.t===`go`&&f(`/play/${e.d.room}`),A()},connection(){}}),e},O=D();async function k(e){T=``;try{await a(),await e(),C=await d(v.arena),w=performance.now(),O.abort(),O=D()}catch(e){T=e instanceof Error?e.message:String(e)}A()}let A=()=>{y.aborted||l(c`
      <h1>${C.card.name}</h1>
      <p class="muted">${C.card.title} · ${_(C.card.format)} · ${p(C.card.control)} · ${t(C.card.rated?`web-meet-rated`:`web-meet-unrated`)}
        ${C.card.bots?c` · ${t(`web-arena-bots`)}`:o} · ${t(`web-arena-by`,{name:C.card.maker})}</p>
      <p class="arena-time numbers" role="timer">${x(C,performance.now()-w)}</p>
      ${C.round?c`<p>${t(`web-arena-round`,{round:C.round[0],of:C.round[1]})}</p>`:o}
      ${m(T)}
      <div class="row arena-acts">
        ${C.your_game?c`<a class="button main large" href="/play/${C.your_game}">${t(`web-arena-your-game`)}</a>`:o}
        ${C.card.stage===`over`?o:C.joined?c`<button type="button" @click=${()=>k(()=>u(v.arena))}>${t(`web-arena-leave`)}</button>`:C.card.rated&&n()===``?b():c`<button type="button" class="main large" @click=${()=>k(()=>s(v.arena))}>${t(`web-arena-join`)}</button>`}
        ${C.yours&&C.card.stage===`ahead`?c`<button type="button" @click=${()=>k(()=>i(v.arena))}>${t(`web-arena-call-off`)}</button>`:o}
      </div>
      ${C.joined&&!C.your_game&&C.card.stage!==`over`?c`<p class="verdict good" role="status">${t(`web-arena-stay`)}</p>`:o}
      <div class="arena">
        <section class="table-scroll">${S(C)}</section>
        ${C.games.length===0?o:c`<section><h2>${t(`web-home-playing`)}</h2>${e(C.games)}</section>`}
      </div>
      <p class="muted small">${t(C.card.format.kind===`arena`?`web-arena-rules`:`web-arena-robin-rules`)}</p>`,E)};A();let j=setInterval(A,1e3);y.addEventListener(`abort`,()=>clearInterval(j))}function b(){let e=encodeURIComponent(location.pathname);return c`<a class="button main large" href="/sign-in?back=${e}">${t(`web-arena-sign-in`)}</a><a class="button" href="/sign-up?back=${e}">${t(`web-sign-up-do`)}</a>`}function x({card:e,now:n},r){let i=n+r;if(e.stage===`over`)return t(`web-arena-is-over`);let[a,o]=i<e.starts?[e.starts,`web-arena-starts-in`]:[e.ends,`web-arena-ends-in`];if(a===null)return t(`web-arena-is-on`);let s=Math.max(0,Math.round((a-i)/1e3));if(s>86400)return v(a);let c=e=>String(e).padStart(2,`0`);return t(o,{time:`${Math.floor(s/3600)}:${c(Math.floor(s/60)%60)}:${c(s%60)}`})}function S({table:e,card:n}){if(e.length===0)return c`<p class="muted">${t(`web-arena-no-players`)}</p>`;let i=n.format.kind===`round-robin`;return c`<table class="standings">
    <thead><tr><th scope="col">${t(`web-arena-place`)}</th><th scope="col">${t(`web-arena-player`)}</th>
      ${i?e.map(e=>c`<th scope="col" class="numbers">${e.place}</th>`):c`<th scope="col">${t(`web-arena-games`)}</th>`}
      <th scope="col">${t(`web-arena-points`)}</th></tr></thead>
    <tbody>${e.map(e=>c`
      <tr class=${e.you?`you`:``} data-player=${e.player.name}>
        <td class="numbers">${e.place}</td>
        <th scope="row">${r(e.player)}${w(e)}</th>
        ${i?e.against.map((t,n)=>c`<td class="numbers">${n+1===e.place?`×`:C(t,e.against_rooms[n])}</td>`):c`<td class="numbers">${C(e.sheet,e.rooms)}${e.on_a_row?c` <span title=${t(`web-arena-on-a-row`)}>🔥</span>`:o}</td>`}
        <td class="numbers"><strong>${e.points}</strong></td>
      </tr>`)}</tbody>
  </table>`}function C(e,n){return e.map((e,r)=>c`<a class="result" href="/play/${n[r]}" aria-label=${t(`web-arena-result`,{points:e})}>${e}</a> `)}function w(e){return e.plays?c` <span class="seat-tag">${t(`web-arena-plays`)}</span>`:e.here?o:c` <span class="seat-tag away">${t(`play-away`)}</span>`}export{y as show};
//# sourceMappingURL=arena-e1690660.js.map