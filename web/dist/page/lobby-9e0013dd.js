import{$n as e,B as t,Dr as n,J as r,Nn as i,Q as a,Tr as o,Ur as s,V as c,Wn as l,an as u,ar as d,hn as f,in as p,lr as m,mn as h,mt as g,pn as _,qn as v,st as y,xr as b,z as x}from"./common-be34ae49.js";import{n as S,o as C}from"./app-b5c34cd2.js";const w=`sower.lobby`,T={game:`kalah`,clock:`5+3`,seat:`either`,rated:!1,to:``};async function E({main:c,query:g,signal:x}){let[E,k]=await Promise.all([m(),e(),b()]),A={...T,...v(w,{}),to:g.get(`to`)??``},j=g.get(`game`)??A.game;A.game=E.some(({name:e})=>e===j)?j:T.game,A.clock in r||(A.clock=T.clock);let M=k,[N,P]=[!1,``],F={id:``,message:``},I=C({lobby:!0},x);I.listen({message(e){e.t===`lobby`&&(M=e.d),e.t===`go`&&p(`/play/${e.d.room}`),e.t===`ended`&&(P=i(`web-lobby-ended`)),V()},connection(){}});function L(e){A={...A,...e},l(w,{...A,to:``}),V()}async function R(e,t=``){if(!N){[N,P,F]=[!0,``,{id:t,message:``}],V();try{await a();let t=await e();t?.room?p(`/play/${t.room}`):t?.challenge&&(I.post({t:`wait`,d:t.challenge}),y(c.querySelector(`.open-challenges`)))}catch(e){F={id:t,message:e instanceof Error?e.message:String(e)}}N=!1,x.aborted||V()}}let z=()=>({game:A.game,changes:[],control:r[A.clock],rated:A.rated,seat:A.seat,to:A.to.trim()||null}),B={pair:()=>R(()=>o({game:A.game,control:r[A.clock],rated:A.rated})),putUp:()=>R(()=>n(z())),take:e=>R(()=>s(e),e),end:e=>R(()=>d(e),e)},V=()=>{x.aborted||h(f`
      ${t()}
      <h1>${i(`web-lobby-title`)}</h1>
      <p class="lead">${i(`web-lobby-lead`)}</p>
      <div class="lobby">
        <section class="panel open-challenges" aria-labelledby="open-challenges">
          <h2 id="open-challenges">${i(`web-lobby-open`)}</h2>
          ${P?f`<p class="muted" role="status">${P}</p>`:_}
          ${F.id!==``&&!M.some(({id:e})=>e===F.id)?S(F.message):_}
          ${O(M,B,N,F)}
        </section>
        <form class="panel" @submit=${e=>{e.preventDefault(),B.putUp()}}>
          ${D(A,E,L)}
          ${F.id===``?S(F.message):_}
          <div class="row">
            ${A.to.trim()?f`<button class="main large" ?disabled=${N}>${i(`web-lobby-challenge-person`)}</button>`:f`
            <button type="button" class="main large" ?disabled=${N} @click=${B.pair}>${i(`web-lobby-pair`)}</button>
            <button class="large" ?disabled=${N}>${i(`web-lobby-challenge`)}</button>`}
          </div>
        </form>
      </div>`,c)};V();let H=g.get(`pair`);H!==null&&H in r&&(u(`/lobby`),L({clock:H}),B.pair())}function D(e,t,n){let a=e=>e.target.value,o=[[`either`,i(`web-lobby-seat-either`)],[`begin`,i(`web-lobby-seat-begin`)],[`second`,i(`web-lobby-seat-second`)]];return f`
    <h2>${i(`web-lobby-wish`)}</h2>
    <label class="field"><span>${i(`web-new-game`)}</span>
      <select name="game" @change=${e=>n({game:a(e)})}>
        ${t.map(({name:t,title:n})=>f`<option value=${t} .selected=${t===e.game}>${n}</option>`)}
      </select></label>
    <fieldset><legend>${i(`web-new-clock`)}</legend>
      ${g(`clock`,Object.keys(r).map(e=>[e,x(r[e])]),e.clock,e=>n({clock:e}))}
    </fieldset>
    <details ?open=${e.to!==``||e.seat!==`either`}><summary>${i(`web-lobby-more`)}</summary>
      <fieldset><legend>${i(`web-new-begins`)}</legend>${g(`seat`,o,e.seat,e=>n({seat:e}))}</fieldset>
      <label class="field"><span>${i(`web-lobby-to`)}</span>
        <input name="to" maxlength="40" autocomplete="off" .value=${e.to} @input=${e=>n({to:a(e)})} /></label>
    </details>
    <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>n({rated:!e.rated})} />${i(`web-lobby-rated`)}</label>`}function O(e,t,n,r){return e.length===0?f`<p class="muted">${i(`web-lobby-none`)}</p>`:f`<ul class="game-rows challenges" aria-live="polite">${e.map(e=>f`
    <li class=${e.for_you?`game-row for-you`:`game-row`} data-challenge=${e.id}>
      <div class="grow">
        <strong>${e.yours?i(e.quick?`web-lobby-you-wait`:`web-lobby-yours`):c(e.maker)}</strong>
        <p class="muted small">${e.title} · ${x(e.control)} · ${i(e.rated?`web-meet-rated`:`web-meet-unrated`)}${k(e)}${e.to?f` · ${i(`web-lobby-for`,{name:e.to})}`:_}${e.changes.length>0?f` · ${e.changes.join(`, `)}`:_}</p>
      </div>
      ${e.yours?f`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${i(`web-lobby-withdraw`)}</button>`:f`<button type="button" class="main" ?disabled=${n} @click=${()=>t.take(e.id)}>${i(`web-lobby-take`)}</button>`}
      ${e.for_you?f`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${i(`web-lobby-decline`)}</button>`:_}
      ${e.id===r.id?S(r.message):_}
    </li>`)}</ul>`}function k({seat:e,yours:t}){return e===`either`?_:f` · ${i(e===`begin`===t?`web-lobby-you-begin`:`web-lobby-you-second`)}`}export{E as show};
//# sourceMappingURL=lobby-9e0013dd.js.map