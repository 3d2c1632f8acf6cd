import{C as e,Jt as t,Kr as n,Mn as r,S as i,X as a,Xr as o,dt as s,fn as c,mn as l,mr as u,mt as d,pn as f,sr as p,ut as m,wt as h}from"./common-f2d642aa.js";async function g({main:g,params:_,signal:v}){let y=Number(_.number),[b,x]=await Promise.all([p(_.game),u(_.game)]),S=x.tasks[y-1];if(!S)throw new o({code:`not-found`,message:``},404);let C=x.tasks.length,w=new d({game:b.name,position:S.position}),T=[],E=null,D=!1,O=(await w.look()).board.side,k=()=>f(l`
    <nav class="crumbs" aria-label=${r(`web-task-where`)}><a href="/games/${b.name}">${b.title}</a></nav>
    <h1>${r(`web-task-title`,{number:y,of:C})}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${S.task}</p>
        <div role="status">
          ${E?l`<p class="verdict ${E.done?`good`:E.missed?`bad`:``}">
            <strong>${r(E.done?`web-task-done`:E.missed?`web-task-missed`:`web-task-going`)}</strong> ${E.sentence}</p>`:c}
          ${D?l`<p class="verdict">${S.hint}</p>`:c}
        </div>
        <div class="row">
          ${D||E?.done?c:l`<button type="button" @click=${()=>{D=!0,k()}}>${r(`web-task-hint`)}</button>`}
          ${T.length===0?c:l`<button type="button" class=${E?.missed?`main`:``} @click=${N}>${r(`web-task-again`)}</button>`}
          ${y<C?l`<a class=${E?.done?`button main`:`button`} href="/games/${b.name}/tasks/${y+1}">${r(`web-task-next`)}</a>`:l`<a class=${E?.done?`button main`:`button`} href="/games/${b.name}">${r(`web-task-back`)}</a>`}
        </div>
        ${i(b.name).has(S.name)&&!E?l`<p class="muted small">✓ ${r(`web-task-was-done`)}</p>`:c}
      </div>
    </div>`,g);k(),g.dataset.title=`${r(`web-task-title`,{number:y,of:C})} · ${b.title}`;let A=await m(g.querySelector(`.board-place`),b,v,s(O)),j=()=>!!(E?.done||E?.missed),M=new h(w,A,{signal:v,dress:e=>({choices:j()||e.board.side!==O?[]:e.choices,refused:e.refused,own:t(O)}),changed:()=>{}});async function N(){[T,E]=[[],null],k(),await M.go(0)}A.onPress=async t=>{if(A.moving||!w.isSettled||j()||M.seen?.board.side!==O)return;let r=M.choiceAt(t);if(!r){a(A,t,w.question());return}T=[...T,r.label];let i=n(b.name,y,{moves:T}),o=await M.play(r.label);E=await i,E.done&&e(b.name,S.name);let s=w.plies-T.length;for(;o&&!j()&&M.seen.board.side!==O&&s<S.replies.length;){if(!await M.play(S.replies[s]))return;s+=1}v.aborted||(M.refresh(),k())},await M.begin()}export{g as show};
//# sourceMappingURL=task-6d6abcb6.js.map