import{Br as e,Dn as t,Ln as n,Lr as r,Mn as i,Nn as a,Pn as o,fn as s,jr as c,kn as l,mn as u,pn as d,rn as f,yr as p,zn as m}from"./common-55ba994a.js";import{n as h}from"./app-1df1682e.js";async function g({main:i,query:s,signal:u}){let h=location.pathname.replaceAll(`/`,``),g=y(s.get(`back`)),b=``,x=!1,S=``;async function C(i){if(i.preventDefault(),x)return;let o=new FormData(i.target),s=e=>String(o.get(e)??``),d={name:s(`name`).trim(),password:s(`password`)};[x,b]=[!0,``],w();try{if(h===`sign-in`)return m(await r(d)),a()!==t()&&await l(a()),f(g);let i=h===`recover`?await c({...d,code:s(`code`)}):await e(d);S=i.code,n(i.name),m(await p())}catch(e){b=e instanceof Error?e.message:String(e)}x=!1,u.aborted||w()}let w=()=>d(S===``?_(h,g,b,x,C):v(S,g),i);if(o()!==``&&h!==`recover`)return f(`/account`,{replace:!0});w()}function _(e,t,n,r,a){let o=e!==`sign-in`,c=e=>`/${e}?back=${encodeURIComponent(t)}`;return u`
    <div class="narrow">
      <h1>${i(`web-${e}-title`)}</h1>
      <p class="muted">${i(`web-${e}-text`)}</p>
      <form class="panel" @submit=${a}>
        <label class="field"><span>${i(`web-account-name`)}</span>
          <input type="text" name="name" required maxlength="60" autocomplete="username" autocapitalize="none" spellcheck="false" /></label>
        ${e===`recover`?u`<label class="field"><span>${i(`web-recovery-code`)}</span>
          <input type="text" name="code" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" /></label>`:s}
        <label class="field"><span>${i(e===`recover`?`web-password-new`:`web-password`)}</span>
          <input name="password" type="password" required minlength=${o?8:s} maxlength="128" autocomplete=${o?`new-password`:`current-password`} />
          ${o?u`<small class="muted">${i(`web-password-rule`)}</small>`:s}</label>
        ${h(n)}
        <button class="main wide" ?disabled=${r}>${i(`web-${e}-do`)}</button>
      </form>
      <p class="ways-in">
        ${e===`sign-up`?s:u`<a href=${c(`sign-up`)}>${i(`web-to-sign-up`)}</a>`}
        ${e===`sign-in`?s:u`<a href=${c(`sign-in`)}>${i(`web-to-sign-in`)}</a>`}
        ${e===`recover`?s:u`<a href=${c(`recover`)}>${i(`web-to-recover`)}</a>`}
      </p>
    </div>`}function v(e,t){return u`
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
//# sourceMappingURL=enter-26d0dbe1.js.map