import{Dr as e,Er as t,Jt as n,Mn as r,T as i,Wr as a,X as ee,a as o,ct as s,dt as c,fn as l,ft as u,i as te,mn as d,mt as f,n as p,o as m,or as h,ot as g,pn as _,qr as v,r as y,s as b,ut as x,w as S,wt as C}from"./common-55ba994a.js";async function w({main:w,params:T,query:E,signal:D}){let O=Number(T.number),[k,A,ne,j]=await Promise.all([h(T.game),t(T.game,O),e(T.game),m(T.game)]),M=E.has(`grade`)?A.grade:null,N=E.get(`theme`),P=M===null?N===null?``:`?theme=${encodeURIComponent(N)}`:`?grade=${M}`,F=new f({game:k.name,position:A.position}),I=null,L=null,R=!1,z=!1,B=(await F.look()).board.side,V=new s(k,F.looks,D,()=>q.ways.turned),H=r(`web-puzzle-title`,{number:O,of:A.of});w.dataset.title=`${H} · ${k.title}`;let U=()=>({...j.tried(k.name),...i(k.name)}),W=()=>`/puzzles/${k.name}/${b(ne,U(),O,M,N)}${P}`,G=j.ratings[k.name]??null,K=()=>_(d`
    <nav class="crumbs" aria-label=${r(`web-puzzles-where`)}><a href="/puzzles/${k.name}">${r(`web-puzzles-of`,{game:k.title})}</a></nav>
    <h1>${H}</h1>
    <p class="muted">${r(`web-puzzles-grade-${A.grade}`)} · ${r(`web-puzzle-rating`,{rating:A.rating})} · ${r(`web-puzzle-plies`,{plies:A.plies})}${G?d` · ${r(`web-puzzles-rating`,{rating:te(G)})}`:l}
      ${U()[A.position]?.solved&&!I?d` · ✓ ${r(`web-puzzle-was-solved`)}`:l}</p>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${A.task}</p>
        <div role="status">
          ${I?d`<div class="verdict ${I.right?`good`:`bad`}">
            <p><strong>${I.why[0]}</strong></p>
            ${I.why.slice(1).map(e=>d`<p class="small">${e}</p>`)}
            ${I.turns.length>0&&I.line.length>1?d`<p class="small">${r(`web-puzzle-continuation`)} ${u(I.turns,{from:F.lineTo(0),board:V,play:$})}</p>`:l}
            ${I.rated?d`<p>${r(`web-puzzle-rated`,{rating:I.rated.after,change:o(I.rated.after-I.rated.before)})}</p>`:l}
            ${I.streak?d`<p>${r(`web-puzzles-streak`,{days:I.streak.days,best:I.streak.best})}</p>`:l}
            ${I.themes.length>0?d`<p class="small">${r(`web-puzzles-themes`)}: ${I.themes.map(e=>r(`web-puzzle-theme-${e}`)).join(` · `)}</p>`:l}
          </div>`:l}
          ${R&&!I?d`<p class="verdict">${A.hint}</p>`:l}
        </div>
        ${L?d`<ol class="small">${L.map(e=>d`<li>${e}</li>`)}</ol>`:l}
        <div class="row">
          ${I?d`
            <button type="button" class=${I.right?``:`main`} ?disabled=${z} @click=${Y}>${r(`web-task-again`)}</button>
            ${I.line.length>1?d`<button type="button" ?disabled=${z} @click=${()=>$(I?.line??[])}>${r(`web-puzzle-line`)}</button>`:l}
            ${L?l:d`<button type="button" @click=${ie}>${r(`web-puzzle-steps`)}</button>`}`:d`
            ${R||!A.hint?l:d`<button type="button" @click=${X}>${r(`web-task-hint`)}</button>`}
            <button type="button" ?disabled=${z} @click=${re}>${r(`web-puzzle-solution`)}</button>`}
          <a class=${I?.right?`button main`:`button`} href=${W()}>${r(`web-puzzle-next`)}</a>
        </div>
        ${k.trains?d`<p class="small"><a href="/train/${k.name}?position=${encodeURIComponent(A.position.replaceAll(` `,`_`))}">${r(`web-puzzle-train`)}</a></p>`:l}
      </div>
    </div>`,w);K();let q=await x(w.querySelector(`.board-place`),k,D,c(B)),J=new C(F,q,{signal:D,dress:e=>({choices:I?[]:e.choices,refused:e.refused,own:n(B)}),changed:()=>{}});async function Y(){[I,L]=[null,null],K(),await J.go(0),J.refresh()}function X(){R=!0,S(k.name,A.position,{helped:!0}),K()}async function Z(e,t){z=!0,await J.play(e),I=await t,z=!1,D.aborted||(J.refresh(),K())}async function Q(e){let t=y(k.name,A.position),n=await a(k.name,O,{...e===void 0?{}:{move:e},helped:R,...t?{kept:t}:{}});return S(k.name,A.position,{helped:e===void 0,right:n.right}),p(k.name,n),n.rated&&(G={value:n.rated.after,provisional:n.rated.provisional}),n}async function re(){let e={...await Q(),right:!0};z||await Z(e.label,Promise.resolve(e))}async function $(e){z||(L=null,K(),g(w.querySelector(`.board-place`)),await J.playOut(0,e))}async function ie(){I&&(L=(await v({...F.question(0),move:I.label})).map(({sentence:e})=>e),K())}q.onPress=async e=>{if(q.moving||z||I)return;let t=J.choiceAt(e);t?await Z(t.label,Q(t.label)):ee(q,e,F.question())},await J.begin()}export{w as show};
//# sourceMappingURL=puzzle-a5b492e2.js.map