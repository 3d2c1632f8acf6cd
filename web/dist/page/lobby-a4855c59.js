import{B as e,Cr as t,J as n,Kn as r,Mn as i,Tr as a,Un as o,V as s,Vr as c,Z as l,fn as u,in as d,mn as f,ot as p,pn as m,pt as h,rn as g,rr as _,sr as v,yr as y,z as b}from"./common-55ba994a.js";import{n as x,o as S}from"./app-1df1682e.js";const C=`sower.lobby`,w={game:`kalah`,clock:`5+3`,seat:`either`,rated:!1,to:``};async function T({main:s,query:h,signal:b}){let[T]=await Promise.all([v(),y()]),O={...w,...r(C,{}),to:h.get(`to`)??``},k=h.get(`game`)??O.game;O.game=T.some(({name:e})=>e===k)?k:w.game,O.clock in n||(O.clock=w.clock);let A=null,[j,M]=[!1,``],N={id:``,message:``},P=S({lobby:!0},b);P.listen({message(e){e.t===`lobby`&&(A=e.d),e.t===`go`&&g(`/play/${e.d.room}`),e.t===`ended`&&(M=i(`web-lobby-ended`)),z()},connection(){}});function F(e){O={...O,...e},o(C,{...O,to:``}),z()}async function I(e,t=``){if(!j){[j,M,N]=[!0,``,{id:t,message:``}],z();try{await l();let t=await e();t?.room?g(`/play/${t.room}`):t?.challenge&&(P.post({t:`wait`,d:t.challenge}),p(s.querySelector(`.open-challenges`)))}catch(e){N={id:t,message:e instanceof Error?e.message:String(e)}}j=!1,b.aborted||z()}}let L=()=>({game:O.game,changes:[],control:n[O.clock],rated:O.rated,seat:O.seat,to:O.to.trim()||null}),R={pair:()=>I(()=>t({game:O.game,control:n[O.clock],rated:O.rated})),putUp:()=>I(()=>a(L())),take:e=>I(()=>c(e),e),end:e=>I(()=>_(e),e)},z=()=>{b.aborted||m(f`
      ${e()}
      <h1>${i(`web-lobby-title`)}</h1>
      <p class="lead">${i(`web-lobby-lead`)}</p>
      <div class="lobby">
        <section class="panel open-challenges" aria-labelledby="open-challenges">
          <h2 id="open-challenges">${i(`web-lobby-open`)}</h2>
          ${M?f`<p class="muted" role="status">${M}</p>`:u}
          ${N.id!==``&&!A?.some(({id:e})=>e===N.id)?x(N.message):u}
          ${A===null?f`<p class="muted">${i(`web-loading`)}</p>`:D(A,R,j,N)}
        </section>
        <form class="panel" @submit=${e=>{e.preventDefault(),R.putUp()}}>
          ${E(O,T,F)}
          ${N.id===``?x(N.message):u}
          <div class="row">
            ${O.to.trim()?f`<button class="main large" ?disabled=${j}>${i(`web-lobby-challenge-person`)}</button>`:f`
            <button type="button" class="main large" ?disabled=${j} @click=${R.pair}>${i(`web-lobby-pair`)}</button>
            <button class="large" ?disabled=${j}>${i(`web-lobby-challenge`)}</button>`}
          </div>
        </form>
      </div>`,s)};z();let B=h.get(`pair`);B!==null&&B in n&&(d(`/lobby`),F({clock:B}),R.pair())}function E(e,t,r){let a=e=>e.target.value,o=[[`either`,i(`web-lobby-seat-either`)],[`begin`,i(`web-lobby-seat-begin`)],[`second`,i(`web-lobby-seat-second`)]];return f`
    <h2>${i(`web-lobby-wish`)}</h2>
    <label class="field"><span>${i(`web-new-game`)}</span>
      <select name="game" @change=${e=>r({game:a(e)})}>
        ${t.map(({name:t,title:n})=>f`<option value=${t} .selected=${t===e.game}>${n}</option>`)}
      </select></label>
    <fieldset><legend>${i(`web-new-clock`)}</legend>
      ${h(`clock`,Object.keys(n).map(e=>[e,b(n[e])]),e.clock,e=>r({clock:e}))}
    </fieldset>
    <details ?open=${e.to!==``||e.seat!==`either`}><summary>${i(`web-lobby-more`)}</summary>
      <fieldset><legend>${i(`web-new-begins`)}</legend>${h(`seat`,o,e.seat,e=>r({seat:e}))}</fieldset>
      <label class="field"><span>${i(`web-lobby-to`)}</span>
        <input name="to" maxlength="40" autocomplete="off" .value=${e.to} @input=${e=>r({to:a(e)})} /></label>
    </details>
    <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>r({rated:!e.rated})} />${i(`web-lobby-rated`)}</label>`}function D(e,t,n,r){return e.length===0?f`<p class="muted">${i(`web-lobby-none`)}</p>`:f`<ul class="game-rows challenges" aria-live="polite">${e.map(e=>f`
    <li class=${e.for_you?`game-row for-you`:`game-row`} data-challenge=${e.id}>
      <div class="grow">
        <strong>${e.yours?i(e.quick?`web-lobby-you-wait`:`web-lobby-yours`):s(e.maker)}</strong>
        <p class="muted small">${e.title} · ${b(e.control)} · ${i(e.rated?`web-meet-rated`:`web-meet-unrated`)}${O(e)}${e.to?f` · ${i(`web-lobby-for`,{name:e.to})}`:u}${e.changes.length>0?f` · ${e.changes.join(`, `)}`:u}</p>
      </div>
      ${e.yours?f`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${i(`web-lobby-withdraw`)}</button>`:f`<button type="button" class="main" ?disabled=${n} @click=${()=>t.take(e.id)}>${i(`web-lobby-take`)}</button>`}
      ${e.for_you?f`<button type="button" ?disabled=${n} @click=${()=>t.end(e.id)}>${i(`web-lobby-decline`)}</button>`:u}
      ${e.id===r.id?x(r.message):u}
    </li>`)}</ul>`}function O({seat:e,yours:t}){return e===`either`?u:f` · ${i(e===`begin`===t?`web-lobby-you-begin`:`web-lobby-you-second`)}`}export{T as show};
//# sourceMappingURL=lobby-a4855c59.js.map