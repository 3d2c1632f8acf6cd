import{Cr as e,Nn as t,Wn as n,an as r,et as i,fr as a,hn as o,in as s,lr as c,mn as l,nr as u,pn as d,qn as f}from"./common-be34ae49.js";import{n as p}from"./app-b5c34cd2.js";const m=e=>e.split(`
`).length,h=e=>new Set(e.flatMap(({line:e})=>e===null?[]:[e]));function g(e,t){let n=e.split(`
`),r=Math.min(Math.max(t,1),n.length)-1,i=n.slice(0,r).reduce((e,t)=>e+t.length+1,0);return[i,i+n[r].length]}const _=`sower.rules`,v=16384;async function y({main:h,query:y,signal:S}){let C=y.get(`from`),[w,T,E]=await Promise.all([c(),e(),C?i(C):f(_,``)]),D=E,O=!1,k=null,A=``,j=!1,M,N=()=>h.querySelector(`#rules-text`),P=()=>l(o`
    <h1>${t(`web-rules-title`)}</h1>
    <p class="lead">${t(`web-rules-lead`)}</p>
    <div class="rules-page">
      <form class="panel rules-write" @submit=${e=>{e.preventDefault(),R()}}>
        <div class="row rules-begin">
          <label class="field"><span>${t(`web-rules-begin`)}</span>
            <select @change=${V}>
              <option value="" .selected=${!0}>${t(`web-rules-choose`)}</option>
              ${w.map(({name:e,title:t})=>o`<option value=${e} .selected=${!O&&e===C}>${t}</option>`)}
            </select></label>
          <label class="button rules-file">${t(`web-rules-open`)}<input class="unseen" type="file" accept=".toml,.txt,text/plain" @change=${H} /></label>
        </div>
        <label class="field" for="rules-text"><span>${t(`web-rules-text`)}</span></label>
        <div class="rules-editor">
          <div class="rules-numbers" aria-hidden="true">${b(D,k?.mistakes??[])}</div>
          <textarea id="rules-text" wrap="off" spellcheck="false" autocapitalize="off" autocomplete="off" rows="24"
            placeholder=${t(`web-rules-placeholder`)} aria-describedby="rules-found" aria-invalid=${k?.mistakes.length?`true`:`false`}
            .value=${D} @input=${L} @scroll=${U}></textarea>
        </div>
        <p><button class="main" ?disabled=${D.trim()===``}>${t(`web-rules-check`)}</button></p>
      </form>
      <div id="rules-found" class="rules-found">
        <div role="status">${p(A)}${k?F(k):A?d:o`<p class="muted">${t(`web-rules-nothing`)}</p>`}</div>
        ${k?.page?I(k):d}
        ${T.length===0?d:o`
          <section class="panel" aria-labelledby="my-rules"><h2 id="my-rules">${t(`web-rules-mine`)}</h2>
            <ul class="variants">${T.map(x)}</ul></section>`}
      </div>
    </div>`,h),F=({mistakes:e})=>e.length===0?o`<p class="verdict good">${t(`web-rules-sound`)}</p>`:o`
    <section class="panel" aria-labelledby="mistakes">
      <h2 id="mistakes">${t(`web-rules-mistakes`,{count:e.length})}</h2>
      <ol class="mistakes">${e.map(e=>o`<li>
        ${e.line===null?o`<strong>${t(`web-rules-whole`)}</strong>`:o`<button type="button" class="plain mistake-line" @click=${()=>W(e.line??1)}>${t(`web-rules-line`,{line:e.line})}</button>`}
        ${e.key?o`<code>${e.key}</code>: `:d}${e.message}</li>`)}</ol>
    </section>`,I=({page:e,picture:n})=>e===null?d:o`
    <section class="panel rules-game" aria-labelledby="rules-game">
      <h2 id="rules-game">${e.title}</h2>
      <p>${e.summary}</p>
      <div class="row">
        <button type="button" class="main large" ?disabled=${j} @click=${()=>z(e=>`/new?game=${e}`)}>${t(`web-card-play`)}</button>
        <button type="button" class="large" ?disabled=${j} @click=${()=>z(e=>`/analysis?game=${e}`)}>${t(`web-rules-analyse`)}</button>
        <button type="button" class="large" ?disabled=${j} @click=${()=>z(e=>`/games/${e}`)}>${t(`web-rules-page`)}</button>
      </div>
      <p class="muted small hint">${t(`web-rules-link`)}</p>
      <img src="data:image/svg+xml,${encodeURIComponent(n??``)}" alt=${t(`web-rules-board`,{game:e.title})} width="600" height="260" />
      ${e.rules.map(e=>o`<h3>${e.heading}</h3><ul>${e.sentences.map(e=>o`<li>${e}</li>`)}</ul>`)}
      ${e.variants.length===0?d:o`<h3>${t(`web-game-variants`)}</h3><ul>${e.variants.map(({title:e})=>o`<li>${e}</li>`)}</ul>`}
    </section>`;function L(){D=N().value,O=!0,n(_,D),r(`/rules`),P(),clearTimeout(M),M=setTimeout(R,500)}async function R(){clearTimeout(M);let e=D;if(e.trim()===``)[k,A]=[null,``];else try{let t=await u({text:e});if(S.aborted||e!==D)return;[k,A]=[t,``]}catch(t){if(S.aborted||e!==D)return;[k,A]=[null,t instanceof Error?t.message:String(t)]}P()}async function z(e){[j,A]=[!0,``],P();try{let{name:t}=await a({text:D});if(S.aborted)return;r(`/rules?from=${t}`),s(e(t))}catch(e){[j,A]=[!1,e instanceof Error?e.message:String(e)],S.aborted||P()}}let B=()=>!O||D.trim()===``||confirm(t(`web-rules-replace`));function V(e){let t=e.target;t.value&&B()?s(`/rules?from=${encodeURIComponent(t.value)}`):t.value=``}async function H(e){let n=e.target,r=n.files?.[0];r&&B()&&(r.size>v?([k,A]=[null,t(`web-rules-too-large`,{bytes:v})],P()):(N().value=await r.text(),n.value=``,L(),R()))}function U(){let e=h.querySelector(`.rules-numbers`);e&&(e.scrollTop=N().scrollTop)}function W(e){let t=N();t.focus({preventScroll:!0}),t.scrollIntoView({block:`nearest`}),t.setSelectionRange(...g(D,e)),t.scrollTop=t.scrollHeight/m(D)*(e-4),t.scrollLeft=0}P(),S.addEventListener(`abort`,()=>clearTimeout(M)),D.trim()!==``&&R()}function b(e,t){let n=h(t);return Array.from({length:m(e)},(e,t)=>o`<div class=${n.has(t+1)?`mistaken`:``}>${t+1}</div>`)}function x({name:e,title:t,board:n,summary:r}){return o`<li><a href="/games/${e}">${t}</a> <span class="muted">${n} · ${r}</span></li>`}export{y as show};
//# sourceMappingURL=rules-d9b1ef49.js.map