import{An as e,Hn as t,Kn as n,Nn as r,On as i,er as a,hn as o,jn as s,kn as c,mn as l,mt as u,pn as d,rn as f,sr as p,u as m,xr as h}from"./common-be34ae49.js";import{c as g,s as _,u as v}from"./app-b5c34cd2.js";async function y(e){if(!(`serviceWorker`in navigator))return()=>d;let t=await g();return()=>{let n=_();return o`<section class="panel" aria-labelledby="device-title"><h2 id="device-title">${r(`web-device-title`)}</h2>
      <p>${r(t?`web-device-ready`:`web-device-not-yet`)}</p>
      ${n?o`<button type="button" class="main" @click=${()=>n().then(e)}>${r(`web-device-install`)}</button>`:d}
    </section>`}}async function b({main:g,signal:_}){let b=await h(),S=``,C=await y(()=>{_.aborted||O()}),w=e=>{t(e),O()};async function T(n){t({language:n}),await e(n),f()}async function E(e){e.preventDefault();let n=g.querySelector(`#name`);try{let e=await a({name:n.value.trim()});t({name:e.name}),S=r(`web-settings-named`,{name:e.name})}catch(e){S=e instanceof Error?e.message:String(e)}_.aborted||O()}async function D(){confirm(r(`web-settings-forget-sure`))&&(await p(),t({name:``}),f())}let O=()=>{let e=n();l(o`
      <h1>${r(`web-settings-title`)}</h1>
      <p class="muted">${r(b.account?`web-settings-kept-account`:`web-settings-kept`)}</p>
      <div class="settings">
        ${k()}
        <section class="panel" aria-labelledby="look-title"><h2 id="look-title">${r(`web-settings-look`)}</h2>
          <fieldset><legend>${r(`web-language`)}</legend>
            ${u(`language`,c().map(e=>[e,s(e)]),i(),T)}
          </fieldset>
          <fieldset><legend>${r(`web-settings-theme`)}</legend>
            ${u(`theme`,[[`system`,r(`web-theme-system`)],[`light`,r(`web-theme-light`)],[`dark`,r(`web-theme-dark`)],[`contrast`,r(`web-theme-contrast`)]],e.theme,e=>w({theme:e}))}
          </fieldset>
        </section>
        ${m(e,w)}
        <section class="panel" aria-labelledby="sound-title"><h2 id="sound-title">${r(`web-settings-sounds`)}</h2>
          ${A(`sound`,e.sound,`web-settings-sound`,`web-settings-sound-text`)}
          <fieldset ?disabled=${!e.sound}><legend>${r(`web-settings-volume`)}</legend>
            ${u(`volume`,[[`low`,r(`web-volume-low`)],[`medium`,r(`web-volume-medium`)],[`high`,r(`web-volume-high`)]],e.volume,e=>w({volume:e}))}
          </fieldset>
        </section>
        <section class="panel" aria-labelledby="moves-title"><h2 id="moves-title">${r(`web-settings-moves`)}</h2>
          ${A(`confirm`,e.confirm,`web-settings-confirm`,`web-settings-confirm-text`)}
          ${A(`phrases`,e.phrases,`web-settings-phrases`,`web-settings-phrases-text`)}
        </section>
        ${C()}
        ${b.account?d:o`<section class="panel" aria-labelledby="forget"><h2 id="forget">${r(`web-settings-forget-title`)}</h2>
          <p class="muted small">${r(`web-settings-forget-text`)}</p>
          <button type="button" class="danger" @click=${D}>${r(`web-settings-forget`)}</button>
        </section>`}
      </div>`,g)},k=()=>o`<section class="panel" aria-labelledby="you-title"><h2 id="you-title">${r(`web-settings-you`)}</h2>
    ${b.account?o`<p class="with-avatar">${v(b.name)}<a class="button" href="/account">${r(`web-account-of`,{name:b.name})}</a></p>`:o`<form @submit=${E}>
      <label class="field" for="name"><span>${r(`web-settings-name`)}</span></label>
      <div class="row"><input id="name" type="text" maxlength="24" autocomplete="nickname" .value=${b.name??``} /><button>${r(`web-settings-name-keep`)}</button></div>
      <p class="muted small hint" role="status">${S||r(`web-settings-name-why`)}</p>
      <p class="hint"><a href="/sign-up?back=/settings">${r(`web-to-sign-up`)}</a></p>
    </form>`}
  </section>`,A=(e,t,n,i)=>o`<label class="setting">
    <span><strong>${r(n)}</strong> <small class="muted">${r(i)}</small></span>
    <input type="checkbox" role="switch" name=${e} .checked=${t} @change=${t=>w({[e]:x(t)})} />
  </label>`;O()}function x(e){return e.target.checked}export{b as show};
//# sourceMappingURL=settings-ab714f1e.js.map