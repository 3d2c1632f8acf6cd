import{Jt as e,Mn as t,Wr as n,X as r,dt as i,fn as a,in as o,mn as s,mt as c,pn as l,sr as u,ut as d,wt as f}from"./common-f2d642aa.js";async function p({main:p,params:m,query:h,signal:g}){let _=await u(m.game),v=h.get(`position`)?.replaceAll(`_`,` `)??null,y=await n(_.name,{position:v}),{position:b}=y;o(`/train/${_.name}?position=${encodeURIComponent(b.replaceAll(` `,`_`))}`);let x=new c({game:_.name,position:b}),S=(await x.look()).board.side,C=!1,w=t(`web-train-title`);p.dataset.title=`${w} · ${_.title}`;let T=()=>l(s`
    <nav class="crumbs" aria-label=${t(`web-puzzles-where`)}><a href="/puzzles/${_.name}">${t(`web-puzzles-of`,{game:_.title})}</a></nav>
    <h1>${w}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${y.task}</p>
        <div role="status">
          ${y.keeps?a:s`<div class="verdict bad">
            ${y.why.map((e,t)=>s`<p class=${t?`small`:``}>${e}</p>`)}</div>`}
          ${y.result?s`<div class="verdict good">${y.result.map(e=>s`<p>${e}</p>`)}</div>`:a}
        </div>
        <p class="muted small">${t(`web-train-plies`,{plies:y.moves.length,slips:y.slips})}</p>
        <div class="row">
          ${y.moves.length>0?s`
            <button type="button" class=${y.keeps?``:`main`} ?disabled=${C} @click=${A}>${t(`web-train-back`)}</button>`:a}
          ${y.keeps?a:s`<button type="button" ?disabled=${C} @click=${M}>${t(`web-train-on`)}</button>`}
          ${y.moves.length>0?s`<button type="button" ?disabled=${C} @click=${j}>${t(`web-train-again`)}</button>`:a}
          <a class=${y.result?`button main`:`button`} href="/train/${_.name}">${t(`web-train-next`)}</a>
        </div>
      </div>
    </div>`,p);T();let E=await d(p.querySelector(`.board-place`),_,g,i(S)),D=new f(x,E,{signal:g,dress:t=>({choices:y.result||!y.keeps||t.board.side!==S?[]:t.choices,refused:t.refused,own:e(S)}),changed:()=>{}});async function O(e,t=!1){C=!0,T();let r=n(_.name,{position:b,moves:e,on:t,slips:y.slips});await D.follow(e),y=await r,await D.follow(y.moves),C=!1,g.aborted||(D.refresh(),T())}async function k(e){let t=y.moves.slice(0,e);y={...y,moves:t,keeps:!0,why:[],result:null},T(),await D.follow(t),D.refresh()}async function A(){for(let e=y.moves.length-1;e>0;--e)if((await x.look(x.line[e])).board.side===S)return k(e);return k(0)}async function j(){y={...y,slips:0},await k(0)}let M=()=>O(y.moves,!0);E.onPress=async e=>{if(E.moving||C||y.result||!y.keeps||D.seen?.board.side!==S)return;let t=D.choiceAt(e);t?await O([...y.moves,t.label]):r(E,e,x.question())},await D.begin()}export{p as show};
//# sourceMappingURL=train-10abfdd1.js.map