import{At as e,Dt as t,Et as n,Kt as r,Mn as i,Nn as a,Nt as o,On as s,Ot as c,Tt as l,X as u,Xt as d,Yr as ee,Zr as f,Zt as p,_r as te,an as ne,cr as re,dn as ie,dt as m,hn as h,ht as g,in as _,it as v,jr as y,kt as ae,ln as oe,lt as se,mn as ce,mt as b,nt as x,ot as le,pn as S,pt as C,qt as w,rt as ue,st as de}from"./common-be34ae49.js";import{n as T}from"./app-b5c34cd2.js";function fe({cells:e,homes:t,side:n}){return{cells:[...e],homes:[...t],side:n}}function E(e,t,n){let r=e.cells.map((e,r)=>r===t?Math.min(255,Math.max(0,e+n)):e);return{...e,cells:r}}function D(e,t,n){let r=t===0?[n,e.homes[1]]:[e.homes[0],n];return{...e,homes:r}}function O(e){return{...e,cells:e.cells.map(()=>0),homes:[null,null]}}function pe(e,t,n){return E(e,t,`by`in n?n.by:n.to-e.cells[t])}function k({cells:e}){return e.reduce((e,t)=>e+t,0)}function me(e,t){return{cells:e.cells,homes:e.homes,side:e.side,may_swap:!1,text:A(e,t)}}function A({cells:e,homes:t,side:n},r){let i=n=>t.includes(n)?`t`:String(e[n]),a=e=>w(r,e).map(e=>e.map(i).join(`,`)).join(`|`);return`${a(0)}/${a(1)} ${e[p(r,0)]},${e[p(r,1)]} ${n}`}var he=class{#e=/* @__PURE__ */ new Map;of(e){return this.#e.get(e)??null}learn(e,t,n){if(t.ending){let[n,r]=t.ending.score;this.#e.set(e,{south:n-r,proven:!0});return}let r=n?.moves[0];r&&this.#e.set(e,{south:t.board.side===`S`?r.score:-r.score,proven:r.proven})}clear(){this.#e.clear()}};function ge(e,t,{refused:n,chosen:r,wanted:i},{change:o,edit:s,keep:c,leave:l}){let u=e.layouts.wide,d=i-k(t);return h`
    <section class="panel editor" aria-labelledby="editor-title">
      <h2 id="editor-title">${a(`web-editor-title`)}</h2>
      <p class="small">${a(`web-editor-how`)}</p>
      <p class="small with-keys">${a(`web-editor-keys`)}</p>
      ${r===null?h`<p class="muted small">${a(`web-editor-pick`)}</p>`:j(e,t,r,s)}
      <p class="numbers editor-total" role="status">${a(`web-editor-total`,{count:k(t)})}
        <strong>${d<0?a(`web-editor-over`,{count:-d}):a(`web-editor-left`,{count:d})}</strong></p>
      ${e.homes?[1,0].map(n=>h`<fieldset><legend>${a(n===0?`web-side-S`:`web-side-N`)}</legend>
        ${M(e,t,n,o)}</fieldset>`):S}
      <fieldset><legend>${a(`web-editor-side`)}</legend>
        ${b(`side`,[[`S`,a(`web-side-S`)],[`N`,a(`web-side-N`)]],t.side,e=>o({...t,side:e}))}
      </fieldset>
      <p class="muted small numbers"><code>${A(t,u)}</code></p>
      ${T(n)}
      <div class="row">
        <button type="button" class="main" ?disabled=${n!==``} @click=${c}>${a(`web-editor-keep`)}</button>
        <button type="button" @click=${l}>${a(`web-editor-leave`)}</button>
        <button type="button" @click=${()=>o(O(t))}>${a(`web-editor-empty`)}</button>
      </div>
    </section>`}function j(e,t,n,r){let i=`${a(d(e.layouts.wide,n)===0?`web-side-S`:`web-side-N`)} ${n<e.labels.length?e.labels[n]:e.words.store??a(`web-editor-store`)}`;return h`<div class="row editor-stepper" role="group" aria-label=${i}>
    <button type="button" aria-label=${a(`web-editor-less`,{pit:i})} @click=${()=>r(n,-1)}>−</button>
    <output>${a(`web-editor-chosen`,{pit:i,count:t.cells[n]})}</output>
    <button type="button" aria-label=${a(`web-editor-more`,{pit:i})} @click=${()=>r(n,1)}>+</button>
  </div>`}function M(e,t,n,i){let o=r(e.layouts.wide,1-n);return h`<label class="field"><span>${e.words.home}</span><select @change=${e=>{let{value:r}=e.target;i(D(t,n,r===``?null:Number(r)))}}>
    <option value="" .selected=${t.homes[n]===null}>${a(`web-editor-no-home`)}</option>
    ${o.map(r=>h`<option value=${r} .selected=${t.homes[n]===r}>${e.labels[r]}</option>`)}
  </select></label>`}function N(e,t){let n=t?.moves[0]?.score;return(t?.moves??[]).flatMap(({label:t,score:r,proven:a})=>{let o=e.choices.find(e=>e.label===t)?.cell;return o==null?[]:[{cell:o,text:i(r,a),best:r===n}]})}function _e(e,t){let n=t.reduce((e,t)=>e+t,0)||1,r=e?Math.min(100,Math.max(0,50+50*e.south/n)):50,i=e?P(e):a(`web-engine-unknown`);return h`
    <div class="gauge">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="north" width="100" height="6" /><rect class="south" width=${r} height="6" /><rect class="middle" x="49.8" width="0.4" height="6" />
      </svg>
      <p class="small numbers">${i}</p>
    </div>`}function P({south:e,proven:t}){let n=Math.abs(e)<.05?`web-engine-level`:e>0?`web-engine-south`:`web-engine-north`;return a(t?`${n}-proven`:n,{margin:i(Math.abs(e),t).replace(`+`,``)})}function F({page:e,seen:t,analysis:n,thinking:r,searching:o,stopped:s,toggle:c,play:l,ways:u}){return h`
    <section class="panel" aria-labelledby="engine-title">
      <div class="row between"><h2 id="engine-title">${a(`web-engine-title`)}</h2>
        <label class="tick"><input type="checkbox" role="switch" .checked=${r} @change=${c} />${a(`web-engine-on`)}</label></div>
      ${r?t.ending?h`<p class="muted">${a(`web-engine-over`)}</p>`:h`
        <p class="muted small numbers">${n?L(n,o):s?S:a(`web-engine-begins`)}</p>
        <ol class="lines">${(n?.moves??[]).map(({label:t,score:n,proven:r,distance:o,turns:s},c)=>h`
          <li class="line"><strong class="line-score">${i(n,r)}${r?` ✓`:``}</strong>
            <span><button type="button" class="plain line-first" title=${a(`web-engine-play`)} @click=${()=>l(t)}>${I(e,t)}</button>${o?h` <span class="small">${a(`web-engine-distance`,{plies:o})}</span>`:S}${c<3?h` ${C(s,u,1)}`:S}</span></li>`)}
        </ol>
        <p class="muted small">${a(`web-engine-legend`)}</p>`:S}
    </section>`}function I(e,t){let n=o(e,t,null);return n===t?h`<b>${t}</b>`:h`<b aria-hidden="true">${t}</b><span class="unseen">${n}</span>`}function L({depth:e,nodes:t,proven:n},r){let i=new Intl.NumberFormat(s(),{notation:`compact`}).format(t);return n?a(`web-engine-proven`,{positions:i}):a(r?`web-engine-depth`:`web-engine-depth-done`,{depth:e,positions:i})}function ve(e,t,n,r){let i=(i,a)=>{let{label:o,comment:s,glyphs:c}=e.node(i);return h`<button type="button" class="plain tree-move" aria-current=${i===t?`step`:S} @click=${()=>n(i)}>
      <span class="move-number">${a}</span>${o}${c.join(``)}${r(o)===o?S:h`<span class="unseen">, ${r(o)}</span>`}</button>${s?h`<span class="comment">${s}</span> `:S}`},a=(t,n)=>{let r=[i(t,n)];for(let a=t,s=n+1;;s+=1){let[t,...n]=e.node(a).children;if(t===void 0)return r;r.push(i(t,s)),n.length&&r.push(o(n,s)),a=t}},o=(e,t)=>h`<div class="variations">${e.map(e=>h`<div class="variation">${a(e,t)}</div>`)}</div>`,[s,...c]=e.node(0).children,{comment:l}=e.node(0);return h`<div class="move-tree">
    ${l?h`<span class="comment">${l}</span>`:S}
    ${s===void 0?S:h`${a(s,1).slice(0,1)}${c.length?o(c,1):S}${a(s,1).slice(1)}`}
  </div>`}const R=e=>e.target.closest(`dialog`);function ye(t,n){async function r(r){r.preventDefault();let i=R(r),a=i.querySelector(`.refused`),o=i.querySelector(`textarea`).value;try{let r=await y({game:t.name,changes:n,text:o}),a=e.fromWire(r.tree);i.close(),_(c({game:r.game,changes:r.changes,position:r.position,tree:a,at:0}))}catch(e){a.hidden=!1,a.textContent=e instanceof Error?e.message:String(e)}}return h`
    <dialog id="paste" aria-labelledby="paste-title">
      <form @submit=${r}>
        <h2 id="paste-title">${a(`web-paste-title`)}</h2>
        <label class="field" for="paste-text"><span class="muted">${a(`web-paste-text`)}</span></label>
        <textarea id="paste-text" spellcheck="false" required></textarea>
        <p class="refused" role="alert" hidden></p>
        <div class="row"><button class="main">${a(`web-paste-take`)}</button>
        <button type="button" @click=${e=>R(e).close()}>${a(`web-close`)}</button></div>
      </form>
    </dialog>`}async function z({main:e,query:r,signal:i}){let s=ae(r),{game:d,changes:p}=s,{position:y}=s,b=await re(d,{set:p}),C=await le(b),w=new g({game:d,changes:p,position:y},s.tree,s.at),E=()=>({game:d,changes:p,position:y,tree:w.tree,at:w.at}),D=``,O=await w.look().catch(e=>{if(!(e instanceof f))throw e;return D=e.message,y=null,w=new g({game:d,changes:p}),w.look()}),j=new he,M=new n(i),P=!0,I=null,L=!1,R=[],z=null,B=``,V=null,H=()=>{ce(be(),e),ne(c(E()))};function be(){let{tree:e,at:n,line:r,previous:i,next:s}=w;return h`
      <div class="analysis-head">
        <h1>${a(`web-analysis-title`,{game:b.title})}</h1>
        <div class="row">
          <label class="unseen" for="analysis-game">${a(`web-new-game`)}</label>
          <select id="analysis-game" @change=${e=>_(`/analysis?game=${e.target.value}`)}>
            ${C.map(({name:e,title:t})=>h`<option value=${e} .selected=${e===b.name}>${t}</option>`)}
          </select>
          <button type="button" @click=${()=>U(`#paste`)}>${a(`web-analysis-paste`)}</button>
          <button type="button" @click=${Ee} ?disabled=${z!==null}>${a(`web-analysis-edit`)}</button>
          <button type="button" @click=${()=>U(`#share`)}>${a(`web-analysis-share`)}</button>
        </div>
      </div>
      ${T(D)}
      <div class="analysis">
        <div class="analysis-board">
          ${z?S:_e(j.of(n),O.board.cells)}
          <div class="board-place"></div>
          <p class="standing" role="status">${O.ending?O.ending.sentence:a(`web-analysis-to-move`,{side:a(`web-side-${O.board.side}`)})}</p>
          <div class="row steps" role="group" aria-label=${a(`web-analysis-steps`)}>
            ${x(`first`,i!==null,()=>W(0))}
            ${x(`back`,i!==null,()=>W(i))}
            ${x(`on`,s!==null,()=>W(s))}
            ${x(`last`,s!==null,()=>W(w.last))}
            ${x(`turn`,!0,()=>Q.set({turned:!Q.ways.turned}))}
          </div>
          ${z?S:h`<section class="panel" aria-labelledby="graph-title">
            <h2 id="graph-title">${a(`web-analysis-graph`)}</h2>
            ${t(r.map(e=>j.of(e)?.south??null),{here:w.plies,pick:e=>W(r[e])})}
          </section>`}
        </div>
        <div class="analysis-side">
          ${z?ge(b,z,{refused:B,chosen:V,wanted:k(O.board)},{change:X,edit:(e,t)=>Y(e,{by:t}),keep:De,leave:Oe}):h`
          ${F({page:b,seen:O,analysis:I,thinking:P,searching:L,stopped:D!==``&&!L,toggle:Te,play:G,ways:{from:w.lineTo(w.shown),board:ke,play:Se}})}
          <section class="panel" aria-labelledby="moves-title">
            <h2 id="moves-title">${a(`web-analysis-moves`)}</h2>
            ${e.size===1?h`<p class="muted small">${a(`web-analysis-no-moves`)}</p>`:ve(e,n,W,e=>o(b,e,null))}
            <label class="field"><span class="small">${a(`web-analysis-comment`)}</span>
              <input type="text" maxlength="500" .value=${e.node(n).comment} @change=${t=>{e.comment(n,t.target.value),H()}} /></label>
            ${n===0?S:h`<div class="row">
              ${e.isMain(n)?S:h`<button type="button" @click=${()=>{w.promote(n),H(),J()}}>${a(`web-analysis-promote`)}</button>`}
              <button type="button" @click=${()=>Ce(n)}>${a(`web-analysis-delete`)}</button>
            </div>`}
          </section>
          <section class="panel" aria-labelledby="why-title">
            <h2 id="why-title">${a(`web-analysis-why`)}</h2>
            ${R.length===0?h`<p class="muted small">${a(`web-analysis-why-none`)}</p>`:h`<ol class="why-steps" tabindex="0" aria-labelledby="why-title">${R.map(({sentence:e,rule:t})=>h`<li>${e} <code class="muted">${t}</code></li>`)}</ol>`}
          </section>
          ${xe()}`}
        </div>
      </div>
      ${ye(b,p)}
      ${v({title:a(`web-share-link`),address:location.origin+c(E()),name:b.name,record:{game:d,changes:p,position:y,tree:e.toWire()},view:()=>Q,plies:e=>w.pliesTo(w.shown,e)})}`}function xe(){if(O.ending)return S;let e=new URLSearchParams({game:d});for(let t of p)e.append(`set`,t);return y&&e.set(`position`,y),w.at!==0&&e.set(`moves`,w.tree.movesTo(w.at).join(`,`)),h`<section class="panel" aria-labelledby="from-here"><h2 id="from-here">${a(`web-analysis-play`)}</h2>
      <div class="row"><a class="button" href="/new?${e}&with=computer">${a(`web-new-computer`)}</a>
      <a class="button" href="/new?${e}&with=friend">${a(`web-new-friend`)}</a></div></section>`}function U(t){e.querySelector(t)?.showModal()}async function W(e){e===null||z||(D=``,await $.go(e)&&K())}async function G(e){!z&&w.isSettled&&O.choices.some(t=>t.label===e)&&(M.hush(),await $.play(e)&&K())}async function Se(t){z||(M.hush(),L=!1,de(e.querySelector(`.board-place`)),await $.playOut(w.shown,t)&&K())}async function Ce(e){await $.remove(e)&&K()}function K(){[I,R]=[null,[]],$.refresh(),H(),we(),q()}async function we(){let e=w.at;if(e===0)return;let{parent:t,label:n}=w.tree.node(e),r=await ee({...w.question(t),move:n});i.aborted||w.at!==e||(R=r,H())}function q(){let e=w.at;M.hush(),L=!1,j.learn(e,O,null),!P||O.ending?(H(),J()):(L=!0,M.ask({...w.question(e),seconds:20},(t,n,r)=>{i.aborted||w.at!==e||z||(I=t,L=!n,r&&(D=r.message),j.learn(e,O,t),Q.mark({badges:N(O,t)}),H(),n&&J())}))}async function J(){let{at:e,line:t}=w;for(let n of t){if(j.of(n))continue;let t=await w.look(n),r=t.ending||!P?null:await M.once({...w.question(n),seconds:.4});if(i.aborted||w.at!==e||z)return;j.learn(n,t,r),H()}}function Te(){P=!P,I=null,Q.mark({badges:[]}),q()}function Ee(){M.hush(),L=!1,z=fe(O.board),B=``,V=null,Q.show({board:O.board,editing:!0}),H()}function Y(e,t){z&&(V=e,X(pe(z,e,t)))}async function X(e){z=e,Q.show({board:me(e,b.layouts.wide),editing:!0}),H();try{if(await te({game:d,changes:p,position:A(e,b.layouts.wide)}),z!==e)return;B=``}catch(t){if(!(t instanceof f))throw t;if(z!==e)return;B=t.message}H()}function De(){z&&!B&&(y=A(z,b.layouts.wide),z=null,j.clear(),w=new g({game:d,changes:p,position:y},void 0,0,w.looks),$.walk=w,Z())}function Oe(){z=null,Z()}async function Z(){await $.begin()&&K()}let ke=new se(b,w.looks,i,()=>Q.ways.turned);H();let Q=await m(e.querySelector(`.board-place`),b,i);Q.onEdit=Y;let $=new l(w,Q,{signal:i,dress:({choices:e,refused:t})=>({choices:e,refused:t,badges:N(O,I)}),changed:()=>{O=$.seen??O,w.isSettled||(I=null),z||H()}});Q.onPress=e=>{let t=$.choiceAt(e);t?G(t.label):z||u(Q,e,w.question())},ie(i,oe),ue(i,{back:()=>W(w.previous),on:()=>W(w.next),first:()=>W(0),last:()=>W(w.last)}),await Z()}export{z as show};
//# sourceMappingURL=analysis-b8517388.js.map