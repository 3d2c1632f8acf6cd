import{$ as e,Kn as t,Mn as n,Sr as r,Un as i,cr as a,dr as o,fn as s,in as c,mn as l,pn as u,rn as d,tr as f}from"./common-f2d642aa.js";import{n as p}from"./app-6104e507.js";const m=e=>e.split(`
`).length,h=e=>new Set(e.flatMap(({line:e})=>e===null?[]:[e]));function g(e,t){let n=e.split(`
`),r=Math.min(Math.max(t,1),n.length)-1,i=n.slice(0,r).reduce((e,t)=>e+t.length+1,0);return[i,i+n[r].length]}const _=`sower.rules`,v=16384;async function y({main:h,query:y,signal:S}){let C=y.get(`from`),[w,T,E]=await Promise.all([a(),r(),C?e(C):t(_,``)]),D=E,O=!1,k=null,A=``,j=!1,M,N=()=>h.querySelector(`#rules-text`),P=()=>u(l`
    <h1>${n(`web-rules-title`)}</h1>
    <p class="lead">${n(`web-rules-lead`)}</p>
    <div class="rules-page">
      <form class="panel rules-write" @submit=${e=>{e.preventDefault(),R()}}>
        <div class="row rules-begin">
          <label class="field"><span>${n(`web-rules-begin`)}</span>
            <select @change=${V}>
              <option value="" .selected=${!0}>${n(`web-rules-choose`)}</option>
              ${w.map(({name:e,title:t})=>l`<option value=${e}>${t}</option>`)}
            </select></label>
          <label class="button rules-file">${n(`web-rules-open`)}<input class="unseen" type="file" accept=".toml,.txt,text/plain" @change=${H} /></label>
        </div>
        <label class="field" for="rules-text"><span>${n(`web-rules-text`)}</span></label>
        <div class="rules-editor">
          <div class="rules-numbers" aria-hidden="true">${b(D,k?.mistakes??[])}</div>
          <textarea id="rules-text" wrap="off" spellcheck="false" autocapitalize="off" autocomplete="off" rows="24"
            placeholder=${n(`web-rules-placeholder`)} aria-describedby="rules-found" aria-invalid=${k?.mistakes.length?`true`:`false`}
            .value=${D} @input=${L} @scroll=${U}></textarea>
        </div>
        <p><button class="main" ?disabled=${D.trim()===``}>${n(`web-rules-check`)}</button></p>
      </form>
      <div id="rules-found" class="rules-found">
        <div role="status">${p(A)}${k?F(k):A?s:l`<p class="muted">${n(`web-rules-nothing`)}</p>`}</div>
        ${k?.page?I(k):s}
        ${T.length===0?s:l`
          <section class="panel" aria-labelledby="my-rules"><h2 id="my-rules">${n(`web-rules-mine`)}</h2>
            <ul class="variants">${T.map(x)}</ul></section>`}
      </div>
    </div>`,h),F=({mistakes:e})=>e.length===0?l`<p class="verdict good">${n(`web-rules-sound`)}</p>`:l`
    <section class="panel" aria-labelledby="mistakes">
      <h2 id="mistakes">${n(`web-rules-mistakes`,{count:e.length})}</h2>
      <ol class="mistakes">${e.map(e=>l`<li>
        ${e.line===null?l`<strong>${n(`web-rules-whole`)}</strong>`:l`<button type="button" class="plain mistake-line" @click=${()=>W(e.line??1)}>${n(`web-rules-line`,{line:e.line})}</button>`}
        ${e.key?l`<code>${e.key}</code>: `:s}${e.message}</li>`)}</ol>
    </section>`,I=({page:e,picture:t})=>e===null?s:l`
    <section class="panel rules-game" aria-labelledby="rules-game">
      <h2 id="rules-game">${e.title}</h2>
      <p>${e.summary}</p>
      <div class="row">
        <button type="button" class="main large" ?disabled=${j} @click=${()=>z(e=>`/new?game=${e}`)}>${n(`web-card-play`)}</button>
        <button type="button" class="large" ?disabled=${j} @click=${()=>z(e=>`/analysis?game=${e}`)}>${n(`web-rules-analyse`)}</button>
        <button type="button" class="large" ?disabled=${j} @click=${()=>z(e=>`/games/${e}`)}>${n(`web-rules-page`)}</button>
      </div>
      <p class="muted small hint">${n(`web-rules-link`)}</p>
      <img src="data:image/svg+xml,${encodeURIComponent(t??``)}" alt=${n(`web-rules-board`,{game:e.title})} width="600" height="260" />
      ${e.rules.map(e=>l`<h3>${e.heading}</h3><ul>${e.sentences.map(e=>l`<li>${e}</li>`)}</ul>`)}
      ${e.variants.length===0?s:l`<h3>${n(`web-game-variants`)}</h3><ul>${e.variants.map(({title:e})=>l`<li>${e}</li>`)}</ul>`}
    </section>`;function L(){D=N().value,O=!0,i(_,D),c(`/rules`),P(),clearTimeout(M),M=setTimeout(R,500)}async function R(){clearTimeout(M);let e=D;if(e.trim()===``)[k,A]=[null,``];else try{let t=await f({text:e});if(S.aborted||e!==D)return;[k,A]=[t,``]}catch(t){if(S.aborted||e!==D)return;[k,A]=[null,t instanceof Error?t.message:String(t)]}P()}async function z(e){[j,A]=[!0,``],P();try{let{name:t}=await o({text:D});if(S.aborted)return;c(`/rules?from=${t}`),d(e(t))}catch(e){[j,A]=[!1,e instanceof Error?e.message:String(e)],S.aborted||P()}}let B=()=>!O||D.trim()===``||confirm(n(`web-rules-replace`));function V(e){let t=e.target;t.value&&B()?d(`/rules?from=${encodeURIComponent(t.value)}`):t.value=``}async function H(e){let t=e.target,r=t.files?.[0];r&&B()&&(r.size>v?([k,A]=[null,n(`web-rules-too-large`,{bytes:v})],P()):(N().value=await r.text(),t.value=``,L(),R()))}function U(){let e=h.querySelector(`.rules-numbers`);e&&(e.scrollTop=N().scrollTop)}function W(e){let t=N();t.focus({preventScroll:!0}),t.scrollIntoView({block:`nearest`}),t.setSelectionRange(...g(D,e)),t.scrollTop=t.scrollHeight/m(D)*(e-4),t.scrollLeft=0}P(),S.addEventListener(`abort`,()=>clearTimeout(M)),D.trim()!==``&&R()}function b(e,t){let n=h(t);return Array.from({length:m(e)},(e,t)=>l`<div class=${n.has(t+1)?`mistaken`:``}>${t+1}</div>`)}function x({name:e,title:t,board:n,summary:r}){return l`<li><a href="/games/${e}">${t}</a> <span class="muted">${n} · ${r}</span></li>`}export{y as show};
//# sourceMappingURL=rules-646829b8.js.map