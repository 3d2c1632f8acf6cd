import{Br as e,Cr as t,Ln as n,Mn as r,Pn as i,Pr as a,Ur as o,br as s,er as c,fn as l,mn as u,pn as d,rn as f,rr as p,vr as m,wn as h,yr as g,zr as _}from"./common-f2d642aa.js";import{f as v,n as y,p as b,u as x}from"./app-6104e507.js";const S=[`read`,`play`,`meet`],C=e=>h(e);async function w(e,t){let n=await o(),i=``,s=``,{bot:c}=e;async function d(e){s=``;try{await e()}catch(e){s=e instanceof Error?e.message:String(e)}t()}let f=e=>{e.preventDefault();let t=e.target,r=new FormData(t),a=r.getAll(`scope`).map(String);return d(async()=>{let e=await m({label:String(r.get(`label`)??``),scopes:a});i=e.secret,n=[e.token,...n],t.reset()})},p=e=>d(async()=>{confirm(r(`web-token-revoke-sure`,{label:e.label}))&&(await a(e.id),n=n.filter(({id:t})=>t!==e.id),i=``)}),h=e=>{let t=e.target;return d(async()=>{try{await g({bot:t.checked}),c=t.checked}finally{t.checked=c}})},_=async e=>{let t=e.currentTarget;try{await navigator.clipboard.writeText(i),t.textContent=r(`play-copied`)}catch{getSelection()?.selectAllChildren(t.parentElement?.previousElementSibling)}},v=e=>u`<li data-token=${e.id}>
    <div class="grow"><strong>${e.label}</strong>
      <p class="muted small">${e.scopes.map(e=>r(`web-token-scope-${e}`)).join(` · `)}</p>
      <p class="muted small">${r(`web-token-made`,{day:C(e.made)})} ·
        ${e.used===null?r(`web-token-unused`):r(`web-token-used`,{day:C(e.used)})}</p></div>
    <button type="button" @click=${()=>p(e)}>${r(`web-token-revoke`)}</button>
  </li>`;return()=>u`<section class="panel programs"><h2>${r(`web-programs-title`)}</h2>
    <p class="muted small">${r(`web-programs-text`)}</p>
    ${i===``?l:u`<div class="token-told" role="status">
      <p>${r(`web-token-told`)}</p>
      <p class="code" data-secret>${i}</p>
      <div class="row"><button type="button" class="main" @click=${_}>${r(`play-copy`)}</button></div>
    </div>`}
    ${n.length===0?l:u`<ul class="tokens">${n.map(v)}</ul>`}
    <form @submit=${f}>
      <label class="field"><span>${r(`web-token-label`)}</span><input type="text" name="label" required maxlength="40" autocomplete="off" /></label>
      <fieldset class="scopes"><legend>${r(`web-token-scopes`)}</legend>${S.map(e=>u`
        <label><input type="checkbox" name="scope" value=${e} checked /> <code>${e}</code> <span>${r(`web-token-scope-${e}`)}</span></label>`)}
      </fieldset>
      ${y(s)}
      <button>${r(`web-token-make`)}</button>
    </form>
    <label class="bot-mark"><input type="checkbox" .checked=${c} @change=${h} /> ${r(`web-account-bot`)}</label>
    <p class="muted small">${r(`web-account-bot-text`)}</p>
  </section>`}async function T({main:a,signal:o}){let m=await s();if(!m.account)return n(``),f(`/sign-in?back=/account`,{replace:!0});n(m.name);let h=``,g=``,S={};async function C(e,t){[h,S]=[``,{}];try{await t()}catch(t){S={[e]:t instanceof Error?t.message:String(t)}}o.aborted||F()}let T=(e,t)=>(e.preventDefault(),String(new FormData(e.target).get(t)??``)),E=e=>C(`password`,async()=>{let t=e.target;await c({old:T(e,`old`),new:T(e,`new`)}),t.reset(),h=r(`web-password-changed`)}),D=e=>C(`code`,async()=>{let n=e.target;g=(await t({password:T(e,`password`)})).code,n.reset()}),O=null,k=async e=>{if(!await b())return A(e,!1);O=e,o.aborted||F()},A=(e,t)=>C(`out`,async()=>{await e(),t&&await v(),n(``),f(`/`)}),j=e=>u`
    <p role="alert">${r(`web-sign-out-data`)}</p>
    <div class="row">
      <button type="button" class="main" @click=${()=>A(e,!0)}>${r(`web-sign-out-clear`)}</button>
      <button type="button" @click=${()=>A(e,!1)}>${r(`web-sign-out-keep`)}</button>
      <button type="button" class="quiet" @click=${()=>{O=null,F()}}>${r(`web-cancel`)}</button>
    </div>`,M=e=>C(`delete`,async()=>{let t=T(e,`password`);confirm(r(`web-delete-sure`,{name:i()}))&&(await p({password:t}),n(``),f(`/`))}),N=(e,t,n)=>u`
    <label class="field"><span>${r(t)}</span><input type="password" name=${e} required maxlength="128" autocomplete=${n} /></label>`,P=await w(m,()=>{o.aborted||F()}),F=()=>d(u`
    <div class="person-head">${x(m.name,`large`)}<h1>${m.name}</h1></div>
    <p><a class="button" href="/people/${encodeURIComponent(m.name)}">${r(`web-account-profile`)}</a></p>
    <div class="settings">
      <section class="panel"><h2>${r(`web-sign-out-title`)}</h2>
        ${O?j(O):u`<div class="row">
          <button type="button" class="main" @click=${()=>k(_)}>${r(`web-sign-out`)}</button>
          <button type="button" @click=${()=>k(e)}>${r(`web-sign-out-everywhere`)}</button>
        </div>`}
        ${y(S.out??``)}
      </section>
      <form class="panel" @submit=${E}><h2>${r(`web-password-title`)}</h2>
        <input type="text" name="username" autocomplete="username" .value=${m.name} hidden />
        ${N(`old`,`web-password-old`,`current-password`)}
        ${N(`new`,`web-password-new`,`new-password`)}
        <p class="muted small">${r(`web-password-others`)}</p>
        ${y(S.password??``)}
        <button>${r(`web-password-change`)}</button>
        <p class="hint" role="status">${h}</p>
      </form>
      <form class="panel" @submit=${D}><h2>${r(`web-recovery-code`)}</h2>
        <p class="muted small">${r(`web-code-another-text`)}</p>
        ${N(`password`,`web-password`,`current-password`)}
        ${y(S.code??``)}
        <button>${r(`web-code-another`)}</button>
        <div role="status">${g===``?l:u`<p>${r(`web-code-text`)}</p><p class="code" data-code>${g}</p>`}</div>
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
    </div>`,a);F()}export{T as show};
//# sourceMappingURL=account-5e6b5e45.js.map