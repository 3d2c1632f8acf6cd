import{Dr as e,Fn as t,Gr as n,Jr as r,Kn as i,Nn as a,Rn as o,Vn as s,Wn as c,bn as l,ln as u,vn as d,yn as f,zn as p,zr as m}from"./common-c5b91eb8.js";import{n as h}from"./app-5ffc5d29.js";async function g({main:o,query:l,signal:d}){let h=location.pathname.replaceAll(`/`,``),g=y(l.get(`back`)),b=``,x=!1,S=``;async function C(o){if(o.preventDefault(),x)return;let s=new FormData(o.target),l=e=>String(s.get(e)??``),f={name:l(`name`).trim(),password:l(`password`)};[x,b]=[!0,``],w();try{if(h===`sign-in`)return i(await n(f)),p()!==a()&&await t(p()),u(g);let o=h===`recover`?await m({...f,code:l(`code`)}):await r(f);S=o.code,c(o.name),i(await e())}catch(e){b=e instanceof Error?e.message:String(e)}x=!1,d.aborted||w()}let w=()=>f(S===``?_(h,g,b,x,C):v(S,g),o);if(s()!==``&&h!==`recover`)return u(`/account`,{replace:!0});w()}function _(e,t,n,r,i){let a=e!==`sign-in`,s=e=>`/${e}?back=${encodeURIComponent(t)}`;return l`
    <div class="narrow">
      <h1>${o(`web-${e}-title`)}</h1>
      <p class="muted">${o(`web-${e}-text`)}</p>
      <form class="panel" @submit=${i}>
        <label class="field"><span>${o(`web-account-name`)}</span>
          <input type="text" name="name" required maxlength="60" autocomplete="username" autocapitalize="none" spellcheck="false" /></label>
        ${e===`recover`?l`<label class="field"><span>${o(`web-recovery-code`)}</span>
          <input type="text" name="code" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" /></label>`:d}
        <label class="field"><span>${o(e===`recover`?`web-password-new`:`web-password`)}</span>
          <input name="password" type="password" required minlength=${a?8:d} maxlength="128" autocomplete=${a?`new-password`:`current-password`} />
          ${a?l`<small class="muted">${o(`web-password-rule`)}</small>`:d}</label>
        ${h(n)}
        <button class="main wide" ?disabled=${r}>${o(`web-${e}-do`)}</button>
      </form>
      <p class="ways-in">
        ${e===`sign-up`?d:l`<a href=${s(`sign-up`)}>${o(`web-to-sign-up`)}</a>`}
        ${e===`sign-in`?d:l`<a href=${s(`sign-in`)}>${o(`web-to-sign-in`)}</a>`}
        ${e===`recover`?d:l`<a href=${s(`recover`)}>${o(`web-to-recover`)}</a>`}
      </p>
    </div>`}function v(e,t){return l`
    <div class="narrow">
      <h1>${o(`web-code-title`)}</h1>
      <section class="panel">
        <p>${o(`web-code-text`)}</p>
        <p class="code" data-code>${e}</p>
        <div class="row">
          <button type="button" @click=${()=>navigator.clipboard?.writeText(e)}>${o(`web-code-copy`)}</button>
          <a class="button main" href=${t}>${o(`web-code-kept`)}</a>
        </div>
      </section>
    </div>`}function y(e){return e!==null&&/^\/(?![/\\])/.test(e)?e:`/`}export{g as show};
//# sourceMappingURL=enter-bb80a57a.js.map