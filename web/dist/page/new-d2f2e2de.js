import{D as e,E as t,L as n,Mn as r,N as i,P as a,Pn as o,Q as s,R as c,Yr as l,_ as u,at as d,f,fn as p,g as m,h,j as g,m as _,mn as v,ni as y,or as b,p as x,pn as S,pt as C}from"./common-55ba994a.js";import{n as w}from"./app-1df1682e.js";async function T({main:u,query:h,signal:C}){let T=a(e(),h);!y()&&T.opponent===`friend`&&(T={...T,opponent:`computer`});let O={position:h.get(`position`),moves:(h.get(`moves`)??``).split(`,`).filter(Boolean)},k=await b(T.game).catch(e=>{if(!(e instanceof l)||h.has(`game`))throw e;return T=a({},new URLSearchParams),b(T.game)}),A=await d(k),j=``,M=!1;function N(e){T={...T,...e},t(T),I()}async function P(e){k=await b(e),C.aborted||N({game:e,options:{},begins:`rules`})}async function F(e){if(e.preventDefault(),!M){[M,j]=[!0,``],I();try{await g(c({...T,rated:T.rated&&o()!==``&&!k.own&&!O.position&&O.moves.length===0},k,O))}catch(e){[M,j]=[!1,e instanceof Error?e.message:String(e)],C.aborted||I()}}}let I=()=>{let e=T.opponent===`friend`&&!k.own&&!O.position&&O.moves.length===0,t=e&&o()!==``&&n(T);S(v`
    <h1>${r(`web-new-title`)}</h1>
    <form class="new-game" @submit=${F}>
      <div class="new-board panel">
        <div class="new-which">${_(A,k,P)}</div>
        <img src=${s(k.name,{position:O.position??``,changes:i(T,k)})} alt="" width="600" height="260" />
        <p class="muted small">${k.summary} <a href="/games/${k.name}">${r(`web-new-rules`)}</a></p>
        ${O.position||O.moves.length?v`<p class="verdict">${r(`web-new-from-here`)}</p>`:p}
      </div>
      <div class="new-choices">
        ${E(T,N)}
        ${x(T,N,t)}
        ${t?p:f(T,k,N)}
        ${e?D(T,k,N):p}
        ${O.position||t?p:m(T,k,N)}
        ${w(j)}
        <button class="main large wide" ?disabled=${M}>${r(T.opponent===`friend`?`web-new-make-friend`:`web-new-make`)}</button>
      </div>
    </form>`,u)};I()}function E(e,t){let i=[[`computer`,r(`web-new-computer`)],[`here`,r(`web-new-here`)]];return y()&&i.push([`friend`,r(`web-new-friend`)]),v`
    <fieldset><legend>${r(`web-new-opponent`)}</legend>
      ${C(`opponent`,i,e.opponent,e=>t({opponent:e}))}
      ${e.opponent===`here`?v`<p class="muted small hint">${r(`web-new-here-text`)}</p>`:p}
      ${e.opponent===`friend`&&!n(e)?v`<p class="muted small hint">${r(`web-new-friend-text`)}</p>`:p}
      ${e.opponent===`computer`?v`${h(e,t)}${u(e,t)}`:p}
    </fieldset>`}function D(e,t,n){let i=t.variants.filter(({pie:e})=>e);return o()===``?v`<p class="muted small hint">${r(`web-new-rated-sign-in`)} <a href="/sign-in?back=/new">${r(`web-sign-in`)}</a></p>`:v`
    <fieldset><legend>${r(`web-new-rated-title`)}</legend>
      <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>n({rated:!e.rated})} />${r(`web-new-rated`)}</label>
      ${e.rated?v`<p class="muted small hint">${r(`web-new-rated-text`)}</p>`:p}
      ${e.rated&&!t.pie&&i.length>0?v`<p class="muted small hint">${r(`web-new-rated-even`)}
        ${i.map(({name:e,title:t})=>v`<a href="/new?game=${e}&with=friend">${t}</a> `)}</p>`:p}
    </fieldset>`}export{T as show};
//# sourceMappingURL=new-d2f2e2de.js.map