import{Fn as e,H as t,Jn as n,Nn as r,Q as i,V as a,Zn as o,hn as s,in as c,mn as l,mr as u,pn as d,ur as f,z as p}from"./common-be34ae49.js";import{n as m,o as h,t as g}from"./app-b5c34cd2.js";import{formatName as _,when as v}from"./arenas-48599814.js";async function y({main:a,params:v,signal:y}){let C=await n(v.arena),w=performance.now(),T=``,E=g(a);a.dataset.title=C.card.name;let D=()=>{let e=new AbortController;return y.addEventListener(`abort`,()=>e.abort()),h({arena:v.arena},e.signal).listen({message(e){e.t===`arena`&&([C,w]=[e.d,performance.now()]),e.t===`go`&&c(`/play/${e.d.room}`),A()},connection(){}}),e},O=D();async function k(e){T=``;try{await i(),await e(),C=await n(v.arena),w=performance.now(),O.abort(),O=D()}catch(e){T=e instanceof Error?e.message:String(e)}A()}let A=()=>{y.aborted||l(s`
      <h1>${C.card.name}</h1>
      <p class="muted">${C.card.title} · ${_(C.card.format)} · ${p(C.card.control)} · ${r(C.card.rated?`web-meet-rated`:`web-meet-unrated`)}
        ${C.card.bots?s` · ${r(`web-arena-bots`)}`:d} · ${r(`web-arena-by`,{name:C.card.maker})}</p>
      <p class="arena-time numbers" role="timer">${x(C,performance.now()-w)}</p>
      ${C.round?s`<p>${r(`web-arena-round`,{round:C.round[0],of:C.round[1]})}</p>`:d}
      ${m(T)}
      <div class="row arena-acts">
        ${C.your_game?s`<a class="button main large" href="/play/${C.your_game}">${r(`web-arena-your-game`)}</a>`:d}
        ${C.card.stage===`over`?d:C.joined?s`<button type="button" @click=${()=>k(()=>u(v.arena))}>${r(`web-arena-leave`)}</button>`:C.card.rated&&e()===``?b():s`<button type="button" class="main large" @click=${()=>k(()=>f(v.arena))}>${r(`web-arena-join`)}</button>`}
        ${C.yours&&C.card.stage===`ahead`?s`<button type="button" @click=${()=>k(()=>o(v.arena))}>${r(`web-arena-call-off`)}</button>`:d}
      </div>
      ${C.joined&&!C.your_game&&C.card.stage!==`over`?s`<p class="verdict good" role="status">${r(`web-arena-stay`)}</p>`:d}
      <div class="arena">
        <section class="table-scroll">${S(C)}</section>
        ${C.games.length===0?d:s`<section><h2>${r(`web-home-playing`)}</h2>${t(C.games)}</section>`}
      </div>
      <p class="muted small">${r(C.card.format.kind===`arena`?`web-arena-rules`:`web-arena-robin-rules`)}</p>`,E)};A();let j=setInterval(A,1e3);y.addEventListener(`abort`,()=>clearInterval(j))}function b(){let e=encodeURIComponent(location.pathname);return s`<a class="button main large" href="/sign-in?back=${e}">${r(`web-arena-sign-in`)}</a><a class="button" href="/sign-up?back=${e}">${r(`web-sign-up-do`)}</a>`}function x({card:e,now:t},n){let i=t+n;if(e.stage===`over`)return r(`web-arena-is-over`);let[a,o]=i<e.starts?[e.starts,`web-arena-starts-in`]:[e.ends,`web-arena-ends-in`];if(a===null)return r(`web-arena-is-on`);let s=Math.max(0,Math.round((a-i)/1e3));if(s>86400)return v(a);let c=e=>String(e).padStart(2,`0`);return r(o,{time:`${Math.floor(s/3600)}:${c(Math.floor(s/60)%60)}:${c(s%60)}`})}function S({table:e,card:t}){if(e.length===0)return s`<p class="muted">${r(`web-arena-no-players`)}</p>`;let n=t.format.kind===`round-robin`;return s`<table class="standings">
    <thead><tr><th scope="col">${r(`web-arena-place`)}</th><th scope="col">${r(`web-arena-player`)}</th>
      ${n?e.map(e=>s`<th scope="col" class="numbers">${e.place}</th>`):s`<th scope="col">${r(`web-arena-games`)}</th>`}
      <th scope="col">${r(`web-arena-points`)}</th></tr></thead>
    <tbody>${e.map(e=>s`
      <tr class=${e.you?`you`:``} data-player=${e.player.name}>
        <td class="numbers">${e.place}</td>
        <th scope="row">${a(e.player)}${w(e)}</th>
        ${n?e.against.map((t,n)=>s`<td class="numbers">${n+1===e.place?`×`:C(t,e.against_rooms[n])}</td>`):s`<td class="numbers">${C(e.sheet,e.rooms)}${e.on_a_row?s` <span title=${r(`web-arena-on-a-row`)}>🔥</span>`:d}</td>`}
        <td class="numbers"><strong>${e.points}</strong></td>
      </tr>`)}</tbody>
  </table>`}function C(e,t){return e.map((e,n)=>s`<a class="result" href="/play/${t[n]}" aria-label=${r(`web-arena-result`,{points:e})}>${e}</a> `)}function w(e){return e.plays?s` <span class="seat-tag">${r(`web-arena-plays`)}</span>`:e.here?d:s` <span class="seat-tag away">${r(`play-away`)}</span>`}export{y as show};
//# sourceMappingURL=arena-83ceaf14.js.map