import{Dn as e,Ln as t,Mn as n,Mr as r,Nn as i,Pn as a,Rr as o,Vr as s,br as c,fn as l,kn as u,mn as d,pn as f,rn as p,zn as m}from"./common-f2d642aa.js";import{n as h}from"./app-6104e507.js";async function g({main:n,query:l,signal:d}){let h=location.pathname.replaceAll(`/`,``),g=y(l.get(`back`)),b=``,x=!1,S=``;async function C(n){if(n.preventDefault(),x)return;let a=new FormData(n.target),l=e=>String(a.get(e)??``),f={name:l(`name`).trim(),password:l(`password`)};[x,b]=[!0,``],w();try{if(h===`sign-in`)return m(await o(f)),i()!==e()&&await u(i()),p(g);let n=h===`recover`?await r({...f,code:l(`code`)}):await s(f);S=n.code,t(n.name),m(await c())}catch(e){b=e instanceof Error?e.message:String(e)}x=!1,d.aborted||w()}let w=()=>f(S===``?_(h,g,b,x,C):v(S,g),n);if(a()!==``&&h!==`recover`)return p(`/account`,{replace:!0});w()}function _(e,t,r,i,a){let o=e!==`sign-in`,s=e=>`/${e}?back=${encodeURIComponent(t)}`;return d`
    <div class="narrow">
      <h1>${n(`web-${e}-title`)}</h1>
      <p class="muted">${n(`web-${e}-text`)}</p>
      <form class="panel" @submit=${a}>
        <label class="field"><span>${n(`web-account-name`)}</span>
          <input type="text" name="name" required maxlength="60" autocomplete="username" autocapitalize="none" spellcheck="false" /></label>
        ${e===`recover`?d`<label class="field"><span>${n(`web-recovery-code`)}</span>
          <input type="text" name="code" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" /></label>`:l}
        <label class="field"><span>${n(e===`recover`?`web-password-new`:`web-password`)}</span>
          <input name="password" type="password" required minlength=${o?8:l} maxlength="128" autocomplete=${o?`new-password`:`current-password`} />
          ${o?d`<small class="muted">${n(`web-password-rule`)}</small>`:l}</label>
        ${h(r)}
        <button class="main wide" ?disabled=${i}>${n(`web-${e}-do`)}</button>
      </form>
      <p class="ways-in">
        ${e===`sign-up`?l:d`<a href=${s(`sign-up`)}>${n(`web-to-sign-up`)}</a>`}
        ${e===`sign-in`?l:d`<a href=${s(`sign-in`)}>${n(`web-to-sign-in`)}</a>`}
        ${e===`recover`?l:d`<a href=${s(`recover`)}>${n(`web-to-recover`)}</a>`}
      </p>
    </div>`}function v(e,t){return d`
    <div class="narrow">
      <h1>${n(`web-code-title`)}</h1>
      <section class="panel">
        <p>${n(`web-code-text`)}</p>
        <p class="code" data-code>${e}</p>
        <div class="row">
          <button type="button" @click=${()=>navigator.clipboard?.writeText(e)}>${n(`web-code-copy`)}</button>
          <a class="button main" href=${t}>${n(`web-code-kept`)}</a>
        </div>
      </section>
    </div>`}function y(e){return e!==null&&/^\/(?![/\\])/.test(e)?e:`/`}export{g as show};
//# sourceMappingURL=enter-2db05663.js.map