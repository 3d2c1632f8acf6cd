import{At as e,Cr as t,Dt as n,It as r,Ln as i,Lr as a,Mt as o,Nn as s,Ot as c,Q as l,Qt as u,Rn as d,Zt as f,_t as p,at as m,bn as h,ct as ee,dt as te,gn as ne,gt as g,ht as _,it as v,jt as re,kt as ie,ln as y,lt as ae,mn as oe,mr as se,nn as b,ot as ce,pt as le,ri as x,ti as ue,tn as S,un as de,vn as C,yn as fe}from"./common-c5b91eb8.js";import{n as w}from"./app-5ffc5d29.js";function pe({cells:e,homes:t,side:n,hands:r,closed:i,owned:a,blocked:o,houses:s}){return{cells:[...e],homes:[...t],side:n,more:{hands:r,closed:i,owned:a,blocked:o,houses:s}}}function T(e,t,n){let r=e.cells.map((e,r)=>r===t?Math.min(255,Math.max(0,e+n)):e);return{...e,cells:r}}function E(e,t,n){let r=t===0?[n,e.homes[1]]:[e.homes[0],n];return{...e,homes:r}}function D(e){return{...e,cells:e.cells.map(()=>0),homes:[null,null]}}function me(e,t,n){return T(e,t,`by`in n?n.by:n.to-e.cells[t])}function O({cells:e}){return e.reduce((e,t)=>e+t,0)}function k(e,t){return{...e.more,cells:e.cells,homes:e.homes,side:e.side,may_swap:!1,text:A(e,t)}}function A({cells:e,homes:t,side:n,more:r={}},i){let{closed:a=[],owned:o=[],blocked:s=[]}=r,c=e=>{let t=o.findIndex(t=>t.includes(e));if(t>=0)return t===S(i,e)?`*`:`!`;if(!s.includes(e))return``;let[n,r]=u(i,0);return r?.length===n.length?`!`:`-`},l=n=>t.includes(n)?`t`:a.includes(n)?`x`:`${e[n]}${c(n)}`,d=e=>u(i,e).map(e=>e.map(l).join(`,`)).join(`|`),f=`${e[b(i,0)]},${e[b(i,1)]}`,p=r.houses?.map(e=>e===null?`-`:`y`).join(`,`)??`-,-`,m=r.hands?`0,0 ${f} ${p}`:r.houses?`${f} 0,0 ${p}`:f;return`${d(0)}/${d(1)} ${m} ${n}`}var he=class{#e=/* @__PURE__ */ new Map;of(e){return this.#e.get(e)??null}learn(e,t,n){if(t.ending){let[n,r]=t.ending.score;this.#e.set(e,{south:n-r,proven:!0});return}let r=n?.moves[0];r&&this.#e.set(e,{south:t.board.side===`S`?r.score:-r.score,proven:r.proven})}clear(){this.#e.clear()}};function ge(e,t,{refused:n,chosen:r,wanted:i},{change:a,edit:o,keep:s,leave:c}){let l=e.layouts.wide,u=i-O(t);return h`
    <section class="panel editor" aria-labelledby="editor-title">
      <h2 id="editor-title">${d(`web-editor-title`)}</h2>
      <p class="small">${d(`web-editor-how`)}</p>
      <p class="small with-keys">${d(`web-editor-keys`)}</p>
      ${r===null?h`<p class="muted small">${d(`web-editor-pick`)}</p>`:j(e,t,r,o)}
      <p class="numbers editor-total" role="status">${d(`web-editor-total`,{count:O(t)})}
        <strong>${u<0?d(`web-editor-over`,{count:-u}):d(`web-editor-left`,{count:u})}</strong></p>
      ${e.homes?[1,0].map(n=>h`<fieldset><legend>${d(n===0?`web-side-S`:`web-side-N`)}</legend>
        ${M(e,t,n,a)}</fieldset>`):C}
      <fieldset><legend>${d(`web-editor-side`)}</legend>
        ${g(`side`,[[`S`,d(`web-side-S`)],[`N`,d(`web-side-N`)]],t.side,e=>a({...t,side:e}))}
      </fieldset>
      <p class="muted small numbers"><code>${A(t,l)}</code></p>
      ${w(n)}
      <div class="row">
        <button type="button" class="main" ?disabled=${n!==``} @click=${s}>${d(`web-editor-keep`)}</button>
        <button type="button" @click=${c}>${d(`web-editor-leave`)}</button>
        <button type="button" @click=${()=>a(D(t))}>${d(`web-editor-empty`)}</button>
      </div>
    </section>`}function j(e,t,n,r){let i=`${d(S(e.layouts.wide,n)===0?`web-side-S`:`web-side-N`)} ${n<e.labels.length?e.labels[n]:e.words.store??d(`web-editor-store`)}`;return h`<div class="row editor-stepper" role="group" aria-label=${i}>
    <button type="button" aria-label=${d(`web-editor-less`,{pit:i})} @click=${()=>r(n,-1)}>−</button>
    <output>${d(`web-editor-chosen`,{pit:i,count:t.cells[n]})}</output>
    <button type="button" aria-label=${d(`web-editor-more`,{pit:i})} @click=${()=>r(n,1)}>+</button>
  </div>`}function M(e,t,n,r){let i=f(e.layouts.wide,1-n);return h`<label class="field"><span>${e.words.home}</span><select @change=${e=>{let{value:i}=e.target;r(E(t,n,i===``?null:Number(i)))}}>
    <option value="" .selected=${t.homes[n]===null}>${d(`web-editor-no-home`)}</option>
    ${i.map(r=>h`<option value=${r} .selected=${t.homes[n]===r}>${e.labels[r]}</option>`)}
  </select></label>`}function N(e,t){let n=t?.moves[0]?.score,r=/* @__PURE__ */ new Set;return(t?.moves??[]).flatMap(({label:t,score:a,proven:o})=>{let s=e.choices.find(e=>e.label===t);if(!s||s.cell===null||r.has(s.cell))return[];r.add(s.cell);let c=s.direction?`${s.direction} `:``;return[{cell:s.cell,text:`${c}${i(a,o)}`,best:a===n}]})}function _e(e,t){let n=t.reduce((e,t)=>e+t,0)||1,r=e?Math.min(100,Math.max(0,50+50*e.south/n)):50,i=e?P(e):d(`web-engine-unknown`);return h`
    <div class="gauge">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="north" width="100" height="6" /><rect class="south" width=${r} height="6" /><rect class="middle" x="49.8" width="0.4" height="6" />
      </svg>
      <p class="small numbers">${i}</p>
    </div>`}function P({south:e,proven:t}){let n=Math.abs(e)<.05?`web-engine-level`:e>0?`web-engine-south`:`web-engine-north`;return d(t?`${n}-proven`:n,{margin:i(Math.abs(e),t).replace(`+`,``)})}function ve({page:e,seen:t,analysis:n,thinking:r,searching:a,stopped:o,toggle:s,play:c,ways:l}){return h`
    <section class="panel" aria-labelledby="engine-title">
      <div class="row between"><h2 id="engine-title">${d(`web-engine-title`)}</h2>
        <label class="tick"><input type="checkbox" role="switch" .checked=${r} @change=${s} />${d(`web-engine-on`)}</label></div>
      ${r?t.ending?h`<p class="muted">${d(`web-engine-over`)}</p>`:h`
        <p class="muted small numbers">${n?I(n,a):o?C:d(`web-engine-begins`)}</p>
        <ol class="lines">${(n?.moves??[]).slice(0,12).map(({label:t,score:n,proven:r,distance:a,turns:o},s)=>h`
          <li class="line"><strong class="line-score">${i(n,r)}${r?` ✓`:``}</strong>
            <span><button type="button" class="plain line-first" title=${d(`web-engine-play`)} @click=${()=>c(t)}>${F(e,t)}</button>${a?h` <span class="small">${d(`web-engine-distance`,{plies:a})}</span>`:C}${s<3?h` ${_(o,l,1)}`:C}</span></li>`)}
        </ol>
        ${(n?.moves.length??0)>12?h`<p class="muted small">${d(`web-engine-more`,{count:(n?.moves.length??0)-12})}</p>`:C}
        <p class="muted small">${d(`web-engine-legend`)}</p>`:C}
    </section>`}function F(e,t){let n=r(e,t,null);return n===t?h`<b>${t}</b>`:h`<b aria-hidden="true">${t}</b><span class="unseen">${n}</span>`}function I({depth:e,nodes:t,proven:n},r){let i=new Intl.NumberFormat(s(),{notation:`compact`}).format(t);return n?d(`web-engine-proven`,{positions:i}):d(r?`web-engine-depth`:`web-engine-depth-done`,{depth:e,positions:i})}function ye(e,t,n,r){let i=(i,a)=>{let{label:o,comment:s,glyphs:c}=e.node(i);return h`<button type="button" class="plain tree-move" aria-current=${i===t?`step`:C} @click=${()=>n(i)}>
      <span class="move-number">${a}</span>${o}${c.join(``)}${r(o)===o?C:h`<span class="unseen">, ${r(o)}</span>`}</button>${s?h`<span class="comment">${s}</span> `:C}`},a=(t,n)=>{let r=[i(t,n)];for(let a=t,s=n+1;;s+=1){let[t,...n]=e.node(a).children;if(t===void 0)return r;r.push(i(t,s)),n.length&&r.push(o(n,s)),a=t}},o=(e,t)=>h`<div class="variations">${e.map(e=>h`<div class="variation">${a(e,t)}</div>`)}</div>`,[s,...c]=e.node(0).children,{comment:l}=e.node(0);return h`<div class="move-tree">
    ${l?h`<span class="comment">${l}</span>`:C}
    ${s===void 0?C:h`${a(s,1).slice(0,1)}${c.length?o(c,1):C}${a(s,1).slice(1)}`}
  </div>`}const L=e=>e.target.closest(`dialog`);function be(t,n){async function r(r){r.preventDefault();let i=L(r),s=i.querySelector(`.refused`),c=i.querySelector(`textarea`).value;try{let r=await a({game:t.name,changes:n,text:c}),s=o.fromWire(r.tree);i.close(),y(e({game:r.game,changes:r.changes,position:r.position,tree:s,at:0}))}catch(e){s.hidden=!1,s.textContent=e instanceof Error?e.message:String(e)}}return h`
    <dialog id="paste" aria-labelledby="paste-title">
      <form @submit=${r}>
        <h2 id="paste-title">${d(`web-paste-title`)}</h2>
        <label class="field" for="paste-text"><span class="muted">${d(`web-paste-text`)}</span></label>
        <textarea id="paste-text" spellcheck="false" required></textarea>
        <p class="refused" role="alert" hidden></p>
        <div class="row"><button class="main">${d(`web-paste-take`)}</button>
        <button type="button" @click=${e=>L(e).close()}>${d(`web-close`)}</button></div>
      </form>
    </dialog>`}async function R({main:i,query:a,signal:o}){let s=re(a),{game:u,changes:f}=s,{position:g}=s,_=await se(u,{set:f}),b=await ee(_),S=new p({game:u,changes:f,position:g},s.tree,s.at),T=()=>({game:u,changes:f,position:g,tree:S.tree,at:S.at}),E=``,D=await S.look().catch(e=>{if(!(e instanceof x))throw e;return E=e.message,g=null,S=new p({game:u,changes:f}),S.look()}),j=new he,M=new c(o),P=!0,F=null,I=!1,L=[],R=null,z=``,B=null,V=()=>{fe(xe(),i),de(e(T()))};function xe(){let{tree:t,at:n,line:i,previous:a,next:o}=S;return h`
      <div class="analysis-head">
        <h1>${d(`web-analysis-title`,{game:_.title})}</h1>
        <div class="row">
          <label class="unseen" for="analysis-game">${d(`web-new-game`)}</label>
          <select id="analysis-game" @change=${e=>y(`/analysis?game=${e.target.value}`)}>
            ${b.map(({name:e,title:t})=>h`<option value=${e} .selected=${e===_.name}>${t}</option>`)}
          </select>
          <button type="button" @click=${()=>H(`#paste`)}>${d(`web-analysis-paste`)}</button>
          <button type="button" @click=${De} ?disabled=${R!==null}>${d(`web-analysis-edit`)}</button>
          <button type="button" @click=${()=>H(`#share`)}>${d(`web-analysis-share`)}</button>
        </div>
      </div>
      ${w(E)}
      <div class="analysis">
        <div class="analysis-board">
          ${R?C:_e(j.of(n),D.board.cells)}
          <div class="board-place"></div>
          <p class="standing" role="status">${D.ending?D.ending.sentence:d(`web-analysis-to-move`,{side:d(`web-side-${D.board.side}`)})}</p>
          <div class="row steps" role="group" aria-label=${d(`web-analysis-steps`)}>
            ${v(`first`,a!==null,()=>U(0))}
            ${v(`back`,a!==null,()=>U(a))}
            ${v(`on`,o!==null,()=>U(o))}
            ${v(`last`,o!==null,()=>U(S.last))}
            ${v(`turn`,!0,()=>Q.set({turned:!Q.ways.turned}))}
          </div>
          ${R?C:h`<section class="panel" aria-labelledby="graph-title">
            <h2 id="graph-title">${d(`web-analysis-graph`)}</h2>
            ${ie(i.map(e=>j.of(e)?.south??null),{here:S.plies,pick:e=>U(i[e])})}
          </section>`}
        </div>
        <div class="analysis-side">
          ${R?ge(_,R,{refused:z,chosen:B,wanted:O(D.board)},{change:Y,edit:(e,t)=>J(e,{by:t}),keep:X,leave:Oe}):h`
          ${ve({page:_,seen:D,analysis:F,thinking:P,searching:I,stopped:E!==``&&!I,toggle:Ee,play:W,ways:{from:S.lineTo(S.shown),board:ke,play:Ce}})}
          <section class="panel" aria-labelledby="moves-title">
            <h2 id="moves-title">${d(`web-analysis-moves`)}</h2>
            ${t.size===1?h`<p class="muted small">${d(`web-analysis-no-moves`)}</p>`:ye(t,n,U,e=>r(_,e,null))}
            <label class="field"><span class="small">${d(`web-analysis-comment`)}</span>
              <input type="text" maxlength="500" .value=${t.node(n).comment} @change=${e=>{t.comment(n,e.target.value),V()}} /></label>
            ${n===0?C:h`<div class="row">
              ${t.isMain(n)?C:h`<button type="button" @click=${()=>{S.promote(n),V(),q()}}>${d(`web-analysis-promote`)}</button>`}
              <button type="button" @click=${()=>we(n)}>${d(`web-analysis-delete`)}</button>
            </div>`}
          </section>
          <section class="panel" aria-labelledby="why-title">
            <h2 id="why-title">${d(`web-analysis-why`)}</h2>
            ${L.length===0?h`<p class="muted small">${d(`web-analysis-why-none`)}</p>`:h`<ol class="why-steps" tabindex="0" aria-labelledby="why-title">${L.map(({sentence:e,rule:t})=>h`<li>${e} <code class="muted">${t}</code></li>`)}</ol>`}
          </section>
          ${Se()}`}
        </div>
      </div>
      ${be(_,f)}
      ${ce({title:d(`web-share-link`),address:location.origin+e(T()),name:_.name,record:{game:u,changes:f,position:g,tree:t.toWire()},view:()=>Q,plies:e=>S.pliesTo(S.shown,e)})}`}function Se(){if(D.ending)return C;let e=new URLSearchParams({game:u});for(let t of f)e.append(`set`,t);return g&&e.set(`position`,g),S.at!==0&&e.set(`moves`,S.tree.movesTo(S.at).join(`,`)),h`<section class="panel" aria-labelledby="from-here"><h2 id="from-here">${d(`web-analysis-play`)}</h2>
      <div class="row"><a class="button" href="/new?${e}&with=computer">${d(`web-new-computer`)}</a>
      <a class="button" href="/new?${e}&with=friend">${d(`web-new-friend`)}</a></div></section>`}function H(e){i.querySelector(e)?.showModal()}async function U(e){e===null||R||(E=``,await $.go(e)&&G())}async function W(e){!R&&S.isSettled&&D.choices.some(t=>t.label===e)&&(M.hush(),await $.play(e)&&G())}async function Ce(e){R||(M.hush(),I=!1,ae(i.querySelector(`.board-place`)),await $.playOut(S.shown,e)&&G())}async function we(e){await $.remove(e)&&G()}function G(){[F,L]=[null,[]],$.refresh(),V(),Te(),K()}async function Te(){let e=S.at;if(e===0)return;let{parent:t,label:n}=S.tree.node(e),r=await ue({...S.question(t),move:n});o.aborted||S.at!==e||(L=r,V())}function K(){let e=S.at;M.hush(),I=!1,j.learn(e,D,null),!P||D.ending?(V(),q()):(I=!0,M.ask({...S.question(e),seconds:20},(t,n,r)=>{o.aborted||S.at!==e||R||(F=t,I=!n,r&&(E=r.message),j.learn(e,D,t),Q.mark({badges:N(D,t)}),V(),n&&q())}))}async function q(){let{at:e,line:t}=S;for(let n of t){if(j.of(n))continue;let t=await S.look(n),r=t.ending||!P?null:await M.once({...S.question(n),seconds:.4});if(o.aborted||S.at!==e||R)return;j.learn(n,t,r),V()}}function Ee(){P=!P,F=null,Q.mark({badges:[]}),K()}function De(){M.hush(),I=!1,R=pe(D.board),z=``,B=null,Q.show({board:D.board,editing:!0}),V()}function J(e,t){R&&(B=e,Y(me(R,e,t)))}async function Y(e){R=e,Q.show({board:k(e,_.layouts.wide),editing:!0}),V();try{if(await t({game:u,changes:f,position:A(e,_.layouts.wide)}),R!==e)return;z=``}catch(t){if(!(t instanceof x))throw t;if(R!==e)return;z=t.message}V()}function X(){R&&!z&&(g=A(R,_.layouts.wide),R=null,j.clear(),S=new p({game:u,changes:f,position:g},void 0,0,S.looks),$.walk=S,Z())}function Oe(){R=null,Z()}async function Z(){await $.begin()&&G()}let ke=new te(_,S.looks,o,()=>Q.ways.turned);V();let Q=await le(i.querySelector(`.board-place`),_,o);Q.onEdit=J;let $=new n(S,Q,{signal:o,dress:({choices:e,refused:t})=>({choices:e,refused:t,badges:N(D,F)}),changed:()=>{D=$.seen??D,S.isSettled||(F=null),R||V()}});Q.onPress=(e,t)=>{let n=$.choiceOf(t);n?W(n.label):R||l(Q,e,S.question())},ne(o,oe),m(o,{back:()=>U(S.previous),on:()=>U(S.next),first:()=>U(0),last:()=>U(S.last)}),await Z()}export{R as show};
//# sourceMappingURL=analysis-a62d3dc1.js.map