import{$n as e,An as t,Dn as n,Gn as r,Mn as i,On as a,Vn as o,br as s,fn as c,kn as l,mn as u,nn as d,or as f,pn as p,pt as m,u as h}from"./common-f2d642aa.js";import{c as g,s as _,u as v}from"./app-6104e507.js";async function y(e){if(!(`serviceWorker`in navigator))return()=>c;let t=await g();return()=>{let n=_();return u`<section class="panel" aria-labelledby="device-title"><h2 id="device-title">${i(`web-device-title`)}</h2>
      <p>${i(t?`web-device-ready`:`web-device-not-yet`)}</p>
      ${n?u`<button type="button" class="main" @click=${()=>n().then(e)}>${i(`web-device-install`)}</button>`:c}
    </section>`}}async function b({main:g,signal:_}){let b=await s(),S=``,C=await y(()=>{_.aborted||O()}),w=e=>{o(e),O()};async function T(e){o({language:e}),await l(e),d()}async function E(t){t.preventDefault();let n=g.querySelector(`#name`);try{let t=await e({name:n.value.trim()});o({name:t.name}),S=i(`web-settings-named`,{name:t.name})}catch(e){S=e instanceof Error?e.message:String(e)}_.aborted||O()}async function D(){confirm(i(`web-settings-forget-sure`))&&(await f(),o({name:``}),d())}let O=()=>{let e=r();p(u`
      <h1>${i(`web-settings-title`)}</h1>
      <p class="muted">${i(b.account?`web-settings-kept-account`:`web-settings-kept`)}</p>
      <div class="settings">
        ${k()}
        <section class="panel" aria-labelledby="look-title"><h2 id="look-title">${i(`web-settings-look`)}</h2>
          <fieldset><legend>${i(`web-language`)}</legend>
            ${m(`language`,a().map(e=>[e,t(e)]),n(),T)}
          </fieldset>
          <fieldset><legend>${i(`web-settings-theme`)}</legend>
            ${m(`theme`,[[`system`,i(`web-theme-system`)],[`light`,i(`web-theme-light`)],[`dark`,i(`web-theme-dark`)],[`contrast`,i(`web-theme-contrast`)]],e.theme,e=>w({theme:e}))}
          </fieldset>
        </section>
        ${h(e,w)}
        <section class="panel" aria-labelledby="sound-title"><h2 id="sound-title">${i(`web-settings-sounds`)}</h2>
          ${A(`sound`,e.sound,`web-settings-sound`,`web-settings-sound-text`)}
          <fieldset ?disabled=${!e.sound}><legend>${i(`web-settings-volume`)}</legend>
            ${m(`volume`,[[`low`,i(`web-volume-low`)],[`medium`,i(`web-volume-medium`)],[`high`,i(`web-volume-high`)]],e.volume,e=>w({volume:e}))}
          </fieldset>
        </section>
        <section class="panel" aria-labelledby="moves-title"><h2 id="moves-title">${i(`web-settings-moves`)}</h2>
          ${A(`confirm`,e.confirm,`web-settings-confirm`,`web-settings-confirm-text`)}
          ${A(`phrases`,e.phrases,`web-settings-phrases`,`web-settings-phrases-text`)}
        </section>
        ${C()}
        ${b.account?c:u`<section class="panel" aria-labelledby="forget"><h2 id="forget">${i(`web-settings-forget-title`)}</h2>
          <p class="muted small">${i(`web-settings-forget-text`)}</p>
          <button type="button" class="danger" @click=${D}>${i(`web-settings-forget`)}</button>
        </section>`}
      </div>`,g)},k=()=>u`<section class="panel" aria-labelledby="you-title"><h2 id="you-title">${i(`web-settings-you`)}</h2>
    ${b.account?u`<p class="with-avatar">${v(b.name)}<a class="button" href="/account">${i(`web-account-of`,{name:b.name})}</a></p>`:u`<form @submit=${E}>
      <label class="field" for="name"><span>${i(`web-settings-name`)}</span></label>
      <div class="row"><input id="name" type="text" maxlength="24" autocomplete="nickname" .value=${b.name??``} /><button>${i(`web-settings-name-keep`)}</button></div>
      <p class="muted small hint" role="status">${S||i(`web-settings-name-why`)}</p>
      <p class="hint"><a href="/sign-up?back=/settings">${i(`web-to-sign-up`)}</a></p>
    </form>`}
  </section>`,A=(e,t,n,r)=>u`<label class="setting">
    <span><strong>${i(n)}</strong> <small class="muted">${i(r)}</small></span>
    <input type="checkbox" role="switch" name=${e} .checked=${t} @change=${t=>w({[e]:x(t)})} />
  </label>`;O()}function x(e){return e.target.checked}export{b as show};
//# sourceMappingURL=settings-b81b561b.js.map