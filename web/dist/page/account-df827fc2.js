import{$n as e,Hr as t,Ln as n,Mn as r,Nr as i,Pn as a,Rr as o,Sr as s,_r as c,fn as l,mn as u,nr as d,pn as f,rn as p,vr as m,wn as h,yr as g,zr as _}from"./common-55ba994a.js";import{f as v,n as y,p as b,u as x}from"./app-1df1682e.js";const S=[`read`,`play`,`meet`],C=e=>h(e);async function w(e,n){let a=await t(),o=``,s=``,{bot:d}=e;async function f(e){s=``;try{await e()}catch(e){s=e instanceof Error?e.message:String(e)}n()}let p=e=>{e.preventDefault();let t=e.target,n=new FormData(t),r=n.getAll(`scope`).map(String);return f(async()=>{let e=await c({label:String(n.get(`label`)??``),scopes:r});o=e.secret,a=[e.token,...a],t.reset()})},h=e=>f(async()=>{confirm(r(`web-token-revoke-sure`,{label:e.label}))&&(await i(e.id),a=a.filter(({id:t})=>t!==e.id),o=``)}),g=e=>{let t=e.target;return f(async()=>{try{await m({bot:t.checked}),d=t.checked}finally{t.checked=d}})},_=async e=>{let t=e.currentTarget;try{await navigator.clipboard.writeText(o),t.textContent=r(`play-copied`)}catch{getSelection()?.selectAllChildren(t.parentElement?.previousElementSibling)}},v=e=>u`<li data-token=${e.id}>
    <div class="grow"><strong>${e.label}</strong>
      <p class="muted small">${e.scopes.map(e=>r(`web-token-scope-${e}`)).join(` · `)}</p>
      <p class="muted small">${r(`web-token-made`,{day:C(e.made)})} ·
        ${e.used===null?r(`web-token-unused`):r(`web-token-used`,{day:C(e.used)})}</p></div>
    <button type="button" @click=${()=>h(e)}>${r(`web-token-revoke`)}</button>
  </li>`;return()=>u`<section class="panel programs"><h2>${r(`web-programs-title`)}</h2>
    <p class="muted small">${r(`web-programs-text`)}</p>
    ${o===``?l:u`<div class="token-told" role="status">
      <p>${r(`web-token-told`)}</p>
      <p class="code" data-secret>${o}</p>
      <div class="row"><button type="button" class="main" @click=${_}>${r(`play-copy`)}</button></div>
    </div>`}
    ${a.length===0?l:u`<ul class="tokens">${a.map(v)}</ul>`}
    <form @submit=${p}>
      <label class="field"><span>${r(`web-token-label`)}</span><input type="text" name="label" required maxlength="40" autocomplete="off" /></label>
      <fieldset class="scopes"><legend>${r(`web-token-scopes`)}</legend>${S.map(e=>u`
        <label><input type="checkbox" name="scope" value=${e} checked /> <code>${e}</code> <span>${r(`web-token-scope-${e}`)}</span></label>`)}
      </fieldset>
      ${y(s)}
      <button>${r(`web-token-make`)}</button>
    </form>
    <label class="bot-mark"><input type="checkbox" .checked=${d} @change=${g} /> ${r(`web-account-bot`)}</label>
    <p class="muted small">${r(`web-account-bot-text`)}</p>
  </section>`}async function T({main:t,signal:i}){let c=await g();if(!c.account)return n(``),p(`/sign-in?back=/account`,{replace:!0});n(c.name);let m=``,h=``,S={};async function C(e,t){[m,S]=[``,{}];try{await t()}catch(t){S={[e]:t instanceof Error?t.message:String(t)}}i.aborted||F()}let T=(e,t)=>(e.preventDefault(),String(new FormData(e.target).get(t)??``)),E=t=>C(`password`,async()=>{let n=t.target;await e({old:T(t,`old`),new:T(t,`new`)}),n.reset(),m=r(`web-password-changed`)}),D=e=>C(`code`,async()=>{let t=e.target;h=(await s({password:T(e,`password`)})).code,t.reset()}),O=null,k=async e=>{if(!await b())return A(e,!1);O=e,i.aborted||F()},A=(e,t)=>C(`out`,async()=>{await e(),t&&await v(),n(``),p(`/`)}),j=e=>u`
    <p role="alert">${r(`web-sign-out-data`)}</p>
    <div class="row">
      <button type="button" class="main" @click=${()=>A(e,!0)}>${r(`web-sign-out-clear`)}</button>
      <button type="button" @click=${()=>A(e,!1)}>${r(`web-sign-out-keep`)}</button>
      <button type="button" class="quiet" @click=${()=>{O=null,F()}}>${r(`web-cancel`)}</button>
    </div>`,M=e=>C(`delete`,async()=>{let t=T(e,`password`);confirm(r(`web-delete-sure`,{name:a()}))&&(await d({password:t}),n(``),p(`/`))}),N=(e,t,n)=>u`
    <label class="field"><span>${r(t)}</span><input type="password" name=${e} required maxlength="128" autocomplete=${n} /></label>`,P=await w(c,()=>{i.aborted||F()}),F=()=>f(u`
    <div class="person-head">${x(c.name,`large`)}<h1>${c.name}</h1></div>
    <p><a class="button" href="/people/${encodeURIComponent(c.name)}">${r(`web-account-profile`)}</a></p>
    <div class="settings">
      <section class="panel"><h2>${r(`web-sign-out-title`)}</h2>
        ${O?j(O):u`<div class="row">
          <button type="button" class="main" @click=${()=>k(o)}>${r(`web-sign-out`)}</button>
          <button type="button" @click=${()=>k(_)}>${r(`web-sign-out-everywhere`)}</button>
        </div>`}
        ${y(S.out??``)}
      </section>
      <form class="panel" @submit=${E}><h2>${r(`web-password-title`)}</h2>
        <input type="text" name="username" autocomplete="username" .value=${c.name} hidden />
        ${N(`old`,`web-password-old`,`current-password`)}
        ${N(`new`,`web-password-new`,`new-password`)}
        <p class="muted small">${r(`web-password-others`)}</p>
        ${y(S.password??``)}
        <button>${r(`web-password-change`)}</button>
        <p class="hint" role="status">${m}</p>
      </form>
      <form class="panel" @submit=${D}><h2>${r(`web-recovery-code`)}</h2>
        <p class="muted small">${r(`web-code-another-text`)}</p>
        ${N(`password`,`web-password`,`current-password`)}
        ${y(S.code??``)}
        <button>${r(`web-code-another`)}</button>
        <div role="status">${h===``?l:u`<p>${r(`web-code-text`)}</p><p class="code" data-code>${h}</p>`}</div>
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
    </div>`,t);F()}export{T as show};
//# sourceMappingURL=account-df827fc2.js.map