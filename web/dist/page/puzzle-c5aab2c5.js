import{$ as e,D as t,Dt as n,E as r,Fr as i,Pr as a,Q as o,Qr as s,Rn as c,_t as ee,a as l,bn as u,dt as d,en as f,ht as p,i as m,lt as h,mr as g,mt as _,n as v,o as y,pt as b,r as x,s as te,ti as S,vn as C,yn as w}from"./common-c5b91eb8.js";async function T({main:T,params:E,query:D,signal:O}){let k=Number(E.number),[A,j,ne,M]=await Promise.all([g(E.game),a(E.game,k),i(E.game),y(E.game)]),N=D.has(`grade`)?j.grade:null,P=D.get(`theme`),F=N===null?P===null?``:`?theme=${encodeURIComponent(P)}`:`?grade=${N}`,I=new ee({game:A.name,position:j.position}),L=null,R=null,z=!1,B=!1,V=(await I.look()).board.side,H=new d(A,I.looks,O,()=>J.ways.turned),U=c(`web-puzzle-title`,{number:k,of:j.of});T.dataset.title=`${U} · ${A.title}`;let W=()=>({...M.tried(A.name),...t(A.name)}),G=()=>`/puzzles/${A.name}/${te(ne,W(),k,N,P)}${F}`,K=M.ratings[A.name]??null,q=()=>w(u`
    <nav class="crumbs" aria-label=${c(`web-puzzles-where`)}><a href="/puzzles/${A.name}">${c(`web-puzzles-of`,{game:A.title})}</a></nav>
    <h1>${U}</h1>
    <p class="muted">${c(`web-puzzles-grade-${j.grade}`)} · ${c(`web-puzzle-rating`,{rating:String(j.rating)})} · ${c(`web-puzzle-plies`,{plies:j.plies})}${K?u` · ${c(`web-puzzles-rating`,{rating:m(K)})}`:C}
      ${W()[j.position]?.solved&&!L?u` · ✓ ${c(`web-puzzle-was-solved`)}`:C}</p>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${j.task}</p>
        <div role="status">
          ${L?u`<div class="verdict ${L.right?`good`:`bad`}">
            <p><strong>${L.why[0]}</strong></p>
            ${L.why.slice(1).map(t=>u`<p class="small">${e(t)}</p>`)}
            ${L.turns.length>0&&L.line.length>1?u`<p class="small">${c(`web-puzzle-continuation`)} ${p(L.turns,{from:I.lineTo(0),board:H,play:$})}</p>`:C}
            ${L.rated?u`<p>${c(`web-puzzle-rated`,{rating:String(L.rated.after),change:l(L.rated.after-L.rated.before)})}</p>`:C}
            ${L.streak?u`<p>${c(`web-puzzles-streak`,{days:L.streak.days,best:L.streak.best})}</p>`:C}
            ${L.themes.length>0?u`<p class="small">${c(`web-puzzles-themes`)}: ${L.themes.map(e=>c(`web-puzzle-theme-${e}`)).join(` · `)}</p>`:C}
          </div>`:C}
          ${z&&!L?u`<p class="verdict">${j.hint}</p>`:C}
        </div>
        ${R?u`<ol class="small">${R.map(t=>u`<li>${e(t)}</li>`)}</ol>`:C}
        <div class="row">
          ${L?u`
            <button type="button" class=${L.right?``:`main`} ?disabled=${B} @click=${X}>${c(`web-task-again`)}</button>
            ${L.line.length>1?u`<button type="button" ?disabled=${B} @click=${()=>$(L?.line??[])}>${c(`web-puzzle-line`)}</button>`:C}
            ${R?C:u`<button type="button" @click=${ae}>${c(`web-puzzle-steps`)}</button>`}`:u`
            ${z||!j.hint?C:u`<button type="button" @click=${re}>${c(`web-task-hint`)}</button>`}
            <button type="button" ?disabled=${B} @click=${ie}>${c(`web-puzzle-solution`)}</button>`}
          <a class=${L?.right?`button main`:`button`} href=${G()}>${c(`web-puzzle-next`)}</a>
        </div>
        ${A.trains?u`<p class="small"><a href="/train/${A.name}?position=${encodeURIComponent(j.position.replaceAll(` `,`_`))}">${c(`web-puzzle-train`)}</a></p>`:C}
      </div>
    </div>`,T);q();let J=await b(T.querySelector(`.board-place`),A,O,_(V)),Y=new n(I,J,{signal:O,dress:e=>({choices:L?[]:e.choices,refused:e.refused,own:f(V)}),changed:()=>{}});async function X(){[L,R]=[null,null],q(),h(T.querySelector(`.board-place`)),await Y.go(0),Y.refresh()}function re(){z=!0,r(A.name,j.position,{helped:!0}),q(),h(T.querySelector(`.task-words`))}async function Z(e,t){B=!0,await Y.play(e),L=await t,B=!1,O.aborted||(Y.refresh(),q(),h(T.querySelector(`.task-words`)))}async function Q(e){let t=x(A.name,j.position),n=await s(A.name,k,{...e===void 0?{}:{move:e},helped:z,...t?{kept:t}:{}});return r(A.name,j.position,{helped:e===void 0,right:n.right}),v(A.name,n),n}async function ie(){let e={...await Q(),right:!0};B||await Z(e.label,Promise.resolve(e))}async function $(e){B||(R=null,q(),h(T.querySelector(`.board-place`)),await Y.playOut(0,e))}async function ae(){L&&(R=(await S({...I.question(0),move:L.label})).map(({sentence:e})=>e),q(),h(T.querySelector(`.task-words`)))}J.onPress=async(e,t)=>{if(J.moving||B||L)return;let n=Y.choiceOf(t);n?await Z(n.label,Q(n.label)):o(J,e,I.question())},await Y.begin()}export{T as show};
//# sourceMappingURL=puzzle-c5aab2c5.js.map