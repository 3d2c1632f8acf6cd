import{$ as e,Dt as t,Q as n,Rn as r,Zr as i,_t as a,bn as o,en as s,lt as c,mr as l,mt as u,pt as d,un as f,vn as p,yn as m}from"./common-c5b91eb8.js";async function h({main:h,params:g,query:_,signal:v}){let y=await l(g.game),b=_.get(`position`)?.replaceAll(`_`,` `)??null,x=await i(y.name,{position:b}),{position:S}=x;f(`/train/${y.name}?position=${encodeURIComponent(S.replaceAll(` `,`_`))}`);let C=new a({game:y.name,position:S}),w=(await C.look()).board.side,T=!1,E=r(`web-train-title`);h.dataset.title=`${E} · ${y.title}`;let D=()=>m(o`
    <nav class="crumbs" aria-label=${r(`web-puzzles-where`)}><a href="/puzzles/${y.name}">${r(`web-puzzles-of`,{game:y.title})}</a></nav>
    <h1>${E}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${x.task}</p>
        <div role="status">
          ${x.keeps?p:o`<div class="verdict bad">
            ${x.why.map((t,n)=>o`<p class=${n?`small`:``}>${e(t)}</p>`)}</div>`}
          ${x.result?o`<div class="verdict good">${x.result.map(e=>o`<p>${e}</p>`)}</div>`:p}
        </div>
        <p class="muted small">${r(`web-train-plies`,{plies:x.moves.length,slips:x.slips})}</p>
        <div class="row">
          ${x.moves.length>0?o`
            <button type="button" class=${x.keeps?``:`main`} ?disabled=${T} @click=${M}>${r(`web-train-back`)}</button>`:p}
          ${x.keeps?p:o`<button type="button" ?disabled=${T} @click=${P}>${r(`web-train-on`)}</button>`}
          ${x.moves.length>0?o`<button type="button" ?disabled=${T} @click=${N}>${r(`web-train-again`)}</button>`:p}
          <a class=${x.result?`button main`:`button`} href="/train/${y.name}">${r(`web-train-next`)}</a>
        </div>
      </div>
    </div>`,h);D();let O=await d(h.querySelector(`.board-place`),y,v,u(w)),k=new t(C,O,{signal:v,dress:e=>({choices:x.result||!x.keeps||e.board.side!==w?[]:e.choices,refused:e.refused,own:s(w)}),changed:()=>{}});async function A(e,t=!1){T=!0,D();let n=i(y.name,{position:S,moves:e,on:t,slips:x.slips});await k.follow(e),x=await n,await k.follow(x.moves),T=!1,v.aborted||(k.refresh(),D(),(x.result||!x.keeps)&&c(h.querySelector(`.task-words`)))}async function j(e){let t=x.moves.slice(0,e);x={...x,moves:t,keeps:!0,why:[],result:null},D(),c(h.querySelector(`.board-place`)),await k.follow(t),k.refresh()}async function M(){for(let e=x.moves.length-1;e>0;--e)if((await C.look(C.line[e])).board.side===w)return j(e);return j(0)}async function N(){x={...x,slips:0},await j(0)}let P=()=>A(x.moves,!0);O.onPress=async(e,t)=>{if(O.moving||T||x.result||!x.keeps||k.seen?.board.side!==w)return;let r=k.choiceOf(t);r?await A([...x.moves,r.label]):n(O,e,C.question())},await k.begin()}export{h as show};
//# sourceMappingURL=train-f6bd08c8.js.map