import{Kr as e,Nn as t,Or as n,T as r,Tt as i,X as a,Yr as o,Yt as ee,Z as s,a as c,cr as l,dt as u,ft as d,hn as f,ht as te,i as p,kr as m,lt as h,mn as g,n as _,o as v,pn as y,pt as ne,r as b,s as x,st as S,w as C}from"./common-be34ae49.js";async function w({main:w,params:T,query:E,signal:D}){let O=Number(T.number),[k,A,j,M]=await Promise.all([l(T.game),n(T.game,O),m(T.game),v(T.game)]),N=E.has(`grade`)?A.grade:null,P=E.get(`theme`),F=N===null?P===null?``:`?theme=${encodeURIComponent(P)}`:`?grade=${N}`,I=new te({game:k.name,position:A.position}),L=null,R=null,z=!1,B=!1,V=(await I.look()).board.side,H=new h(k,I.looks,D,()=>J.ways.turned),U=t(`web-puzzle-title`,{number:O,of:A.of});w.dataset.title=`${U} · ${k.title}`;let W=()=>({...M.tried(k.name),...r(k.name)}),G=()=>`/puzzles/${k.name}/${x(j,W(),O,N,P)}${F}`,K=M.ratings[k.name]??null,q=()=>g(f`
    <nav class="crumbs" aria-label=${t(`web-puzzles-where`)}><a href="/puzzles/${k.name}">${t(`web-puzzles-of`,{game:k.title})}</a></nav>
    <h1>${U}</h1>
    <p class="muted">${t(`web-puzzles-grade-${A.grade}`)} · ${t(`web-puzzle-rating`,{rating:String(A.rating)})} · ${t(`web-puzzle-plies`,{plies:A.plies})}${K?f` · ${t(`web-puzzles-rating`,{rating:p(K)})}`:y}
      ${W()[A.position]?.solved&&!L?f` · ✓ ${t(`web-puzzle-was-solved`)}`:y}</p>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${A.task}</p>
        <div role="status">
          ${L?f`<div class="verdict ${L.right?`good`:`bad`}">
            <p><strong>${L.why[0]}</strong></p>
            ${L.why.slice(1).map(e=>f`<p class="small">${s(e)}</p>`)}
            ${L.turns.length>0&&L.line.length>1?f`<p class="small">${t(`web-puzzle-continuation`)} ${ne(L.turns,{from:I.lineTo(0),board:H,play:$})}</p>`:y}
            ${L.rated?f`<p>${t(`web-puzzle-rated`,{rating:String(L.rated.after),change:c(L.rated.after-L.rated.before)})}</p>`:y}
            ${L.streak?f`<p>${t(`web-puzzles-streak`,{days:L.streak.days,best:L.streak.best})}</p>`:y}
            ${L.themes.length>0?f`<p class="small">${t(`web-puzzles-themes`)}: ${L.themes.map(e=>t(`web-puzzle-theme-${e}`)).join(` · `)}</p>`:y}
          </div>`:y}
          ${z&&!L?f`<p class="verdict">${A.hint}</p>`:y}
        </div>
        ${R?f`<ol class="small">${R.map(e=>f`<li>${s(e)}</li>`)}</ol>`:y}
        <div class="row">
          ${L?f`
            <button type="button" class=${L.right?``:`main`} ?disabled=${B} @click=${X}>${t(`web-task-again`)}</button>
            ${L.line.length>1?f`<button type="button" ?disabled=${B} @click=${()=>$(L?.line??[])}>${t(`web-puzzle-line`)}</button>`:y}
            ${R?y:f`<button type="button" @click=${ae}>${t(`web-puzzle-steps`)}</button>`}`:f`
            ${z||!A.hint?y:f`<button type="button" @click=${re}>${t(`web-task-hint`)}</button>`}
            <button type="button" ?disabled=${B} @click=${ie}>${t(`web-puzzle-solution`)}</button>`}
          <a class=${L?.right?`button main`:`button`} href=${G()}>${t(`web-puzzle-next`)}</a>
        </div>
        ${k.trains?f`<p class="small"><a href="/train/${k.name}?position=${encodeURIComponent(A.position.replaceAll(` `,`_`))}">${t(`web-puzzle-train`)}</a></p>`:y}
      </div>
    </div>`,w);q();let J=await u(w.querySelector(`.board-place`),k,D,d(V)),Y=new i(I,J,{signal:D,dress:e=>({choices:L?[]:e.choices,refused:e.refused,own:ee(V)}),changed:()=>{}});async function X(){[L,R]=[null,null],q(),S(w.querySelector(`.board-place`)),await Y.go(0),Y.refresh()}function re(){z=!0,C(k.name,A.position,{helped:!0}),q(),S(w.querySelector(`.task-words`))}async function Z(e,t){B=!0,await Y.play(e),L=await t,B=!1,D.aborted||(Y.refresh(),q(),S(w.querySelector(`.task-words`)))}async function Q(t){let n=b(k.name,A.position),r=await e(k.name,O,{...t===void 0?{}:{move:t},helped:z,...n?{kept:n}:{}});return C(k.name,A.position,{helped:t===void 0,right:r.right}),_(k.name,r),r}async function ie(){let e={...await Q(),right:!0};B||await Z(e.label,Promise.resolve(e))}async function $(e){B||(R=null,q(),S(w.querySelector(`.board-place`)),await Y.playOut(0,e))}async function ae(){L&&(R=(await o({...I.question(0),move:L.label})).map(({sentence:e})=>e),q(),S(w.querySelector(`.task-words`)))}J.onPress=async e=>{if(J.moving||B||L)return;let t=Y.choiceAt(e);t?await Z(t.label,Q(t.label)):a(J,e,I.question())},await Y.begin()}export{w as show};
//# sourceMappingURL=puzzle-6f9b4551.js.map