import{$n as e,Rn as t,Xn as n,bn as r,cr as i,hr as a,kr as o,ln as s,nt as c,un as l,vn as u,vr as d,yn as f}from"./common-c5b91eb8.js";import{n as p}from"./app-5ffc5d29.js";const m=e=>e.split(`
`).length,h=e=>new Set(e.flatMap(({line:e})=>e===null?[]:[e]));function g(e,t){let n=e.split(`
`),r=Math.min(Math.max(t,1),n.length)-1,i=n.slice(0,r).reduce((e,t)=>e+t.length+1,0);return[i,i+n[r].length]}const _=`sower.rules`,v=16384;async function y({main:h,query:y,signal:S}){let C=y.get(`from`),[w,T,E]=await Promise.all([a(),o(),C?c(C):e(_,``)]),D=E,O=!1,k=null,A=``,j=!1,M,N=()=>h.querySelector(`#rules-text`),P=()=>f(r`
    <h1>${t(`web-rules-title`)}</h1>
    <p class="lead">${t(`web-rules-lead`)}</p>
    <div class="rules-page">
      <form class="panel rules-write" @submit=${e=>{e.preventDefault(),R()}}>
        <div class="row rules-begin">
          <label class="field"><span>${t(`web-rules-begin`)}</span>
            <select @change=${V}>
              <option value="" .selected=${!0}>${t(`web-rules-choose`)}</option>
              ${w.map(({name:e,title:t})=>r`<option value=${e} .selected=${!O&&e===C}>${t}</option>`)}
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
        <div role="status">${p(A)}${k?F(k):A?u:r`<p class="muted">${t(`web-rules-nothing`)}</p>`}</div>
        ${k?.page?I(k):u}
        ${T.length===0?u:r`
          <section class="panel" aria-labelledby="my-rules"><h2 id="my-rules">${t(`web-rules-mine`)}</h2>
            <ul class="variants">${T.map(x)}</ul></section>`}
      </div>
    </div>`,h),F=({mistakes:e})=>e.length===0?r`<p class="verdict good">${t(`web-rules-sound`)}</p>`:r`
    <section class="panel" aria-labelledby="mistakes">
      <h2 id="mistakes">${t(`web-rules-mistakes`,{count:e.length})}</h2>
      <ol class="mistakes">${e.map(e=>r`<li>
        ${e.line===null?r`<strong>${t(`web-rules-whole`)}</strong>`:r`<button type="button" class="plain mistake-line" @click=${()=>W(e.line??1)}>${t(`web-rules-line`,{line:e.line})}</button>`}
        ${e.key?r`<code>${e.key}</code>: `:u}${e.message}</li>`)}</ol>
    </section>`,I=({page:e,picture:n})=>e===null?u:r`
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
      ${e.rules.map(e=>r`<h3>${e.heading}</h3><ul>${e.sentences.map(e=>r`<li>${e}</li>`)}</ul>`)}
      ${e.variants.length===0?u:r`<h3>${t(`web-game-variants`)}</h3><ul>${e.variants.map(({title:e})=>r`<li>${e}</li>`)}</ul>`}
    </section>`;function L(){D=N().value,O=!0,n(_,D),l(`/rules`),P(),clearTimeout(M),M=setTimeout(R,500)}async function R(){clearTimeout(M);let e=D;if(e.trim()===``)[k,A]=[null,``];else try{let t=await i({text:e});if(S.aborted||e!==D)return;[k,A]=[t,``]}catch(t){if(S.aborted||e!==D)return;[k,A]=[null,t instanceof Error?t.message:String(t)]}P()}async function z(e){[j,A]=[!0,``],P();try{let{name:t}=await d({text:D});if(S.aborted)return;l(`/rules?from=${t}`),s(e(t))}catch(e){[j,A]=[!1,e instanceof Error?e.message:String(e)],S.aborted||P()}}let B=()=>!O||D.trim()===``||confirm(t(`web-rules-replace`));function V(e){let t=e.target;t.value&&B()?s(`/rules?from=${encodeURIComponent(t.value)}`):t.value=``}async function H(e){let n=e.target,r=n.files?.[0];r&&B()&&(r.size>v?([k,A]=[null,t(`web-rules-too-large`,{bytes:v})],P()):(N().value=await r.text(),n.value=``,L(),R()))}function U(){let e=h.querySelector(`.rules-numbers`);e&&(e.scrollTop=N().scrollTop)}function W(e){let t=N();t.focus({preventScroll:!0}),t.scrollIntoView({block:`nearest`}),t.setSelectionRange(...g(D,e)),t.scrollTop=t.scrollHeight/m(D)*(e-4),t.scrollLeft=0}P(),S.addEventListener(`abort`,()=>clearTimeout(M)),D.trim()!==``&&R()}function b(e,t){let n=h(t);return Array.from({length:m(e)},(e,t)=>r`<div class=${n.has(t+1)?`mistaken`:``}>${t+1}</div>`)}function x({name:e,title:t,board:n,summary:i}){return r`<li><a href="/games/${e}">${t}</a> <span class="muted">${n} · ${i}</span></li>`}export{y as show};
//# sourceMappingURL=rules-a78f7670.js.map