import{$ as e,D as t,E as n,Fn as r,L as i,N as a,Nn as o,P as s,R as c,Zr as l,_ as u,cr as d,f,g as p,h as m,hn as h,j as g,li as _,m as v,mn as y,mt as b,ot as x,p as S,pn as C}from"./common-be34ae49.js";import{n as w}from"./app-b5c34cd2.js";async function T({main:u,query:m,signal:b}){let T=s(t(),m);!_()&&T.opponent===`friend`&&(T={...T,opponent:`computer`});let O={position:m.get(`position`),moves:(m.get(`moves`)??``).split(`,`).filter(Boolean)},k=await d(T.game).catch(e=>{if(!(e instanceof l)||m.has(`game`))throw e;return T=s({},new URLSearchParams),d(T.game)}),A=await x(k),j=``,M=!1;function N(e){T={...T,...e},n(T),I()}async function P(e){k=await d(e),b.aborted||N({game:e,options:{},begins:`rules`})}async function F(e){if(e.preventDefault(),!M){[M,j]=[!0,``],I();try{await g(c({...T,rated:T.rated&&r()!==``&&!k.own&&!O.position&&O.moves.length===0},k,O))}catch(e){[M,j]=[!1,e instanceof Error?e.message:String(e)],b.aborted||I()}}}let I=()=>{let t=T.opponent===`friend`&&!k.own&&!O.position&&O.moves.length===0,n=t&&r()!==``&&i(T);y(h`
    <h1>${o(`web-new-title`)}</h1>
    <form class="new-game" @submit=${F}>
      <div class="new-board panel">
        <div class="new-which">${v(A,k,P)}</div>
        <img src=${e(k.name,{position:O.position??``,changes:a(T,k)})} alt="" width="600" height="260" />
        <p class="muted small">${k.summary} <a href="/games/${k.name}">${o(`web-new-rules`)}</a></p>
        ${O.position||O.moves.length?h`<p class="verdict">${o(`web-new-from-here`)}</p>`:C}
      </div>
      <div class="new-choices">
        ${E(T,N)}
        ${S(T,N,n)}
        ${n?C:f(T,k,N)}
        ${t?D(T,k,N):C}
        ${O.position||n?C:p(T,k,N)}
        <div class="new-do">
          ${w(j)}
          <button class="main large wide" ?disabled=${M}>${o(T.opponent===`friend`?`web-new-make-friend`:`web-new-make`)}</button>
        </div>
      </div>
    </form>`,u)};I()}function E(e,t){let n=[[`computer`,o(`web-new-computer`)],[`here`,o(`web-new-here`)]];return _()&&n.push([`friend`,o(`web-new-friend`)]),h`
    <fieldset><legend>${o(`web-new-opponent`)}</legend>
      ${b(`opponent`,n,e.opponent,e=>t({opponent:e}))}
      ${e.opponent===`here`?h`<p class="muted small hint">${o(`web-new-here-text`)}</p>`:C}
      ${e.opponent===`friend`&&!i(e)?h`<p class="muted small hint">${o(`web-new-friend-text`)}</p>`:C}
      ${e.opponent===`computer`?h`${m(e,t)}${u(e,t)}`:C}
    </fieldset>`}function D(e,t,n){let i=t.variants.filter(({pie:e})=>e);return r()===``?h`<p class="muted small hint">${o(`web-new-rated-sign-in`)} <a href="/sign-in?back=/new">${o(`web-sign-in`)}</a></p>`:h`
    <fieldset><legend>${o(`web-new-rated-title`)}</legend>
      <label class="tick"><input type="checkbox" name="rated" .checked=${e.rated} @change=${()=>n({rated:!e.rated})} />${o(`web-new-rated`)}</label>
      ${e.rated?h`<p class="muted small hint">${o(`web-new-rated-text`)}</p>`:C}
      ${e.rated&&!t.pie&&i.length>0?h`<p class="muted small hint">${o(`web-new-rated-even`)}
        ${i.map(({name:e,title:t})=>h`<a href="/new?game=${e}&with=friend">${t}</a> `)}</p>`:C}
    </fieldset>`}export{T as show};
//# sourceMappingURL=new-cd58a9fc.js.map