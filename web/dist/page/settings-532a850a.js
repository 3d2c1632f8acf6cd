import{Dr as e,Fn as t,In as n,Jn as r,Nn as i,Pn as a,Qn as o,Rn as s,bn as c,cn as l,d as u,gt as d,or as f,pr as p,vn as m,yn as h}from"./common-c5b91eb8.js";import{c as g,s as _,u as v}from"./app-5ffc5d29.js";async function y(e){if(!(`serviceWorker`in navigator))return()=>m;let t=await g();return()=>{let n=_();return c`<section class="panel" aria-labelledby="device-title"><h2 id="device-title">${s(`web-device-title`)}</h2>
      <p>${s(t?`web-device-ready`:`web-device-not-yet`)}</p>
      ${n?c`<button type="button" class="main" @click=${()=>n().then(e)}>${s(`web-device-install`)}</button>`:m}
    </section>`}}async function b({main:g,signal:_}){let b=await e(),S=``,C=await y(()=>{_.aborted||O()}),w=e=>{r(e),O()};async function T(e){r({language:e}),await t(e),l()}async function E(e){e.preventDefault();let t=g.querySelector(`#name`);try{let e=await f({name:t.value.trim()});r({name:e.name}),S=s(`web-settings-named`,{name:e.name})}catch(e){S=e instanceof Error?e.message:String(e)}_.aborted||O()}async function D(){confirm(s(`web-settings-forget-sure`))&&(await p(),r({name:``}),l())}let O=()=>{let e=o();h(c`
      <h1>${s(`web-settings-title`)}</h1>
      <p class="muted">${s(b.account?`web-settings-kept-account`:`web-settings-kept`)}</p>
      <div class="settings">
        ${k()}
        <section class="panel" aria-labelledby="look-title"><h2 id="look-title">${s(`web-settings-look`)}</h2>
          <fieldset><legend>${s(`web-language`)}</legend>
            ${d(`language`,a().map(e=>[e,n(e)]),i(),T)}
          </fieldset>
          <fieldset><legend>${s(`web-settings-theme`)}</legend>
            ${d(`theme`,[[`system`,s(`web-theme-system`)],[`light`,s(`web-theme-light`)],[`dark`,s(`web-theme-dark`)],[`contrast`,s(`web-theme-contrast`)]],e.theme,e=>w({theme:e}))}
          </fieldset>
        </section>
        ${u(e,w)}
        <section class="panel" aria-labelledby="sound-title"><h2 id="sound-title">${s(`web-settings-sounds`)}</h2>
          ${A(`sound`,e.sound,`web-settings-sound`,`web-settings-sound-text`)}
          <fieldset ?disabled=${!e.sound}><legend>${s(`web-settings-volume`)}</legend>
            ${d(`volume`,[[`low`,s(`web-volume-low`)],[`medium`,s(`web-volume-medium`)],[`high`,s(`web-volume-high`)]],e.volume,e=>w({volume:e}))}
          </fieldset>
        </section>
        <section class="panel" aria-labelledby="moves-title"><h2 id="moves-title">${s(`web-settings-moves`)}</h2>
          ${A(`confirm`,e.confirm,`web-settings-confirm`,`web-settings-confirm-text`)}
          ${A(`phrases`,e.phrases,`web-settings-phrases`,`web-settings-phrases-text`)}
        </section>
        ${C()}
        ${b.account?m:c`<section class="panel" aria-labelledby="forget"><h2 id="forget">${s(`web-settings-forget-title`)}</h2>
          <p class="muted small">${s(`web-settings-forget-text`)}</p>
          <button type="button" class="danger" @click=${D}>${s(`web-settings-forget`)}</button>
        </section>`}
      </div>`,g)},k=()=>c`<section class="panel" aria-labelledby="you-title"><h2 id="you-title">${s(`web-settings-you`)}</h2>
    ${b.account?c`<p class="with-avatar">${v(b.name)}<a class="button" href="/account">${s(`web-account-of`,{name:b.name})}</a></p>`:c`<form @submit=${E}>
      <label class="field" for="name"><span>${s(`web-settings-name`)}</span></label>
      <div class="row"><input id="name" type="text" maxlength="24" autocomplete="nickname" .value=${b.name??``} /><button>${s(`web-settings-name-keep`)}</button></div>
      <p class="muted small hint" role="status">${S||s(`web-settings-name-why`)}</p>
      <p class="hint"><a href="/sign-up?back=/settings">${s(`web-to-sign-up`)}</a></p>
    </form>`}
  </section>`,A=(e,t,n,r)=>c`<label class="setting">
    <span><strong>${s(n)}</strong> <small class="muted">${s(r)}</small></span>
    <input type="checkbox" role="switch" name=${e} .checked=${t} @change=${t=>w({[e]:x(t)})} />
  </label>`;O()}function x(e){return e.target.checked}export{b as show};
//# sourceMappingURL=settings-532a850a.js.map