import{Rn as e,U as t,V as n,Vn as r,W as i,bn as a,br as o,er as s,et as c,gr as l,ln as u,rr as d,vn as f,yn as p}from"./common-c5b91eb8.js";import{n as m,o as h,t as g}from"./app-5ffc5d29.js";import{formatName as _,when as v}from"./arenas-48f81f7a.js";async function y({main:t,params:v,signal:y}){let C=await s(v.arena),w=performance.now(),T=``,E=g(t);t.dataset.title=C.card.name;let D=()=>{let e=new AbortController;return y.addEventListener(`abort`,()=>e.abort()),h({arena:v.arena},e.signal).listen({message(e){e.t===`arena`&&([C,w]=[e.d,performance.now()]),e.t===`go`&&u(`/play/${e.d.room}`),A()},connection(){}}),e},O=D();async function k(e){T=``;try{await c(),await e(),C=await s(v.arena),w=performance.now(),O.abort(),O=D()}catch(e){T=e instanceof Error?e.message:String(e)}A()}let A=()=>{y.aborted||p(a`
      <h1>${C.card.name}</h1>
      <p class="muted">${C.card.title} · ${_(C.card.format)} · ${n(C.card.control)} · ${e(C.card.rated?`web-meet-rated`:`web-meet-unrated`)}
        ${C.card.bots?a` · ${e(`web-arena-bots`)}`:f} · ${e(`web-arena-by`,{name:C.card.maker})}</p>
      <p class="arena-time numbers" role="timer">${x(C,performance.now()-w)}</p>
      ${C.round?a`<p>${e(`web-arena-round`,{round:C.round[0],of:C.round[1]})}</p>`:f}
      ${m(T)}
      <div class="row arena-acts">
        ${C.your_game?a`<a class="button main large" href="/play/${C.your_game}">${e(`web-arena-your-game`)}</a>`:f}
        ${C.card.stage===`over`?f:C.joined?a`<button type="button" @click=${()=>k(()=>o(v.arena))}>${e(`web-arena-leave`)}</button>`:C.card.rated&&r()===``?b():a`<button type="button" class="main large" @click=${()=>k(()=>l(v.arena))}>${e(`web-arena-join`)}</button>`}
        ${C.yours&&C.card.stage===`ahead`?a`<button type="button" @click=${()=>k(()=>d(v.arena))}>${e(`web-arena-call-off`)}</button>`:f}
      </div>
      ${C.joined&&!C.your_game&&C.card.stage!==`over`?a`<p class="verdict good" role="status">${e(`web-arena-stay`)}</p>`:f}
      <div class="arena">
        <section class="table-scroll">${S(C)}</section>
        ${C.games.length===0?f:a`<section><h2>${e(`web-home-playing`)}</h2>${i(C.games)}</section>`}
      </div>
      <p class="muted small">${e(C.card.format.kind===`arena`?`web-arena-rules`:`web-arena-robin-rules`)}</p>`,E)};A();let j=setInterval(A,1e3);y.addEventListener(`abort`,()=>clearInterval(j))}function b(){let t=encodeURIComponent(location.pathname);return a`<a class="button main large" href="/sign-in?back=${t}">${e(`web-arena-sign-in`)}</a><a class="button" href="/sign-up?back=${t}">${e(`web-sign-up-do`)}</a>`}function x({card:t,now:n},r){let i=n+r;if(t.stage===`over`)return e(`web-arena-is-over`);let[a,o]=i<t.starts?[t.starts,`web-arena-starts-in`]:[t.ends,`web-arena-ends-in`];if(a===null)return e(`web-arena-is-on`);let s=Math.max(0,Math.round((a-i)/1e3));if(s>86400)return v(a);let c=e=>String(e).padStart(2,`0`);return e(o,{time:`${Math.floor(s/3600)}:${c(Math.floor(s/60)%60)}:${c(s%60)}`})}function S({table:n,card:r}){if(n.length===0)return a`<p class="muted">${e(`web-arena-no-players`)}</p>`;let i=r.format.kind===`round-robin`;return a`<table class="standings">
    <thead><tr><th scope="col">${e(`web-arena-place`)}</th><th scope="col">${e(`web-arena-player`)}</th>
      ${i?n.map(e=>a`<th scope="col" class="numbers">${e.place}</th>`):a`<th scope="col">${e(`web-arena-games`)}</th>`}
      <th scope="col">${e(`web-arena-points`)}</th></tr></thead>
    <tbody>${n.map(n=>a`
      <tr class=${n.you?`you`:``} data-player=${n.player.name}>
        <td class="numbers">${n.place}</td>
        <th scope="row">${t(n.player)}${w(n)}</th>
        ${i?n.against.map((e,t)=>a`<td class="numbers">${t+1===n.place?`×`:C(e,n.against_rooms[t])}</td>`):a`<td class="numbers">${C(n.sheet,n.rooms)}${n.on_a_row?a` <span title=${e(`web-arena-on-a-row`)}>🔥</span>`:f}</td>`}
        <td class="numbers"><strong>${n.points}</strong></td>
      </tr>`)}</tbody>
  </table>`}function C(t,n){return t.map((t,r)=>a`<a class="result" href="/play/${n[r]}" aria-label=${e(`web-arena-result`,{points:t})}>${t}</a> `)}function w(t){return t.plays?a` <span class="seat-tag">${e(`web-arena-plays`)}</span>`:t.here?f:a` <span class="seat-tag away">${e(`play-away`)}</span>`}export{y as show};
//# sourceMappingURL=arena-1fdf0ed0.js.map