import{C as e,Nn as t,S as n,Tt as r,X as i,Yt as a,Zr as o,cr as s,dt as c,ft as l,hn as u,hr as d,ht as f,mn as p,pn as m,qr as h,st as g}from"./common-be34ae49.js";async function _({main:_,params:v,signal:y}){let b=Number(v.number),[x,S]=await Promise.all([s(v.game),d(v.game)]),C=S.tasks[b-1];if(!C)throw new o({code:`not-found`,message:``},404);let w=S.tasks.length,T=new f({game:x.name,position:C.position}),E=[],D=null,O=!1,k=(await T.look()).board.side,A=()=>p(u`
    <nav class="crumbs" aria-label=${t(`web-task-where`)}><a href="/games/${x.name}">${x.title}</a></nav>
    <h1>${t(`web-task-title`,{number:b,of:w})}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${C.task}</p>
        <div role="status">
          ${D?u`<p class="verdict ${D.done?`good`:D.missed?`bad`:``}">
            <strong>${t(D.done?`web-task-done`:D.missed?`web-task-missed`:`web-task-going`)}</strong> ${D.sentence}</p>`:m}
          ${O?u`<p class="verdict">${C.hint}</p>`:m}
        </div>
        <div class="row">
          ${O||D?.done?m:u`<button type="button" @click=${P}>${t(`web-task-hint`)}</button>`}
          ${E.length===0?m:u`<button type="button" class=${D?.missed?`main`:``} @click=${F}>${t(`web-task-again`)}</button>`}
          ${b<w?u`<a class=${D?.done?`button main`:`button`} href="/games/${x.name}/tasks/${b+1}">${t(`web-task-next`)}</a>`:u`<a class=${D?.done?`button main`:`button`} href="/games/${x.name}">${t(`web-task-back`)}</a>`}
        </div>
        ${n(x.name).has(C.name)&&!D?u`<p class="muted small">✓ ${t(`web-task-was-done`)}</p>`:m}
      </div>
    </div>`,_);A(),_.dataset.title=`${t(`web-task-title`,{number:b,of:w})} · ${x.title}`;let j=await c(_.querySelector(`.board-place`),x,y,l(k)),M=()=>!!(D?.done||D?.missed),N=new r(T,j,{signal:y,dress:e=>({choices:M()||e.board.side!==k?[]:e.choices,refused:e.refused,own:a(k)}),changed:()=>{}});function P(){O=!0,A(),g(_.querySelector(`.task-words`))}async function F(){[E,D]=[[],null],A(),g(_.querySelector(`.board-place`)),await N.go(0)}j.onPress=async t=>{if(j.moving||!T.isSettled||M()||N.seen?.board.side!==k)return;let n=N.choiceAt(t);if(!n){i(j,t,T.question());return}E=[...E,n.label];let r=h(x.name,b,{moves:E}),a=await N.play(n.label);D=await r,D.done&&e(x.name,C.name);let o=T.plies-E.length;for(;a&&!M()&&N.seen.board.side!==k&&o<C.replies.length;){if(!await N.play(C.replies[o]))return;o+=1}y.aborted||(N.refresh(),A(),M()&&g(_.querySelector(`.task-words`)))},await N.begin()}export{_ as show};
//# sourceMappingURL=task-e8446936.js.map