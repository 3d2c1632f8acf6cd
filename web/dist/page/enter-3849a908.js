import{An as e,Bn as t,Fn as n,Hr as r,Nn as i,Nr as a,On as o,Pn as s,Rn as c,hn as l,in as u,mn as d,pn as f,xr as p,zr as m}from"./common-be34ae49.js";import{n as h}from"./app-b5c34cd2.js";async function g({main:i,query:l,signal:f}){let h=location.pathname.replaceAll(`/`,``),g=y(l.get(`back`)),b=``,x=!1,S=``;async function C(n){if(n.preventDefault(),x)return;let i=new FormData(n.target),l=e=>String(i.get(e)??``),d={name:l(`name`).trim(),password:l(`password`)};[x,b]=[!0,``],w();try{if(h===`sign-in`)return t(await m(d)),s()!==o()&&await e(s()),u(g);let n=h===`recover`?await a({...d,code:l(`code`)}):await r(d);S=n.code,c(n.name),t(await p())}catch(e){b=e instanceof Error?e.message:String(e)}x=!1,f.aborted||w()}let w=()=>d(S===``?_(h,g,b,x,C):v(S,g),i);if(n()!==``&&h!==`recover`)return u(`/account`,{replace:!0});w()}function _(e,t,n,r,a){let o=e!==`sign-in`,s=e=>`/${e}?back=${encodeURIComponent(t)}`;return l`
    <div class="narrow">
      <h1>${i(`web-${e}-title`)}</h1>
      <p class="muted">${i(`web-${e}-text`)}</p>
      <form class="panel" @submit=${a}>
        <label class="field"><span>${i(`web-account-name`)}</span>
          <input type="text" name="name" required maxlength="60" autocomplete="username" autocapitalize="none" spellcheck="false" /></label>
        ${e===`recover`?l`<label class="field"><span>${i(`web-recovery-code`)}</span>
          <input type="text" name="code" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" /></label>`:f}
        <label class="field"><span>${i(e===`recover`?`web-password-new`:`web-password`)}</span>
          <input name="password" type="password" required minlength=${o?8:f} maxlength="128" autocomplete=${o?`new-password`:`current-password`} />
          ${o?l`<small class="muted">${i(`web-password-rule`)}</small>`:f}</label>
        ${h(n)}
        <button class="main wide" ?disabled=${r}>${i(`web-${e}-do`)}</button>
      </form>
      <p class="ways-in">
        ${e===`sign-up`?f:l`<a href=${s(`sign-up`)}>${i(`web-to-sign-up`)}</a>`}
        ${e===`sign-in`?f:l`<a href=${s(`sign-in`)}>${i(`web-to-sign-in`)}</a>`}
        ${e===`recover`?f:l`<a href=${s(`recover`)}>${i(`web-to-recover`)}</a>`}
      </p>
    </div>`}function v(e,t){return l`
    <div class="narrow">
      <h1>${i(`web-code-title`)}</h1>
      <section class="panel">
        <p>${i(`web-code-text`)}</p>
        <p class="code" data-code>${e}</p>
        <div class="row">
          <button type="button" @click=${()=>navigator.clipboard?.writeText(e)}>${i(`web-code-copy`)}</button>
          <a class="button main" href=${t}>${i(`web-code-kept`)}</a>
        </div>
      </section>
    </div>`}function y(e){return e!==null&&/^\/(?![/\\])/.test(e)?e:`/`}export{g as show};
//# sourceMappingURL=enter-3849a908.js.map