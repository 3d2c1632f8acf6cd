import{B as e,F as t,I as n,N as r,O as i,Rn as a,Vn as o,_ as s,bn as c,ct as l,g as u,gt as d,h as f,hi as p,k as m,m as h,mr as g,p as _,ri as v,tt as y,v as b,vn as x,yn as S,z as C}from"./common-c5b91eb8.js";import{n as w}from"./app-5ffc5d29.js";async function T({main:u,query:d,signal:b}){let T=n(m(),d);!p()&&T.opponent===`friend`&&(T={...T,opponent:`computer`});let O={position:d.get(`position`),moves:(d.get(`moves`)??``).split(`,`).filter(Boolean)},k=await g(T.game).catch(e=>{if(!(e instanceof v)||d.has(`game`))throw e;return T=n({},new URLSearchParams),g(T.game)}),A=await l(k),j=Promise.resolve(k),M=``,N=!1;function P(e){T={...T,...e},i(T),L()}async function F(e){let t=g(e);j=t;let n=await t;b.aborted||j!==t||(k=n,P({game:e,options:{},begins:`rules`}))}async function I(t){if(t.preventDefault(),!N){[N,M]=[!0,``],L();try{await j,await r(e({...T,rated:T.rated&&o()!==``&&!k.own&&!O.position&&O.moves.length===0},k,O))}catch(e){[N,M]=[!1,e instanceof Error?e.message:String(e)],b.aborted||L()}}}let L=()=>{let e=T.opponent===`friend`&&!k.own&&!O.position&&O.moves.length===0,n=e&&o()!==``&&C(T);S(c`
    <h1>${a(`web-new-title`)}</h1>
    <form class="new-game" @submit=${I}>
      <div class="new-board panel">
        <div class="new-which">${f(A,k,F)}</div>
        <img src=${y(k.name,{position:O.position??``,changes:t(T,k)})} alt="" width="600" height="260" />
        <p class="muted small">${k.summary} <a href="/games/${k.name}">${a(`web-new-rules`)}</a></p>
        ${O.position||O.moves.length?c`<p class="verdict">${a(`web-new-from-here`)}</p>`:x}
      </div>
      <div class="new-choices">
        ${E(T,P)}
        ${h(T,P,n)}
        ${n?x:_(T,k,P)}
        ${e?D(T,k,P):x}
        ${O.position||n?x:s(T,k,P)}
        <div class="new-do">
          ${w(M)}
          <button class="main large wide" ?disabled=${N}>${a(T.opponent===`friend`?`web-new-make-friend`:`web-new-make`)}</button>
        </div>
      </div>
    </form>`,u)};L()}function E(e,t){let n=[[`computer`,a(`web-new-computer`)],[`here`,a(`web-new-here`)]];return p()&&n.push([`friend`,a(`web-new-friend`)]),c`
    <fieldset><legend>${a(`web-new-opponent`)}</legend>
      ${d(`opponent`,n,e.opponent,e=>t({opponent:e}))}
      ${e.opponent===`here`?c`<p class="muted small hint">${a(`web-new-here-text`)}</p>`:x}
      ${e.opponent===`friend`&&!C(e)?c`<p class="muted small hint">${a(`web-new-friend-text`)}</p>`:x}
      ${e.opponent===`computer`?c`${u(e,t)}${b(e,t)}`:x}
    </fieldset>`}function D(e,t,n){let r=t.variants.filter(({pie:e})=>e);return o()===``?c`<p class="muted small hint">${a(`web-new-rated-sign-in`)} <a href="/sign-in?back=/new">${a(`web-sign-in`)}</a></p>`:c`
    <fieldset><legend>${a(`web-new-rated-title`)}</legend>
      <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>n({rated:!e.rated})} />${a(`web-new-rated`)}</label>
      ${e.rated?c`<p class="muted small hint">${a(`web-new-rated-text`)}</p>`:x}
      ${e.rated&&!t.pie&&r.length>0?c`<p class="muted small hint">${a(`web-new-rated-even`)}
        ${r.map(({name:e,title:t})=>c`<a href="/new?game=${e}&with=friend">${t}</a> `)}</p>`:x}
    </fieldset>`}export{T as show};
//# sourceMappingURL=new-7be6e82b.js.map