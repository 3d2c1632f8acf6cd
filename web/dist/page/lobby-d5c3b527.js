import{$n as e,Dr as t,H as n,Nr as r,Rn as i,U as a,V as o,X as s,Xn as c,Yr as l,ar as u,bn as d,dr as f,et as p,gt as m,hr as h,jr as g,ln as _,lt as v,un as y,vn as b,yn as x}from"./common-c5b91eb8.js";import{n as S,o as C}from"./app-5ffc5d29.js";const w=`sower.lobby`,T={game:`kalah`,clock:`5+3`,seat:`either`,rated:!1,to:``};async function E({main:a,query:o,signal:m}){let[E,k]=await Promise.all([h(),u(),t()]),A={...T,...e(w,{}),to:o.get(`to`)??``},j=o.get(`game`)??A.game;A.game=E.some(({name:e})=>e===j)?j:T.game,A.clock in s||(A.clock=T.clock);let M=k,[N,P]=[!1,``],F={id:``,message:``},I=C({lobby:!0},m);I.listen({message(e){e.t===`lobby`&&(M=e.d),e.t===`go`&&_(`/play/${e.d.room}`),e.t===`ended`&&(P=i(`web-lobby-ended`)),V()},connection(){}});function L(e){A={...A,...e},c(w,{...A,to:``}),V()}async function R(e,t=``){if(!N){[N,P,F]=[!0,``,{id:t,message:``}],V();try{await p();let t=await e();t?.room?_(`/play/${t.room}`):t?.challenge&&(I.post({t:`wait`,d:t.challenge}),v(a.querySelector(`.open-challenges`)))}catch(e){F={id:t,message:e instanceof Error?e.message:String(e)}}N=!1,m.aborted||V()}}let z=()=>({game:A.game,changes:[],control:s[A.clock],rated:A.rated,seat:A.seat,to:A.to.trim()||null}),B={pair:()=>R(()=>g({game:A.game,control:s[A.clock],rated:A.rated})),putUp:()=>R(()=>r(z())),take:e=>R(()=>l(e),e),end:e=>R(()=>f(e),e)},V=()=>{m.aborted||x(d`
      ${n()}
      <h1>${i(`web-lobby-title`)}</h1>
      <p class="lead">${i(`web-lobby-lead`)}</p>
      <div class="lobby">
        <section class="panel open-challenges" aria-labelledby="open-challenges">
          <h2 id="open-challenges">${i(`web-lobby-open`)}</h2>
          ${P?d`<p class="muted" role="status">${P}</p>`:b}
          ${F.id!==``&&!M.some(({id:e})=>e===F.id)?S(F.message):b}
          ${O(M,B,N,F)}
        </section>
        <form class="panel" @submit=${e=>{e.preventDefault(),B.putUp()}}>
          ${D(A,E,L)}
          ${F.id===``?S(F.message):b}
          <div class="row">
            ${A.to.trim()?d`<button class="main large" ?disabled=${N}>${i(`web-lobby-challenge-person`)}</button>`:d`
            <button type="button" class="main large" ?disabled=${N} @click=${B.pair}>${i(`web-lobby-pair`)}</button>
            <button class="large" ?disabled=${N}>${i(`web-lobby-challenge`)}</button>`}
          </div>
        </form>
      </div>`,a)};V();let H=o.get(`pair`);H!==null&&H in s&&(y(`/lobby`),L({clock:H}),B.pair())}function D(e,t,n){let r=e=>e.target.value,a=[[`either`,i(`web-lobby-seat-either`)],[`begin`,i(`web-lobby-seat-begin`)],[`second`,i(`web-lobby-seat-second`)]];return d`
    <h2>${i(`web-lobby-wish`)}</h2>
    <label class="field"><span>${i(`web-new-game`)}</span>
      <select name="game" @change=${e=>n({game:r(e)})}>
        ${t.map(({name:t,title:n})=>d`<option value=${t} .selected=${t===e.game}>${n}</option>`)}
      </select></label>
    <fieldset><legend>${i(`web-new-clock`)}</legend>
      ${m(`clock`,Object.keys(s).map(e=>[e,o(s[e])]),e.clock,e=>n({clock:e}))}
    </fieldset>
    <details ?open=${e.to!==``||e.seat!==`either`}><summary>${i(`web-lobby-more`)}</summary>
      <fieldset><legend>${i(`web-new-begins`)}</legend>${m(`seat`,a,e.seat,e=>n({seat:e}))}</fieldset>
      <label class="field"><span>${i(`web-lobby-to`)}</span>
        <input name="to" maxlength="40" autocomplete="off" .value=${e.to} @input=${e=>n({to:r(e)})} /></label>
    </details>
    <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>n({rated:!e.rated})} />${i(`web-lobby-rated`)}</label>`}function O(e,t,n,r){return e.length===0?d`<p class="muted">${i(`web-lobby-none`)}</p>`:d`<ul class="game-rows challenges" aria-live="polite">${e.map(e=>d`
    <li class=${e.for_you?`game-row for-you`:`game-row`} data-challenge=${e.id}>
      <div class="grow">
        <strong>${e.yours?i(e.quick?`web-lobby-you-wait`:`web-lobby-yours`):a(e.maker)}</strong>
        <p class="muted small">${e.title} · ${o(e.control)} · ${i(e.rated?`web-meet-rated`:`web-meet-unrated`)}${k(e)}${e.to?d` · ${i(`web-lobby-for`,{name:e.to})}`:b}${e.changes.length>0?d` · ${e.changes.join(`, `)}`:b}</p>
      </div>
      ${e.yours?d`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${i(`web-lobby-withdraw`)}</button>`:d`<button type="button" class="main" ?disabled=${n} @click=${()=>t.take(e.id)}>${i(`web-lobby-take`)}</button>`}
      ${e.for_you?d`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${i(`web-lobby-decline`)}</button>`:b}
      ${e.id===r.id?S(r.message):b}
    </li>`)}</ul>`}function k({seat:e,yours:t}){return e===`either`?b:d` · ${i(e===`begin`===t?`web-lobby-you-begin`:`web-lobby-you-second`)}`}export{E as show};
//# sourceMappingURL=lobby-d5c3b527.js.map