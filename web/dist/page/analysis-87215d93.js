import{Ar as e,Dn as t,Dt as n,Et as r,Gt as i,Jr as a,Kt as o,Mn as s,Mt as c,Ot as l,Tt as u,X as d,Xr as f,Xt as p,Yt as m,at as ee,cn as te,ct as ne,fn as h,ft as g,gr as re,in as ie,jn as _,kt as v,mn as y,mt as b,nt as ae,ot as oe,pn as se,pt as x,rn as S,rt as ce,sr as le,tt as C,un as w,ut as ue,wt as de}from"./common-f2d642aa.js";import{n as T}from"./app-6104e507.js";function fe({cells:e,homes:t,side:n}){return{cells:[...e],homes:[...t],side:n}}function E(e,t,n){let r=e.cells.map((e,r)=>r===t?Math.min(255,Math.max(0,e+n)):e);return{...e,cells:r}}function D(e,t,n){let r=t===0?[n,e.homes[1]]:[e.homes[0],n];return{...e,homes:r}}function O(e){return{...e,cells:e.cells.map(()=>0),homes:[null,null]}}function pe(e,t,n){return E(e,t,`by`in n?n.by:n.to-e.cells[t])}function k({cells:e}){return e.reduce((e,t)=>e+t,0)}function me(e,t){return{cells:e.cells,homes:e.homes,side:e.side,may_swap:!1,text:A(e,t)}}function A({cells:e,homes:t,side:n},r){let i=n=>t.includes(n)?`t`:String(e[n]),a=e=>o(r,e).map(e=>e.map(i).join(`,`)).join(`|`);return`${a(0)}/${a(1)} ${e[p(r,0)]},${e[p(r,1)]} ${n}`}var he=class{#e=/* @__PURE__ */ new Map;of(e){return this.#e.get(e)??null}learn(e,t,n){if(t.ending){let[n,r]=t.ending.score;this.#e.set(e,{south:n-r,proven:!0});return}let r=n?.moves[0];r&&this.#e.set(e,{south:t.board.side===`S`?r.score:-r.score,proven:r.proven})}clear(){this.#e.clear()}};function ge(e,t,{refused:n,chosen:r,wanted:i},{change:a,edit:o,keep:c,leave:l}){let u=e.layouts.wide,d=i-k(t);return y`
    <section class="panel editor" aria-labelledby="editor-title">
      <h2 id="editor-title">${s(`web-editor-title`)}</h2>
      <p class="small">${s(`web-editor-how`)}</p>
      ${r===null?y`<p class="muted small">${s(`web-editor-pick`)}</p>`:j(e,t,r,o)}
      <p class="numbers editor-total" role="status">${s(`web-editor-total`,{count:k(t)})}
        <strong>${d<0?s(`web-editor-over`,{count:-d}):s(`web-editor-left`,{count:d})}</strong></p>
      ${e.homes?[1,0].map(n=>y`<fieldset><legend>${s(n===0?`web-side-S`:`web-side-N`)}</legend>
        ${M(e,t,n,a)}</fieldset>`):h}
      <fieldset><legend>${s(`web-editor-side`)}</legend>
        ${x(`side`,[[`S`,s(`web-side-S`)],[`N`,s(`web-side-N`)]],t.side,e=>a({...t,side:e}))}
      </fieldset>
      <p class="muted small numbers"><code>${A(t,u)}</code></p>
      ${T(n)}
      <div class="row">
        <button type="button" class="main" ?disabled=${n!==``} @click=${c}>${s(`web-editor-keep`)}</button>
        <button type="button" @click=${l}>${s(`web-editor-leave`)}</button>
        <button type="button" @click=${()=>a(O(t))}>${s(`web-editor-empty`)}</button>
      </div>
    </section>`}function j(e,t,n,r){let i=`${s(m(e.layouts.wide,n)===0?`web-side-S`:`web-side-N`)} ${n<e.labels.length?e.labels[n]:e.words.store??s(`web-editor-store`)}`;return y`<div class="row editor-stepper" role="group" aria-label=${i}>
    <button type="button" aria-label=${s(`web-editor-less`,{pit:i})} @click=${()=>r(n,-1)}>−</button>
    <output>${s(`web-editor-chosen`,{pit:i,count:t.cells[n]})}</output>
    <button type="button" aria-label=${s(`web-editor-more`,{pit:i})} @click=${()=>r(n,1)}>+</button>
  </div>`}function M(e,t,n,r){let a=i(e.layouts.wide,1-n);return y`<label class="field"><span>${e.words.home}</span><select @change=${e=>{let{value:i}=e.target;r(D(t,n,i===``?null:Number(i)))}}>
    <option value="" .selected=${t.homes[n]===null}>${s(`web-editor-no-home`)}</option>
    ${a.map(r=>y`<option value=${r} .selected=${t.homes[n]===r}>${e.labels[r]}</option>`)}
  </select></label>`}function N(e,t){let n=t?.moves[0]?.score;return(t?.moves??[]).flatMap(({label:t,score:r,proven:i})=>{let a=e.choices.find(e=>e.label===t)?.cell;return a==null?[]:[{cell:a,text:_(r,i),best:r===n}]})}function _e(e,t){let n=t.reduce((e,t)=>e+t,0)||1,r=e?Math.min(100,Math.max(0,50+50*e.south/n)):50,i=e?P(e):s(`web-engine-unknown`);return y`
    <div class="gauge">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="north" width="100" height="6" /><rect class="south" width=${r} height="6" /><rect class="middle" x="49.8" width="0.4" height="6" />
      </svg>
      <p class="small numbers">${i}</p>
    </div>`}function P({south:e,proven:t}){let n=Math.abs(e)<.05?`web-engine-level`:e>0?`web-engine-south`:`web-engine-north`;return s(t?`${n}-proven`:n,{margin:_(Math.abs(e),t).replace(`+`,``)})}function F({page:e,seen:t,analysis:n,thinking:r,searching:i,toggle:a,play:o,ways:c}){return y`
    <section class="panel" aria-labelledby="engine-title">
      <div class="row between"><h2 id="engine-title">${s(`web-engine-title`)}</h2>
        <label class="tick"><input type="checkbox" role="switch" .checked=${r} @change=${a} />${s(`web-engine-on`)}</label></div>
      ${r?t.ending?y`<p class="muted">${s(`web-engine-over`)}</p>`:y`
        <p class="muted small numbers">${n?L(n,i):s(`web-engine-begins`)}</p>
        <ol class="lines">${(n?.moves??[]).map(({label:t,score:n,proven:r,distance:i,turns:a},l)=>y`
          <li class="line"><strong class="line-score">${_(n,r)}${r?` ✓`:``}</strong>
            <span><button type="button" class="plain line-first" title=${s(`web-engine-play`)} @click=${()=>o(t)}>${I(e,t)}</button>${i?y` <span class="small">${s(`web-engine-distance`,{plies:i})}</span>`:h}${l<3?y` ${g(a,c,1)}`:h}</span></li>`)}
        </ol>
        <p class="muted small">${s(`web-engine-legend`)}</p>`:h}
    </section>`}function I(e,t){let n=c(e,t,null);return n===t?y`<b>${t}</b>`:y`<b aria-hidden="true">${t}</b><span class="unseen">${n}</span>`}function L({depth:e,nodes:n,proven:r},i){let a=new Intl.NumberFormat(t(),{notation:`compact`}).format(n);return r?s(`web-engine-proven`,{positions:a}):s(i?`web-engine-depth`:`web-engine-depth-done`,{depth:e,positions:a})}function ve(e,t,n,r){let i=(i,a)=>{let{label:o,comment:s,glyphs:c}=e.node(i);return y`<button type="button" class="plain tree-move" aria-current=${i===t?`step`:h} @click=${()=>n(i)}>
      <span class="move-number">${a}</span>${o}${c.join(``)}${r(o)===o?h:y`<span class="unseen">, ${r(o)}</span>`}</button>${s?y`<span class="comment">${s}</span> `:h}`},a=(t,n)=>{let r=[i(t,n)];for(let a=t,s=n+1;;s+=1){let[t,...n]=e.node(a).children;if(t===void 0)return r;r.push(i(t,s)),n.length&&r.push(o(n,s)),a=t}},o=(e,t)=>y`<div class="variations">${e.map(e=>y`<div class="variation">${a(e,t)}</div>`)}</div>`,[s,...c]=e.node(0).children,{comment:l}=e.node(0);return y`<div class="move-tree">
    ${l?y`<span class="comment">${l}</span>`:h}
    ${s===void 0?h:y`${a(s,1).slice(0,1)}${c.length?o(c,1):h}${a(s,1).slice(1)}`}
  </div>`}const R=e=>e.target.closest(`dialog`);function ye(t,r){async function i(i){i.preventDefault();let a=R(i),o=a.querySelector(`.refused`),s=a.querySelector(`textarea`).value;try{let i=await e({game:t.name,changes:r,text:s}),o=v.fromWire(i.tree);a.close(),S(n({game:i.game,changes:i.changes,position:i.position,tree:o,at:0}))}catch(e){o.hidden=!1,o.textContent=e instanceof Error?e.message:String(e)}}return y`
    <dialog id="paste" aria-labelledby="paste-title">
      <form @submit=${i}>
        <h2 id="paste-title">${s(`web-paste-title`)}</h2>
        <label class="field" for="paste-text"><span class="muted">${s(`web-paste-text`)}</span></label>
        <textarea id="paste-text" spellcheck="false" required></textarea>
        <p class="refused" role="alert" hidden></p>
        <div class="row"><button class="main">${s(`web-paste-take`)}</button>
        <button type="button" @click=${e=>R(e).close()}>${s(`web-close`)}</button></div>
      </form>
    </dialog>`}async function z({main:e,query:t,signal:i}){let o=l(t),{game:p,changes:m}=o,{position:g}=o,_=await le(p,{set:m}),v=await ee(_),x=new b({game:p,changes:m,position:g},o.tree,o.at),E=()=>({game:p,changes:m,position:g,tree:x.tree,at:x.at}),D=``,O=await x.look().catch(e=>{if(!(e instanceof f))throw e;return D=e.message,g=null,x=new b({game:p,changes:m}),x.look()}),j=new he,M=new u(i),P=!0,I=null,L=!1,R=[],z=null,B=``,V=null,H=()=>{se(be(),e),ie(n(E()))};function be(){let{tree:e,at:t,line:i,previous:a,next:o}=x;return y`
      <div class="analysis-head">
        <h1>${s(`web-analysis-title`,{game:_.title})}</h1>
        <div class="row">
          <label class="unseen" for="analysis-game">${s(`web-new-game`)}</label>
          <select id="analysis-game" @change=${e=>S(`/analysis?game=${e.target.value}`)}>
            ${v.map(({name:e,title:t})=>y`<option value=${e} .selected=${e===_.name}>${t}</option>`)}
          </select>
          <button type="button" @click=${()=>U(`#paste`)}>${s(`web-analysis-paste`)}</button>
          <button type="button" @click=${Ee} ?disabled=${z!==null}>${s(`web-analysis-edit`)}</button>
          <button type="button" @click=${()=>U(`#share`)}>${s(`web-analysis-share`)}</button>
        </div>
      </div>
      ${T(D)}
      <div class="analysis">
        <div class="analysis-board">
          ${z?h:_e(j.of(t),O.board.cells)}
          <div class="board-place"></div>
          <p class="standing" role="status">${O.ending?O.ending.sentence:s(`web-analysis-to-move`,{side:s(`web-side-${O.board.side}`)})}</p>
          <div class="row steps" role="group" aria-label=${s(`web-analysis-steps`)}>
            ${C(`first`,a!==null,()=>W(0))}
            ${C(`back`,a!==null,()=>W(a))}
            ${C(`on`,o!==null,()=>W(o))}
            ${C(`last`,o!==null,()=>W(x.last))}
            ${C(`turn`,!0,()=>Q.set({turned:!Q.ways.turned}))}
          </div>
          ${z?h:y`<section class="panel" aria-labelledby="graph-title">
            <h2 id="graph-title">${s(`web-analysis-graph`)}</h2>
            ${r(i.map(e=>j.of(e)?.south??null),{here:x.plies,pick:e=>W(i[e])})}
          </section>`}
        </div>
        <div class="analysis-side">
          ${z?ge(_,z,{refused:B,chosen:V,wanted:k(O.board)},{change:X,edit:(e,t)=>Y(e,{by:t}),keep:De,leave:Oe}):y`
          ${F({page:_,seen:O,analysis:I,thinking:P,searching:L,toggle:Te,play:G,ways:{from:x.lineTo(x.shown),board:ke,play:Se}})}
          <section class="panel" aria-labelledby="moves-title">
            <h2 id="moves-title">${s(`web-analysis-moves`)}</h2>
            ${e.size===1?y`<p class="muted small">${s(`web-analysis-no-moves`)}</p>`:ve(e,t,W,e=>c(_,e,null))}
            <label class="field"><span class="small">${s(`web-analysis-comment`)}</span>
              <input type="text" maxlength="500" .value=${e.node(t).comment} @change=${n=>{e.comment(t,n.target.value),H()}} /></label>
            ${t===0?h:y`<div class="row">
              ${e.isMain(t)?h:y`<button type="button" @click=${()=>{x.promote(t),H(),J()}}>${s(`web-analysis-promote`)}</button>`}
              <button type="button" @click=${()=>Ce(t)}>${s(`web-analysis-delete`)}</button>
            </div>`}
          </section>
          <section class="panel" aria-labelledby="why-title">
            <h2 id="why-title">${s(`web-analysis-why`)}</h2>
            ${R.length===0?y`<p class="muted small">${s(`web-analysis-why-none`)}</p>`:y`<ol class="why-steps" tabindex="0" aria-labelledby="why-title">${R.map(({sentence:e,rule:t})=>y`<li>${e} <code class="muted">${t}</code></li>`)}</ol>`}
          </section>
          ${xe()}`}
        </div>
      </div>
      ${ye(_,m)}
      ${ce({title:s(`web-share-link`),address:location.origin+n(E()),name:_.name,record:{game:p,changes:m,position:g,tree:e.toWire()},view:()=>Q,plies:e=>x.pliesTo(x.shown,e)})}`}function xe(){if(O.ending)return h;let e=new URLSearchParams({game:p});for(let t of m)e.append(`set`,t);return g&&e.set(`position`,g),x.at!==0&&e.set(`moves`,x.tree.movesTo(x.at).join(`,`)),y`<section class="panel" aria-labelledby="from-here"><h2 id="from-here">${s(`web-analysis-play`)}</h2>
      <div class="row"><a class="button" href="/new?${e}&with=computer">${s(`web-new-computer`)}</a>
      <a class="button" href="/new?${e}&with=friend">${s(`web-new-friend`)}</a></div></section>`}function U(t){e.querySelector(t)?.showModal()}async function W(e){e===null||z||(D=``,await $.go(e)&&K())}async function G(e){!z&&x.isSettled&&O.choices.some(t=>t.label===e)&&(M.hush(),await $.play(e)&&K())}async function Se(t){z||(M.hush(),L=!1,oe(e.querySelector(`.board-place`)),await $.playOut(x.shown,t)&&K())}async function Ce(e){await $.remove(e)&&K()}function K(){[I,R]=[null,[]],$.refresh(),H(),we(),q()}async function we(){let e=x.at;if(e===0)return;let{parent:t,label:n}=x.tree.node(e),r=await a({...x.question(t),move:n});i.aborted||x.at!==e||(R=r,H())}function q(){let e=x.at;M.hush(),L=!1,j.learn(e,O,null),!P||O.ending?(H(),J()):(L=!0,M.ask({...x.question(e),seconds:20},(t,n,r)=>{i.aborted||x.at!==e||z||(I=t,L=!n,r&&(D=r.message),j.learn(e,O,t),Q.mark({badges:N(O,t)}),H(),n&&J())}))}async function J(){let{at:e,line:t}=x;for(let n of t){if(j.of(n))continue;let t=await x.look(n),r=t.ending||!P?null:await M.once({...x.question(n),seconds:.4});if(i.aborted||x.at!==e||z)return;j.learn(n,t,r),H()}}function Te(){P=!P,I=null,Q.mark({badges:[]}),q()}function Ee(){M.hush(),L=!1,z=fe(O.board),B=``,V=null,Q.show({board:O.board,editing:!0}),H()}function Y(e,t){z&&(V=e,X(pe(z,e,t)))}async function X(e){z=e,Q.show({board:me(e,_.layouts.wide),editing:!0}),H();try{if(await re({game:p,changes:m,position:A(e,_.layouts.wide)}),z!==e)return;B=``}catch(t){if(!(t instanceof f))throw t;if(z!==e)return;B=t.message}H()}function De(){z&&!B&&(g=A(z,_.layouts.wide),z=null,j.clear(),x=new b({game:p,changes:m,position:g},void 0,0,x.looks),$.walk=x,Z())}function Oe(){z=null,Z()}async function Z(){await $.begin()&&K()}let ke=new ne(_,x.looks,i,()=>Q.ways.turned);H();let Q=await ue(e.querySelector(`.board-place`),_,i);Q.onEdit=Y;let $=new de(x,Q,{signal:i,dress:({choices:e,refused:t})=>({choices:e,refused:t,badges:N(O,I)}),changed:()=>{O=$.seen??O,x.isSettled||(I=null),z||H()}});Q.onPress=e=>{let t=$.choiceAt(e);t?G(t.label):z||d(Q,e,x.question())},w(i,te),ae(i,{back:()=>W(x.previous),on:()=>W(x.next),first:()=>W(0),last:()=>W(x.last)}),await Z()}export{z as show};
//# sourceMappingURL=analysis-87215d93.js.map