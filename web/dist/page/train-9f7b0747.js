import{Gr as e,Nn as t,Tt as n,X as r,Yt as i,Z as a,an as o,cr as s,dt as c,ft as l,hn as u,ht as d,mn as f,pn as p,st as m}from"./common-be34ae49.js";async function h({main:h,params:g,query:_,signal:v}){let y=await s(g.game),b=_.get(`position`)?.replaceAll(`_`,` `)??null,x=await e(y.name,{position:b}),{position:S}=x;o(`/train/${y.name}?position=${encodeURIComponent(S.replaceAll(` `,`_`))}`);let C=new d({game:y.name,position:S}),w=(await C.look()).board.side,T=!1,E=t(`web-train-title`);h.dataset.title=`${E} · ${y.title}`;let D=()=>f(u`
    <nav class="crumbs" aria-label=${t(`web-puzzles-where`)}><a href="/puzzles/${y.name}">${t(`web-puzzles-of`,{game:y.title})}</a></nav>
    <h1>${E}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${x.task}</p>
        <div role="status">
          ${x.keeps?p:u`<div class="verdict bad">
            ${x.why.map((e,t)=>u`<p class=${t?`small`:``}>${a(e)}</p>`)}</div>`}
          ${x.result?u`<div class="verdict good">${x.result.map(e=>u`<p>${e}</p>`)}</div>`:p}
        </div>
        <p class="muted small">${t(`web-train-plies`,{plies:x.moves.length,slips:x.slips})}</p>
        <div class="row">
          ${x.moves.length>0?u`
            <button type="button" class=${x.keeps?``:`main`} ?disabled=${T} @click=${M}>${t(`web-train-back`)}</button>`:p}
          ${x.keeps?p:u`<button type="button" ?disabled=${T} @click=${P}>${t(`web-train-on`)}</button>`}
          ${x.moves.length>0?u`<button type="button" ?disabled=${T} @click=${N}>${t(`web-train-again`)}</button>`:p}
          <a class=${x.result?`button main`:`button`} href="/train/${y.name}">${t(`web-train-next`)}</a>
        </div>
      </div>
    </div>`,h);D();let O=await c(h.querySelector(`.board-place`),y,v,l(w)),k=new n(C,O,{signal:v,dress:e=>({choices:x.result||!x.keeps||e.board.side!==w?[]:e.choices,refused:e.refused,own:i(w)}),changed:()=>{}});async function A(t,n=!1){T=!0,D();let r=e(y.name,{position:S,moves:t,on:n,slips:x.slips});await k.follow(t),x=await r,await k.follow(x.moves),T=!1,v.aborted||(k.refresh(),D(),(x.result||!x.keeps)&&m(h.querySelector(`.task-words`)))}async function j(e){let t=x.moves.slice(0,e);x={...x,moves:t,keeps:!0,why:[],result:null},D(),m(h.querySelector(`.board-place`)),await k.follow(t),k.refresh()}async function M(){for(let e=x.moves.length-1;e>0;--e)if((await C.look(C.line[e])).board.side===w)return j(e);return j(0)}async function N(){x={...x,slips:0},await j(0)}let P=()=>A(x.moves,!0);O.onPress=async e=>{if(O.moving||T||x.result||!x.keeps||k.seen?.board.side!==w)return;let t=k.choiceAt(e);t?await A([...x.moves,t.label]):r(O,e,C.question())},await k.begin()}export{h as show};
//# sourceMappingURL=train-9f7b0747.js.map