import{D as e,E as t,L as n,Mn as r,N as i,P as a,Pn as o,Q as s,R as c,Xr as l,_ as u,at as d,ci as f,f as p,fn as m,g as h,h as g,j as _,m as v,mn as y,p as b,pn as x,pt as S,sr as C}from"./common-f2d642aa.js";import{n as w}from"./app-6104e507.js";async function T({main:u,query:g,signal:S}){let T=a(e(),g);!f()&&T.opponent===`friend`&&(T={...T,opponent:`computer`});let O={position:g.get(`position`),moves:(g.get(`moves`)??``).split(`,`).filter(Boolean)},k=await C(T.game).catch(e=>{if(!(e instanceof l)||g.has(`game`))throw e;return T=a({},new URLSearchParams),C(T.game)}),A=await d(k),j=``,M=!1;function N(e){T={...T,...e},t(T),I()}async function P(e){k=await C(e),S.aborted||N({game:e,options:{},begins:`rules`})}async function F(e){if(e.preventDefault(),!M){[M,j]=[!0,``],I();try{await _(c({...T,rated:T.rated&&o()!==``&&!k.own&&!O.position&&O.moves.length===0},k,O))}catch(e){[M,j]=[!1,e instanceof Error?e.message:String(e)],S.aborted||I()}}}let I=()=>{let e=T.opponent===`friend`&&!k.own&&!O.position&&O.moves.length===0,t=e&&o()!==``&&n(T);x(y`
    <h1>${r(`web-new-title`)}</h1>
    <form class="new-game" @submit=${F}>
      <div class="new-board panel">
        <div class="new-which">${v(A,k,P)}</div>
        <img src=${s(k.name,{position:O.position??``,changes:i(T,k)})} alt="" width="600" height="260" />
        <p class="muted small">${k.summary} <a href="/games/${k.name}">${r(`web-new-rules`)}</a></p>
        ${O.position||O.moves.length?y`<p class="verdict">${r(`web-new-from-here`)}</p>`:m}
      </div>
      <div class="new-choices">
        ${E(T,N)}
        ${b(T,N,t)}
        ${t?m:p(T,k,N)}
        ${e?D(T,k,N):m}
        ${O.position||t?m:h(T,k,N)}
        ${w(j)}
        <button class="main large wide" ?disabled=${M}>${r(T.opponent===`friend`?`web-new-make-friend`:`web-new-make`)}</button>
      </div>
    </form>`,u)};I()}function E(e,t){let i=[[`computer`,r(`web-new-computer`)],[`here`,r(`web-new-here`)]];return f()&&i.push([`friend`,r(`web-new-friend`)]),y`
    <fieldset><legend>${r(`web-new-opponent`)}</legend>
      ${S(`opponent`,i,e.opponent,e=>t({opponent:e}))}
      ${e.opponent===`here`?y`<p class="muted small hint">${r(`web-new-here-text`)}</p>`:m}
      ${e.opponent===`friend`&&!n(e)?y`<p class="muted small hint">${r(`web-new-friend-text`)}</p>`:m}
      ${e.opponent===`computer`?y`${g(e,t)}${u(e,t)}`:m}
    </fieldset>`}function D(e,t,n){let i=t.variants.filter(({pie:e})=>e);return o()===``?y`<p class="muted small hint">${r(`web-new-rated-sign-in`)} <a href="/sign-in?back=/new">${r(`web-sign-in`)}</a></p>`:y`
    <fieldset><legend>${r(`web-new-rated-title`)}</legend>
      <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>n({rated:!e.rated})} />${r(`web-new-rated`)}</label>
      ${e.rated?y`<p class="muted small hint">${r(`web-new-rated-text`)}</p>`:m}
      ${e.rated&&!t.pie&&i.length>0?y`<p class="muted small hint">${r(`web-new-rated-even`)}
        ${i.map(({name:e,title:t})=>y`<a href="/new?game=${e}&with=friend">${t}</a> `)}</p>`:m}
    </fieldset>`}export{T as show};
//# sourceMappingURL=new-33bc434b.js.map