import{An as e,Ar as t,Dr as n,Er as r,Kr as i,Rn as a,Tr as o,Vn as s,Vr as c,Wn as l,Xr as u,bn as d,ln as f,qr as p,sr as m,ur as h,vn as g,yn as _}from"./common-c5b91eb8.js";import{f as v,n as y,p as b,u as x}from"./app-5ffc5d29.js";const S=[`read`,`play`,`meet`],C=t=>e(t);async function w(e,t){let n=await u(),i=``,s=``,{bot:l}=e;async function f(e){s=``;try{await e()}catch(e){s=e instanceof Error?e.message:String(e)}t()}let p=e=>{e.preventDefault();let t=e.target,r=new FormData(t),a=r.getAll(`scope`).map(String);return f(async()=>{let e=await o({label:String(r.get(`label`)??``),scopes:a});i=e.secret,n=[e.token,...n],t.reset()})},m=e=>f(async()=>{confirm(a(`web-token-revoke-sure`,{label:e.label}))&&(await c(e.id),n=n.filter(({id:t})=>t!==e.id),i=``)}),h=e=>{let t=e.target;return f(async()=>{try{await r({bot:t.checked}),l=t.checked}finally{t.checked=l}})},_=async e=>{let t=e.currentTarget;try{await navigator.clipboard.writeText(i),t.textContent=a(`play-copied`)}catch{getSelection()?.selectAllChildren(t.parentElement?.previousElementSibling)}},v=e=>d`<li data-token=${e.id}>
    <div class="grow"><strong>${e.label}</strong>
      <p class="muted small">${e.scopes.map(e=>a(`web-token-scope-${e}`)).join(` · `)}</p>
      <p class="muted small">${a(`web-token-made`,{day:C(e.made)})} ·
        ${e.used===null?a(`web-token-unused`):a(`web-token-used`,{day:C(e.used)})}</p></div>
    <button type="button" @click=${()=>m(e)}>${a(`web-token-revoke`)}</button>
  </li>`;return()=>d`<section class="panel programs"><h2>${a(`web-programs-title`)}</h2>
    <p class="muted small">${a(`web-programs-text`)}</p>
    ${i===``?g:d`<div class="token-told" role="status">
      <p>${a(`web-token-told`)}</p>
      <p class="code" data-secret>${i}</p>
      <div class="row"><button type="button" class="main" @click=${_}>${a(`play-copy`)}</button></div>
    </div>`}
    ${n.length===0?g:d`<ul class="tokens">${n.map(v)}</ul>`}
    <form @submit=${p}>
      <label class="field"><span>${a(`web-token-label`)}</span><input type="text" name="label" required maxlength="40" autocomplete="off" /></label>
      <fieldset class="scopes"><legend>${a(`web-token-scopes`)}</legend>${S.map(e=>d`
        <label><input type="checkbox" name="scope" value=${e} checked /> <code>${e}</code> <span>${a(`web-token-scope-${e}`)}</span></label>`)}
      </fieldset>
      ${y(s)}
      <button>${a(`web-token-make`)}</button>
    </form>
    <label class="bot-mark"><input type="checkbox" .checked=${l} @change=${h} /> ${a(`web-account-bot`)}</label>
    <p class="muted small">${a(`web-account-bot-text`)}</p>
  </section>`}async function T({main:e,signal:r}){let o=await n();if(!o.account)return l(``),f(`/sign-in?back=/account`,{replace:!0});l(o.name);let c=``,u=``,S={};async function C(e,t){[c,S]=[``,{}];try{await t()}catch(t){S={[e]:t instanceof Error?t.message:String(t)}}r.aborted||F()}let T=(e,t)=>(e.preventDefault(),String(new FormData(e.target).get(t)??``)),E=e=>C(`password`,async()=>{let t=e.target;await m({old:T(e,`old`),new:T(e,`new`)}),t.reset(),c=a(`web-password-changed`)}),D=e=>C(`code`,async()=>{let n=e.target;u=(await t({password:T(e,`password`)})).code,n.reset()}),O=null,k=async e=>{if(!await b())return A(e,!1);O=e,r.aborted||F()},A=(e,t)=>C(`out`,async()=>{await e(),t&&await v(),l(``),f(`/`)}),j=e=>d`
    <p role="alert">${a(`web-sign-out-data`)}</p>
    <div class="row">
      <button type="button" class="main" @click=${()=>A(e,!0)}>${a(`web-sign-out-clear`)}</button>
      <button type="button" @click=${()=>A(e,!1)}>${a(`web-sign-out-keep`)}</button>
      <button type="button" class="quiet" @click=${()=>{O=null,F()}}>${a(`web-cancel`)}</button>
    </div>`,M=e=>C(`delete`,async()=>{let t=T(e,`password`);confirm(a(`web-delete-sure`,{name:s()}))&&(await h({password:t}),l(``),f(`/`))}),N=(e,t,n)=>d`
    <label class="field"><span>${a(t)}</span><input type="password" name=${e} required maxlength="128" autocomplete=${n} /></label>`,P=await w(o,()=>{r.aborted||F()}),F=()=>_(d`
    <div class="person-head">${x(o.name,`large`)}<h1>${o.name}</h1></div>
    <p><a class="button" href="/people/${encodeURIComponent(o.name)}">${a(`web-account-profile`)}</a></p>
    <div class="settings">
      <section class="panel"><h2>${a(`web-sign-out-title`)}</h2>
        ${O?j(O):d`<div class="row">
          <button type="button" class="main" @click=${()=>k(i)}>${a(`web-sign-out`)}</button>
          <button type="button" @click=${()=>k(p)}>${a(`web-sign-out-everywhere`)}</button>
        </div>`}
        ${y(S.out??``)}
      </section>
      <form class="panel" @submit=${E}><h2>${a(`web-password-title`)}</h2>
        <input type="text" name="username" autocomplete="username" .value=${o.name} hidden />
        ${N(`old`,`web-password-old`,`current-password`)}
        ${N(`new`,`web-password-new`,`new-password`)}
        <p class="muted small">${a(`web-password-others`)}</p>
        ${y(S.password??``)}
        <button>${a(`web-password-change`)}</button>
        <p class="hint" role="status">${c}</p>
      </form>
      <form class="panel" @submit=${D}><h2>${a(`web-recovery-code`)}</h2>
        <p class="muted small">${a(`web-code-another-text`)}</p>
        ${N(`password`,`web-password`,`current-password`)}
        ${y(S.code??``)}
        <button>${a(`web-code-another`)}</button>
        <div role="status">${u===``?g:d`<p>${a(`web-code-text`)}</p><p class="code" data-code>${u}</p>`}</div>
      </form>
      ${P()}
      <section class="panel"><h2>${a(`web-export-title`)}</h2>
        <p class="muted small">${a(`web-export-text`)}</p>
        <a class="button" href="/api/me/export" download="sower.json">${a(`web-export`)}</a>
      </section>
      <form class="panel" @submit=${M}><h2>${a(`web-delete-title`)}</h2>
        <p class="muted small">${a(`web-delete-text`)}</p>
        ${N(`password`,`web-password`,`current-password`)}
        ${y(S.delete??``)}
        <button class="danger">${a(`web-delete`)}</button>
      </form>
    </div>`,e);F()}export{T as show};
//# sourceMappingURL=account-fb6eaf18.js.map