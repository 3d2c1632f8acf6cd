import{$r as e,Dt as t,Q as n,Rn as r,T as i,_t as a,bn as o,en as s,lt as c,mr as l,mt as u,pt as d,ri as f,vn as p,w as m,xr as h,yn as g}from"./common-c5b91eb8.js";async function _({main:_,params:v,signal:y}){let b=Number(v.number),[x,S]=await Promise.all([l(v.game),h(v.game)]),C=S.tasks[b-1];if(!C)throw new f({code:`not-found`,message:``},404);let w=S.tasks.length,T=new a({game:x.name,position:C.position}),E=[],D=null,O=!1,k=(await T.look()).board.side,A=()=>g(o`
    <nav class="crumbs" aria-label=${r(`web-task-where`)}><a href="/games/${x.name}">${x.title}</a></nav>
    <h1>${r(`web-task-title`,{number:b,of:w})}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${C.task}</p>
        <div role="status">
          ${D?o`<p class="verdict ${D.done?`good`:D.missed?`bad`:``}">
            <strong>${r(D.done?`web-task-done`:D.missed?`web-task-missed`:`web-task-going`)}</strong> ${D.sentence}</p>`:p}
          ${O?o`<p class="verdict">${C.hint}</p>`:p}
        </div>
        <div class="row">
          ${O||D?.done?p:o`<button type="button" @click=${P}>${r(`web-task-hint`)}</button>`}
          ${E.length===0?p:o`<button type="button" class=${D?.missed?`main`:``} @click=${F}>${r(`web-task-again`)}</button>`}
          ${b<w?o`<a class=${D?.done?`button main`:`button`} href="/games/${x.name}/tasks/${b+1}">${r(`web-task-next`)}</a>`:o`<a class=${D?.done?`button main`:`button`} href="/games/${x.name}">${r(`web-task-back`)}</a>`}
        </div>
        ${m(x.name).has(C.name)&&!D?o`<p class="muted small">✓ ${r(`web-task-was-done`)}</p>`:p}
      </div>
    </div>`,_);A(),_.dataset.title=`${r(`web-task-title`,{number:b,of:w})} · ${x.title}`;let j=await d(_.querySelector(`.board-place`),x,y,u(k)),M=()=>!!(D?.done||D?.missed),N=new t(T,j,{signal:y,dress:e=>({choices:M()||e.board.side!==k?[]:e.choices,refused:e.refused,own:s(k)}),changed:()=>{}});function P(){O=!0,A(),c(_.querySelector(`.task-words`))}async function F(){[E,D]=[[],null],A(),c(_.querySelector(`.board-place`)),await N.go(0)}j.onPress=async(t,r)=>{if(j.moving||!T.isSettled||M()||N.seen?.board.side!==k)return;let a=N.choiceOf(r);if(!a){n(j,t,T.question());return}E=[...E,a.label];let o=e(x.name,b,{moves:E}),s=await N.play(a.label);D=await o,D.done&&i(x.name,C.name);let l=T.plies-E.length;for(;s&&!M()&&N.seen.board.side!==k&&l<C.replies.length;){if(!await N.play(C.replies[l]))return;l+=1}y.aborted||(N.refresh(),A(),M()&&c(_.querySelector(`.task-words`)))},await N.begin()}export{_ as show};
//# sourceMappingURL=task-138ac071.js.map