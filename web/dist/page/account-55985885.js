import{Br as e,Fn as t,Fr as n,Nn as r,Rn as i,Tn as a,Vr as o,Wr as s,br as c,hn as l,in as u,ir as d,mn as f,pn as p,tr as m,wr as h,xr as g,yr as _}from"./common-be34ae49.js";import{f as v,n as y,p as b,u as x}from"./app-b5c34cd2.js";const S=[`read`,`play`,`meet`],C=e=>a(e);async function w(e,t){let i=await s(),a=``,o=``,{bot:u}=e;async function d(e){o=``;try{await e()}catch(e){o=e instanceof Error?e.message:String(e)}t()}let f=e=>{e.preventDefault();let t=e.target,n=new FormData(t),r=n.getAll(`scope`).map(String);return d(async()=>{let e=await _({label:String(n.get(`label`)??``),scopes:r});a=e.secret,i=[e.token,...i],t.reset()})},m=e=>d(async()=>{confirm(r(`web-token-revoke-sure`,{label:e.label}))&&(await n(e.id),i=i.filter(({id:t})=>t!==e.id),a=``)}),h=e=>{let t=e.target;return d(async()=>{try{await c({bot:t.checked}),u=t.checked}finally{t.checked=u}})},g=async e=>{let t=e.currentTarget;try{await navigator.clipboard.writeText(a),t.textContent=r(`play-copied`)}catch{getSelection()?.selectAllChildren(t.parentElement?.previousElementSibling)}},v=e=>l`<li data-token=${e.id}>
    <div class="grow"><strong>${e.label}</strong>
      <p class="muted small">${e.scopes.map(e=>r(`web-token-scope-${e}`)).join(` · `)}</p>
      <p class="muted small">${r(`web-token-made`,{day:C(e.made)})} ·
        ${e.used===null?r(`web-token-unused`):r(`web-token-used`,{day:C(e.used)})}</p></div>
    <button type="button" @click=${()=>m(e)}>${r(`web-token-revoke`)}</button>
  </li>`;return()=>l`<section class="panel programs"><h2>${r(`web-programs-title`)}</h2>
    <p class="muted small">${r(`web-programs-text`)}</p>
    ${a===``?p:l`<div class="token-told" role="status">
      <p>${r(`web-token-told`)}</p>
      <p class="code" data-secret>${a}</p>
      <div class="row"><button type="button" class="main" @click=${g}>${r(`play-copy`)}</button></div>
    </div>`}
    ${i.length===0?p:l`<ul class="tokens">${i.map(v)}</ul>`}
    <form @submit=${f}>
      <label class="field"><span>${r(`web-token-label`)}</span><input type="text" name="label" required maxlength="40" autocomplete="off" /></label>
      <fieldset class="scopes"><legend>${r(`web-token-scopes`)}</legend>${S.map(e=>l`
        <label><input type="checkbox" name="scope" value=${e} checked /> <code>${e}</code> <span>${r(`web-token-scope-${e}`)}</span></label>`)}
      </fieldset>
      ${y(o)}
      <button>${r(`web-token-make`)}</button>
    </form>
    <label class="bot-mark"><input type="checkbox" .checked=${u} @change=${h} /> ${r(`web-account-bot`)}</label>
    <p class="muted small">${r(`web-account-bot-text`)}</p>
  </section>`}async function T({main:n,signal:a}){let s=await g();if(!s.account)return i(``),u(`/sign-in?back=/account`,{replace:!0});i(s.name);let c=``,_=``,S={};async function C(e,t){[c,S]=[``,{}];try{await t()}catch(t){S={[e]:t instanceof Error?t.message:String(t)}}a.aborted||F()}let T=(e,t)=>(e.preventDefault(),String(new FormData(e.target).get(t)??``)),E=e=>C(`password`,async()=>{let t=e.target;await m({old:T(e,`old`),new:T(e,`new`)}),t.reset(),c=r(`web-password-changed`)}),D=e=>C(`code`,async()=>{let t=e.target;_=(await h({password:T(e,`password`)})).code,t.reset()}),O=null,k=async e=>{if(!await b())return A(e,!1);O=e,a.aborted||F()},A=(e,t)=>C(`out`,async()=>{await e(),t&&await v(),i(``),u(`/`)}),j=e=>l`
    <p role="alert">${r(`web-sign-out-data`)}</p>
    <div class="row">
      <button type="button" class="main" @click=${()=>A(e,!0)}>${r(`web-sign-out-clear`)}</button>
      <button type="button" @click=${()=>A(e,!1)}>${r(`web-sign-out-keep`)}</button>
      <button type="button" class="quiet" @click=${()=>{O=null,F()}}>${r(`web-cancel`)}</button>
    </div>`,M=e=>C(`delete`,async()=>{let n=T(e,`password`);confirm(r(`web-delete-sure`,{name:t()}))&&(await d({password:n}),i(``),u(`/`))}),N=(e,t,n)=>l`
    <label class="field"><span>${r(t)}</span><input type="password" name=${e} required maxlength="128" autocomplete=${n} /></label>`,P=await w(s,()=>{a.aborted||F()}),F=()=>f(l`
    <div class="person-head">${x(s.name,`large`)}<h1>${s.name}</h1></div>
    <p><a class="button" href="/people/${encodeURIComponent(s.name)}">${r(`web-account-profile`)}</a></p>
    <div class="settings">
      <section class="panel"><h2>${r(`web-sign-out-title`)}</h2>
        ${O?j(O):l`<div class="row">
          <button type="button" class="main" @click=${()=>k(e)}>${r(`web-sign-out`)}</button>
          <button type="button" @click=${()=>k(o)}>${r(`web-sign-out-everywhere`)}</button>
        </div>`}
        ${y(S.out??``)}
      </section>
      <form class="panel" @submit=${E}><h2>${r(`web-password-title`)}</h2>
        <input type="text" name="username" autocomplete="username" .value=${s.name} hidden />
        ${N(`old`,`web-password-old`,`current-password`)}
        ${N(`new`,`web-password-new`,`new-password`)}
        <p class="muted small">${r(`web-password-others`)}</p>
        ${y(S.password??``)}
        <button>${r(`web-password-change`)}</button>
        <p class="hint" role="status">${c}</p>
      </form>
      <form class="panel" @submit=${D}><h2>${r(`web-recovery-code`)}</h2>
        <p class="muted small">${r(`web-code-another-text`)}</p>
        ${N(`password`,`web-password`,`current-password`)}
        ${y(S.code??``)}
        <button>${r(`web-code-another`)}</button>
        <div role="status">${_===``?p:l`<p>${r(`web-code-text`)}</p><p class="code" data-code>${_}</p>`}</div>
      </form>
      ${P()}
      <section class="panel"><h2>${r(`web-export-title`)}</h2>
        <p class="muted small">${r(`web-export-text`)}</p>
        <a class="button" href="/api/me/export" download="sower.json">${r(`web-export`)}</a>
      </section>
      <form class="panel" @submit=${M}><h2>${r(`web-delete-title`)}</h2>
        <p class="muted small">${r(`web-delete-text`)}</p>
        ${N(`password`,`web-password`,`current-password`)}
        ${y(S.delete??``)}
        <button class="danger">${r(`web-delete`)}</button>
      </form>
    </div>`,n);F()}export{T as show};
//# sourceMappingURL=account-55985885.js.map