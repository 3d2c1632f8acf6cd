import{Dr as e,Gr as t,Jr as n,Jt as r,Mn as i,Or as a,T as o,X as ee,a as s,ct as c,dt as l,fn as u,ft as d,i as f,mn as p,mt as m,n as h,o as g,ot as _,pn as v,r as y,s as b,sr as x,ut as S,w as C,wt as te}from"./common-f2d642aa.js";async function w({main:w,params:T,query:E,signal:D}){let O=Number(T.number),[k,A,ne,j]=await Promise.all([x(T.game),e(T.game,O),a(T.game),g(T.game)]),M=E.has(`grade`)?A.grade:null,N=E.get(`theme`),P=M===null?N===null?``:`?theme=${encodeURIComponent(N)}`:`?grade=${M}`,F=new m({game:k.name,position:A.position}),I=null,L=null,R=!1,z=!1,B=(await F.look()).board.side,V=new c(k,F.looks,D,()=>q.ways.turned),H=i(`web-puzzle-title`,{number:O,of:A.of});w.dataset.title=`${H} · ${k.title}`;let U=()=>({...j.tried(k.name),...o(k.name)}),W=()=>`/puzzles/${k.name}/${b(ne,U(),O,M,N)}${P}`,G=j.ratings[k.name]??null,K=()=>v(p`
    <nav class="crumbs" aria-label=${i(`web-puzzles-where`)}><a href="/puzzles/${k.name}">${i(`web-puzzles-of`,{game:k.title})}</a></nav>
    <h1>${H}</h1>
    <p class="muted">${i(`web-puzzles-grade-${A.grade}`)} · ${i(`web-puzzle-rating`,{rating:A.rating})} · ${i(`web-puzzle-plies`,{plies:A.plies})}${G?p` · ${i(`web-puzzles-rating`,{rating:f(G)})}`:u}
      ${U()[A.position]?.solved&&!I?p` · ✓ ${i(`web-puzzle-was-solved`)}`:u}</p>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${A.task}</p>
        <div role="status">
          ${I?p`<div class="verdict ${I.right?`good`:`bad`}">
            <p><strong>${I.why[0]}</strong></p>
            ${I.why.slice(1).map(e=>p`<p class="small">${e}</p>`)}
            ${I.turns.length>0&&I.line.length>1?p`<p class="small">${i(`web-puzzle-continuation`)} ${d(I.turns,{from:F.lineTo(0),board:V,play:$})}</p>`:u}
            ${I.rated?p`<p>${i(`web-puzzle-rated`,{rating:I.rated.after,change:s(I.rated.after-I.rated.before)})}</p>`:u}
            ${I.streak?p`<p>${i(`web-puzzles-streak`,{days:I.streak.days,best:I.streak.best})}</p>`:u}
            ${I.themes.length>0?p`<p class="small">${i(`web-puzzles-themes`)}: ${I.themes.map(e=>i(`web-puzzle-theme-${e}`)).join(` · `)}</p>`:u}
          </div>`:u}
          ${R&&!I?p`<p class="verdict">${A.hint}</p>`:u}
        </div>
        ${L?p`<ol class="small">${L.map(e=>p`<li>${e}</li>`)}</ol>`:u}
        <div class="row">
          ${I?p`
            <button type="button" class=${I.right?``:`main`} ?disabled=${z} @click=${Y}>${i(`web-task-again`)}</button>
            ${I.line.length>1?p`<button type="button" ?disabled=${z} @click=${()=>$(I?.line??[])}>${i(`web-puzzle-line`)}</button>`:u}
            ${L?u:p`<button type="button" @click=${ie}>${i(`web-puzzle-steps`)}</button>`}`:p`
            ${R||!A.hint?u:p`<button type="button" @click=${X}>${i(`web-task-hint`)}</button>`}
            <button type="button" ?disabled=${z} @click=${re}>${i(`web-puzzle-solution`)}</button>`}
          <a class=${I?.right?`button main`:`button`} href=${W()}>${i(`web-puzzle-next`)}</a>
        </div>
        ${k.trains?p`<p class="small"><a href="/train/${k.name}?position=${encodeURIComponent(A.position.replaceAll(` `,`_`))}">${i(`web-puzzle-train`)}</a></p>`:u}
      </div>
    </div>`,w);K();let q=await S(w.querySelector(`.board-place`),k,D,l(B)),J=new te(F,q,{signal:D,dress:e=>({choices:I?[]:e.choices,refused:e.refused,own:r(B)}),changed:()=>{}});async function Y(){[I,L]=[null,null],K(),await J.go(0),J.refresh()}function X(){R=!0,C(k.name,A.position,{helped:!0}),K()}async function Z(e,t){z=!0,await J.play(e),I=await t,z=!1,D.aborted||(J.refresh(),K())}async function Q(e){let n=y(k.name,A.position),r=await t(k.name,O,{...e===void 0?{}:{move:e},helped:R,...n?{kept:n}:{}});return C(k.name,A.position,{helped:e===void 0,right:r.right}),h(k.name,r),r.rated&&(G={value:r.rated.after,provisional:r.rated.provisional}),r}async function re(){let e={...await Q(),right:!0};z||await Z(e.label,Promise.resolve(e))}async function $(e){z||(L=null,K(),_(w.querySelector(`.board-place`)),await J.playOut(0,e))}async function ie(){I&&(L=(await n({...F.question(0),move:I.label})).map(({sentence:e})=>e),K())}q.onPress=async e=>{if(q.moving||z||I)return;let t=J.choiceAt(e);t?await Z(t.label,Q(t.label)):ee(q,e,F.question())},await J.begin()}export{w as show};
//# sourceMappingURL=puzzle-a32d30c8.js.map