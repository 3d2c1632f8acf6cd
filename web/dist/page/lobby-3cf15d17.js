import{B as e,Er as t,Hr as n,J as r,Kn as i,Mn as a,Qn as o,Un as s,V as c,Z as l,br as u,cr as d,fn as f,in as p,ir as m,mn as h,ot as g,pn as _,pt as v,rn as y,wr as b,z as x}from"./common-f2d642aa.js";import{n as S,o as C}from"./app-6104e507.js";const w=`sower.lobby`,T={game:`kalah`,clock:`5+3`,seat:`either`,rated:!1,to:``};async function E({main:c,query:v,signal:x}){let[E,k]=await Promise.all([d(),o(),u()]),A={...T,...i(w,{}),to:v.get(`to`)??``},j=v.get(`game`)??A.game;A.game=E.some(({name:e})=>e===j)?j:T.game,A.clock in r||(A.clock=T.clock);let M=k,[N,P]=[!1,``],F={id:``,message:``},I=C({lobby:!0},x);I.listen({message(e){e.t===`lobby`&&(M=e.d),e.t===`go`&&y(`/play/${e.d.room}`),e.t===`ended`&&(P=a(`web-lobby-ended`)),V()},connection(){}});function L(e){A={...A,...e},s(w,{...A,to:``}),V()}async function R(e,t=``){if(!N){[N,P,F]=[!0,``,{id:t,message:``}],V();try{await l();let t=await e();t?.room?y(`/play/${t.room}`):t?.challenge&&(I.post({t:`wait`,d:t.challenge}),g(c.querySelector(`.open-challenges`)))}catch(e){F={id:t,message:e instanceof Error?e.message:String(e)}}N=!1,x.aborted||V()}}let z=()=>({game:A.game,changes:[],control:r[A.clock],rated:A.rated,seat:A.seat,to:A.to.trim()||null}),B={pair:()=>R(()=>b({game:A.game,control:r[A.clock],rated:A.rated})),putUp:()=>R(()=>t(z())),take:e=>R(()=>n(e),e),end:e=>R(()=>m(e),e)},V=()=>{x.aborted||_(h`
      ${e()}
      <h1>${a(`web-lobby-title`)}</h1>
      <p class="lead">${a(`web-lobby-lead`)}</p>
      <div class="lobby">
        <section class="panel open-challenges" aria-labelledby="open-challenges">
          <h2 id="open-challenges">${a(`web-lobby-open`)}</h2>
          ${P?h`<p class="muted" role="status">${P}</p>`:f}
          ${F.id!==``&&!M.some(({id:e})=>e===F.id)?S(F.message):f}
          ${O(M,B,N,F)}
        </section>
        <form class="panel" @submit=${e=>{e.preventDefault(),B.putUp()}}>
          ${D(A,E,L)}
          ${F.id===``?S(F.message):f}
          <div class="row">
            ${A.to.trim()?h`<button class="main large" ?disabled=${N}>${a(`web-lobby-challenge-person`)}</button>`:h`
            <button type="button" class="main large" ?disabled=${N} @click=${B.pair}>${a(`web-lobby-pair`)}</button>
            <button class="large" ?disabled=${N}>${a(`web-lobby-challenge`)}</button>`}
          </div>
        </form>
      </div>`,c)};V();let H=v.get(`pair`);H!==null&&H in r&&(p(`/lobby`),L({clock:H}),B.pair())}function D(e,t,n){let i=e=>e.target.value,o=[[`either`,a(`web-lobby-seat-either`)],[`begin`,a(`web-lobby-seat-begin`)],[`second`,a(`web-lobby-seat-second`)]];return h`
    <h2>${a(`web-lobby-wish`)}</h2>
    <label class="field"><span>${a(`web-new-game`)}</span>
      <select name="game" @change=${e=>n({game:i(e)})}>
        ${t.map(({name:t,title:n})=>h`<option value=${t} .selected=${t===e.game}>${n}</option>`)}
      </select></label>
    <fieldset><legend>${a(`web-new-clock`)}</legend>
      ${v(`clock`,Object.keys(r).map(e=>[e,x(r[e])]),e.clock,e=>n({clock:e}))}
    </fieldset>
    <details ?open=${e.to!==``||e.seat!==`either`}><summary>${a(`web-lobby-more`)}</summary>
      <fieldset><legend>${a(`web-new-begins`)}</legend>${v(`seat`,o,e.seat,e=>n({seat:e}))}</fieldset>
      <label class="field"><span>${a(`web-lobby-to`)}</span>
        <input name="to" maxlength="40" autocomplete="off" .value=${e.to} @input=${e=>n({to:i(e)})} /></label>
    </details>
    <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>n({rated:!e.rated})} />${a(`web-lobby-rated`)}</label>`}function O(e,t,n,r){return e.length===0?h`<p class="muted">${a(`web-lobby-none`)}</p>`:h`<ul class="game-rows challenges" aria-live="polite">${e.map(e=>h`
    <li class=${e.for_you?`game-row for-you`:`game-row`} data-challenge=${e.id}>
      <div class="grow">
        <strong>${e.yours?a(e.quick?`web-lobby-you-wait`:`web-lobby-yours`):c(e.maker)}</strong>
        <p class="muted small">${e.title} · ${x(e.control)} · ${a(e.rated?`web-meet-rated`:`web-meet-unrated`)}${k(e)}${e.to?h` · ${a(`web-lobby-for`,{name:e.to})}`:f}${e.changes.length>0?h` · ${e.changes.join(`, `)}`:f}</p>
      </div>
      ${e.yours?h`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${a(`web-lobby-withdraw`)}</button>`:h`<button type="button" class="main" ?disabled=${n} @click=${()=>t.take(e.id)}>${a(`web-lobby-take`)}</button>`}
      ${e.for_you?h`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${a(`web-lobby-decline`)}</button>`:f}
      ${e.id===r.id?S(r.message):f}
    </li>`)}</ul>`}function k({seat:e,yours:t}){return e===`either`?f:h` · ${a(e===`begin`===t?`web-lobby-you-begin`:`web-lobby-you-second`)}`}export{E as show};
//# sourceMappingURL=lobby-3cf15d17.js.map