import{Dn as e,Dt as t,Et as n,Gt as r,Kt as i,Mn as a,Mt as o,Ot as s,Tt as c,X as l,Xt as u,Yr as d,Yt as f,at as ee,cn as te,ct as ne,fn as p,ft as m,hr as re,in as ie,jn as h,kr as g,kt as _,mn as v,mt as y,nt as ae,or as oe,ot as se,pn as ce,pt as b,qr as le,rn as x,rt as ue,tt as S,un as de,ut as fe,wt as pe}from"./common-55ba994a.js";import{n as C}from"./app-1df1682e.js";function me({cells:e,homes:t,side:n}){return{cells:[...e],homes:[...t],side:n}}function w(e,t,n){let r=e.cells.map((e,r)=>r===t?Math.min(255,Math.max(0,e+n)):e);return{...e,cells:r}}function T(e,t,n){let r=t===0?[n,e.homes[1]]:[e.homes[0],n];return{...e,homes:r}}function E(e){return{...e,cells:e.cells.map(()=>0),homes:[null,null]}}function he(e,t,n){return w(e,t,`by`in n?n.by:n.to-e.cells[t])}function D({cells:e}){return e.reduce((e,t)=>e+t,0)}function O(e,t){return{cells:e.cells,homes:e.homes,side:e.side,may_swap:!1,text:k(e,t)}}function k({cells:e,homes:t,side:n},r){let a=n=>t.includes(n)?`t`:String(e[n]),o=e=>i(r,e).map(e=>e.map(a).join(`,`)).join(`|`);return`${o(0)}/${o(1)} ${e[u(r,0)]},${e[u(r,1)]} ${n}`}var ge=class{#e=/* @__PURE__ */ new Map;of(e){return this.#e.get(e)??null}learn(e,t,n){if(t.ending){let[n,r]=t.ending.score;this.#e.set(e,{south:n-r,proven:!0});return}let r=n?.moves[0];r&&this.#e.set(e,{south:t.board.side===`S`?r.score:-r.score,proven:r.proven})}clear(){this.#e.clear()}};function _e(e,t,{refused:n,chosen:r,wanted:i},{change:o,edit:s,keep:c,leave:l}){let u=e.layouts.wide,d=i-D(t);return v`
    <section class="panel editor" aria-labelledby="editor-title">
      <h2 id="editor-title">${a(`web-editor-title`)}</h2>
      <p class="small">${a(`web-editor-how`)}</p>
      ${r===null?v`<p class="muted small">${a(`web-editor-pick`)}</p>`:A(e,t,r,s)}
      <p class="numbers editor-total" role="status">${a(`web-editor-total`,{count:D(t)})}
        <strong>${d<0?a(`web-editor-over`,{count:-d}):a(`web-editor-left`,{count:d})}</strong></p>
      ${e.homes?[1,0].map(n=>v`<fieldset><legend>${a(n===0?`web-side-S`:`web-side-N`)}</legend>
        ${j(e,t,n,o)}</fieldset>`):p}
      <fieldset><legend>${a(`web-editor-side`)}</legend>
        ${b(`side`,[[`S`,a(`web-side-S`)],[`N`,a(`web-side-N`)]],t.side,e=>o({...t,side:e}))}
      </fieldset>
      <p class="muted small numbers"><code>${k(t,u)}</code></p>
      ${C(n)}
      <div class="row">
        <button type="button" class="main" ?disabled=${n!==``} @click=${c}>${a(`web-editor-keep`)}</button>
        <button type="button" @click=${l}>${a(`web-editor-leave`)}</button>
        <button type="button" @click=${()=>o(E(t))}>${a(`web-editor-empty`)}</button>
      </div>
    </section>`}function A(e,t,n,r){let i=`${a(f(e.layouts.wide,n)===0?`web-side-S`:`web-side-N`)} ${n<e.labels.length?e.labels[n]:e.words.store??a(`web-editor-store`)}`;return v`<div class="row editor-stepper" role="group" aria-label=${i}>
    <button type="button" aria-label=${a(`web-editor-less`,{pit:i})} @click=${()=>r(n,-1)}>−</button>
    <output>${a(`web-editor-chosen`,{pit:i,count:t.cells[n]})}</output>
    <button type="button" aria-label=${a(`web-editor-more`,{pit:i})} @click=${()=>r(n,1)}>+</button>
  </div>`}function j(e,t,n,i){let o=r(e.layouts.wide,1-n);return v`<label class="field"><span>${e.words.home}</span><select @change=${e=>{let{value:r}=e.target;i(T(t,n,r===``?null:Number(r)))}}>
    <option value="" .selected=${t.homes[n]===null}>${a(`web-editor-no-home`)}</option>
    ${o.map(r=>v`<option value=${r} .selected=${t.homes[n]===r}>${e.labels[r]}</option>`)}
  </select></label>`}function M(e,t){let n=t?.moves[0]?.score;return(t?.moves??[]).flatMap(({label:t,score:r,proven:i})=>{let a=e.choices.find(e=>e.label===t)?.cell;return a==null?[]:[{cell:a,text:h(r,i),best:r===n}]})}function ve(e,t){let n=t.reduce((e,t)=>e+t,0)||1,r=e?Math.min(100,Math.max(0,50+50*e.south/n)):50,i=e?N(e):a(`web-engine-unknown`);return v`
    <div class="gauge">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="north" width="100" height="6" /><rect class="south" width=${r} height="6" /><rect class="middle" x="49.8" width="0.4" height="6" />
      </svg>
      <p class="small numbers">${i}</p>
    </div>`}function N({south:e,proven:t}){let n=Math.abs(e)<.05?`web-engine-level`:e>0?`web-engine-south`:`web-engine-north`;return a(t?`${n}-proven`:n,{margin:h(Math.abs(e),t).replace(`+`,``)})}function P({page:e,seen:t,analysis:n,thinking:r,searching:i,toggle:o,play:s,ways:c}){return v`
    <section class="panel" aria-labelledby="engine-title">
      <div class="row between"><h2 id="engine-title">${a(`web-engine-title`)}</h2>
        <label class="tick"><input type="checkbox" role="switch" .checked=${r} @change=${o} />${a(`web-engine-on`)}</label></div>
      ${r?t.ending?v`<p class="muted">${a(`web-engine-over`)}</p>`:v`
        <p class="muted small numbers">${n?I(n,i):a(`web-engine-begins`)}</p>
        <ol class="lines">${(n?.moves??[]).map(({label:t,score:n,proven:r,distance:i,turns:o},l)=>v`
          <li class="line"><strong class="line-score">${h(n,r)}${r?` ✓`:``}</strong>
            <span><button type="button" class="plain line-first" title=${a(`web-engine-play`)} @click=${()=>s(t)}>${F(e,t)}</button>${i?v` <span class="small">${a(`web-engine-distance`,{plies:i})}</span>`:p}${l<3?v` ${m(o,c,1)}`:p}</span></li>`)}
        </ol>
        <p class="muted small">${a(`web-engine-legend`)}</p>`:p}
    </section>`}function F(e,t){let n=o(e,t,null);return n===t?v`<b>${t}</b>`:v`<b aria-hidden="true">${t}</b><span class="unseen">${n}</span>`}function I({depth:t,nodes:n,proven:r},i){let o=new Intl.NumberFormat(e(),{notation:`compact`}).format(n);return r?a(`web-engine-proven`,{positions:o}):a(i?`web-engine-depth`:`web-engine-depth-done`,{depth:t,positions:o})}function ye(e,t,n,r){let i=(i,a)=>{let{label:o,comment:s,glyphs:c}=e.node(i);return v`<button type="button" class="plain tree-move" aria-current=${i===t?`step`:p} @click=${()=>n(i)}>
      <span class="move-number">${a}</span>${o}${c.join(``)}${r(o)===o?p:v`<span class="unseen">, ${r(o)}</span>`}</button>${s?v`<span class="comment">${s}</span> `:p}`},a=(t,n)=>{let r=[i(t,n)];for(let a=t,s=n+1;;s+=1){let[t,...n]=e.node(a).children;if(t===void 0)return r;r.push(i(t,s)),n.length&&r.push(o(n,s)),a=t}},o=(e,t)=>v`<div class="variations">${e.map(e=>v`<div class="variation">${a(e,t)}</div>`)}</div>`,[s,...c]=e.node(0).children,{comment:l}=e.node(0);return v`<div class="move-tree">
    ${l?v`<span class="comment">${l}</span>`:p}
    ${s===void 0?p:v`${a(s,1).slice(0,1)}${c.length?o(c,1):p}${a(s,1).slice(1)}`}
  </div>`}const L=e=>e.target.closest(`dialog`);function be(e,n){async function r(r){r.preventDefault();let i=L(r),a=i.querySelector(`.refused`),o=i.querySelector(`textarea`).value;try{let r=await g({game:e.name,changes:n,text:o}),a=_.fromWire(r.tree);i.close(),x(t({game:r.game,changes:r.changes,position:r.position,tree:a,at:0}))}catch(e){a.hidden=!1,a.textContent=e instanceof Error?e.message:String(e)}}return v`
    <dialog id="paste" aria-labelledby="paste-title">
      <form @submit=${r}>
        <h2 id="paste-title">${a(`web-paste-title`)}</h2>
        <label class="field" for="paste-text"><span class="muted">${a(`web-paste-text`)}</span></label>
        <textarea id="paste-text" spellcheck="false" required></textarea>
        <p class="refused" role="alert" hidden></p>
        <div class="row"><button class="main">${a(`web-paste-take`)}</button>
        <button type="button" @click=${e=>L(e).close()}>${a(`web-close`)}</button></div>
      </form>
    </dialog>`}async function R({main:e,query:r,signal:i}){let u=s(r),{game:f,changes:m}=u,{position:h}=u,g=await oe(f,{set:m}),_=await ee(g),b=new y({game:f,changes:m,position:h},u.tree,u.at),w=()=>({game:f,changes:m,position:h,tree:b.tree,at:b.at}),T=``,E=await b.look().catch(e=>{if(!(e instanceof d))throw e;return T=e.message,h=null,b=new y({game:f,changes:m}),b.look()}),A=new ge,j=new c(i),N=!0,F=null,I=!1,L=[],R=null,z=``,B=null,V=()=>{ce(H(),e),ie(t(w()))};function H(){let{tree:e,at:r,line:i,previous:s,next:c}=b;return v`
      <div class="analysis-head">
        <h1>${a(`web-analysis-title`,{game:g.title})}</h1>
        <div class="row">
          <label class="unseen" for="analysis-game">${a(`web-new-game`)}</label>
          <select id="analysis-game" @change=${e=>x(`/analysis?game=${e.target.value}`)}>
            ${_.map(({name:e,title:t})=>v`<option value=${e} .selected=${e===g.name}>${t}</option>`)}
          </select>
          <button type="button" @click=${()=>U(`#paste`)}>${a(`web-analysis-paste`)}</button>
          <button type="button" @click=${Ee} ?disabled=${R!==null}>${a(`web-analysis-edit`)}</button>
          <button type="button" @click=${()=>U(`#share`)}>${a(`web-analysis-share`)}</button>
        </div>
      </div>
      ${C(T)}
      <div class="analysis">
        <div class="analysis-board">
          ${R?p:ve(A.of(r),E.board.cells)}
          <div class="board-place"></div>
          <p class="standing" role="status">${E.ending?E.ending.sentence:a(`web-analysis-to-move`,{side:a(`web-side-${E.board.side}`)})}</p>
          <div class="row steps" role="group" aria-label=${a(`web-analysis-steps`)}>
            ${S(`first`,s!==null,()=>W(0))}
            ${S(`back`,s!==null,()=>W(s))}
            ${S(`on`,c!==null,()=>W(c))}
            ${S(`last`,c!==null,()=>W(b.last))}
            ${S(`turn`,!0,()=>Q.set({turned:!Q.ways.turned}))}
          </div>
          ${R?p:v`<section class="panel" aria-labelledby="graph-title">
            <h2 id="graph-title">${a(`web-analysis-graph`)}</h2>
            ${n(i.map(e=>A.of(e)?.south??null),{here:b.plies,pick:e=>W(i[e])})}
          </section>`}
        </div>
        <div class="analysis-side">
          ${R?_e(g,R,{refused:z,chosen:B,wanted:D(E.board)},{change:X,edit:(e,t)=>Y(e,{by:t}),keep:De,leave:Oe}):v`
          ${P({page:g,seen:E,analysis:F,thinking:N,searching:I,toggle:Te,play:G,ways:{from:b.lineTo(b.shown),board:ke,play:Se}})}
          <section class="panel" aria-labelledby="moves-title">
            <h2 id="moves-title">${a(`web-analysis-moves`)}</h2>
            ${e.size===1?v`<p class="muted small">${a(`web-analysis-no-moves`)}</p>`:ye(e,r,W,e=>o(g,e,null))}
            <label class="field"><span class="small">${a(`web-analysis-comment`)}</span>
              <input type="text" maxlength="500" .value=${e.node(r).comment} @change=${t=>{e.comment(r,t.target.value),V()}} /></label>
            ${r===0?p:v`<div class="row">
              ${e.isMain(r)?p:v`<button type="button" @click=${()=>{b.promote(r),V(),J()}}>${a(`web-analysis-promote`)}</button>`}
              <button type="button" @click=${()=>Ce(r)}>${a(`web-analysis-delete`)}</button>
            </div>`}
          </section>
          <section class="panel" aria-labelledby="why-title">
            <h2 id="why-title">${a(`web-analysis-why`)}</h2>
            ${L.length===0?v`<p class="muted small">${a(`web-analysis-why-none`)}</p>`:v`<ol class="why-steps" tabindex="0" aria-labelledby="why-title">${L.map(({sentence:e,rule:t})=>v`<li>${e} <code class="muted">${t}</code></li>`)}</ol>`}
          </section>
          ${xe()}`}
        </div>
      </div>
      ${be(g,m)}
      ${ue({title:a(`web-share-link`),address:location.origin+t(w()),name:g.name,record:{game:f,changes:m,position:h,tree:e.toWire()},view:()=>Q,plies:e=>b.pliesTo(b.shown,e)})}`}function xe(){if(E.ending)return p;let e=new URLSearchParams({game:f});for(let t of m)e.append(`set`,t);return h&&e.set(`position`,h),b.at!==0&&e.set(`moves`,b.tree.movesTo(b.at).join(`,`)),v`<section class="panel" aria-labelledby="from-here"><h2 id="from-here">${a(`web-analysis-play`)}</h2>
      <div class="row"><a class="button" href="/new?${e}&with=computer">${a(`web-new-computer`)}</a>
      <a class="button" href="/new?${e}&with=friend">${a(`web-new-friend`)}</a></div></section>`}function U(t){e.querySelector(t)?.showModal()}async function W(e){e===null||R||(T=``,await $.go(e)&&K())}async function G(e){!R&&b.isSettled&&E.choices.some(t=>t.label===e)&&(j.hush(),await $.play(e)&&K())}async function Se(t){R||(j.hush(),I=!1,se(e.querySelector(`.board-place`)),await $.playOut(b.shown,t)&&K())}async function Ce(e){await $.remove(e)&&K()}function K(){[F,L]=[null,[]],$.refresh(),V(),we(),q()}async function we(){let e=b.at;if(e===0)return;let{parent:t,label:n}=b.tree.node(e),r=await le({...b.question(t),move:n});i.aborted||b.at!==e||(L=r,V())}function q(){let e=b.at;j.hush(),I=!1,A.learn(e,E,null),!N||E.ending?(V(),J()):(I=!0,j.ask({...b.question(e),seconds:20},(t,n,r)=>{i.aborted||b.at!==e||R||(F=t,I=!n,r&&(T=r.message),A.learn(e,E,t),Q.mark({badges:M(E,t)}),V(),n&&J())}))}async function J(){let{at:e,line:t}=b;for(let n of t){if(A.of(n))continue;let t=await b.look(n),r=t.ending||!N?null:await j.once({...b.question(n),seconds:.4});if(i.aborted||b.at!==e||R)return;A.learn(n,t,r),V()}}function Te(){N=!N,F=null,Q.mark({badges:[]}),q()}function Ee(){j.hush(),I=!1,R=me(E.board),z=``,B=null,Q.show({board:E.board,editing:!0}),V()}function Y(e,t){R&&(B=e,X(he(R,e,t)))}async function X(e){R=e,Q.show({board:O(e,g.layouts.wide),editing:!0}),V();try{if(await re({game:f,changes:m,position:k(e,g.layouts.wide)}),R!==e)return;z=``}catch(t){if(!(t instanceof d))throw t;if(R!==e)return;z=t.message}V()}function De(){R&&!z&&(h=k(R,g.layouts.wide),R=null,A.clear(),b=new y({game:f,changes:m,position:h},void 0,0,b.looks),$.walk=b,Z())}function Oe(){R=null,Z()}async function Z(){await $.begin()&&K()}let ke=new ne(g,b.looks,i,()=>Q.ways.turned);V();let Q=await fe(e.querySelector(`.board-place`),g,i);Q.onEdit=Y;let $=new pe(b,Q,{signal:i,dress:({choices:e,refused:t})=>({choices:e,refused:t,badges:M(E,F)}),changed:()=>{E=$.seen??E,b.isSettled||(F=null),R||V()}});Q.onPress=e=>{let t=$.choiceAt(e);t?G(t.label):R||l(Q,e,b.question())},de(i,te),ae(i,{back:()=>W(b.previous),on:()=>W(b.next),first:()=>W(0),last:()=>W(b.last)}),await Z()}export{R as show};
//# sourceMappingURL=analysis-ea457192.js.map