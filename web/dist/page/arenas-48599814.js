import{B as e,J as t,Nn as n,Tn as r,Y as i,Yn as a,hn as o,in as s,lr as c,mn as l,mt as u,pn as d,vr as f,z as p}from"./common-be34ae49.js";import{n as m}from"./app-b5c34cd2.js";const h=[`1`,`5`,`15`,`60`,`1440`],g=[`10`,`20`,`45`,`90`];async function _({main:t,signal:r}){let[u,p]=await Promise.all([c(),a()]),h={name:``,game:u[0]?.name??``,kind:`arena`,starts:`5`,minutes:`20`,clock:`3+2`,twice:!1,rated:!1,bots:!0},[g,_]=[``,!1];function b(e){h={...h,...e},h.kind===`arena`&&!i.includes(h.clock)&&(h.clock=`3+2`),C()}async function x(e){if(e.preventDefault(),!_){[_,g]=[!0,``],C();try{let e=await f(v(h));s(`/arena/${e.id}`)}catch(e){[_,g]=[!1,e instanceof Error?e.message:String(e)],C()}}}let C=()=>{if(r.aborted)return;let i=e=>p.filter(t=>t.stage===e),a=[[n(`web-arena-running`),i(`running`)],[n(`web-arena-ahead`),i(`ahead`)],[n(`web-arena-over`),i(`over`)]];l(o`
      ${e()}
      <h1>${n(`web-arena-title`)}</h1>
      <p class="lead">${n(`web-arena-lead`)}</p>
      ${p.length===0?o`<p class="muted">${n(`web-arena-none`)}</p>`:d}
      ${a.map(([e,t])=>t.length===0?d:o`<section><h2>${e}</h2>${y(t)}</section>`)}
      <details class="panel"><summary>${n(`web-arena-make`)}</summary>
        <form @submit=${x}>${S(h,u,b)}${m(g)}
          <button class="main large" ?disabled=${_}>${n(`web-arena-make`)}</button></form>
      </details>`,t)};C()}function v({name:e,game:n,kind:r,starts:i,minutes:a,clock:o,twice:s,rated:c,bots:l}){return{name:e,game:n,changes:[],format:r===`arena`?{kind:r,minutes:Number(a)}:{kind:r,twice:s},starts_in:Number(i)*60,control:t[o],rated:c,bots:l}}function y(e){return o`<ul class="game-rows">${e.map(e=>o`
    <li class="game-row">
      <div class="grow">
        <a class="game-row-title" href="/arena/${e.id}">${e.name}</a>
        <p class="muted small">${e.title} · ${b(e.format)} · ${p(e.control)} · ${n(e.rated?`web-meet-rated`:`web-meet-unrated`)} · ${n(`web-arena-players`,{count:e.players})}</p>
      </div>
      <time>${x(e.starts)}</time>
    </li>`)}</ul>`}function b(e){return e.kind===`arena`?n(`web-arena-minutes`,{minutes:e.minutes}):n(e.twice?`web-arena-robin-twice`:`web-arena-robin`)}function x(e){return r(e,!0)}function S(e,r,a){let s=e=>e.target.value,c=e.kind===`arena`?i:Object.keys(t),l=e=>n(`web-arena-in`,{minutes:Number(e)});return o`
    <label class="field"><span>${n(`web-arena-name`)}</span><input name="name" maxlength="24" .value=${e.name} @input=${e=>a({name:s(e)})} /></label>
    <label class="field"><span>${n(`web-new-game`)}</span>
      <select name="game" @change=${e=>a({game:s(e)})}>
        ${r.map(({name:t,title:n})=>o`<option value=${t} .selected=${t===e.game}>${n}</option>`)}</select></label>
    <fieldset><legend>${n(`web-arena-kind`)}</legend>
      ${u(`kind`,[[`arena`,n(`web-arena-kind-arena`)],[`round-robin`,n(`web-arena-robin`)]],e.kind,e=>a({kind:e}))}
      <p class="muted small hint">${n(e.kind===`arena`?`web-arena-kind-arena-text`:`web-arena-kind-robin-text`)}</p>
      ${e.kind===`arena`?d:o`<label class="tick"><input type="checkbox" .checked=${e.twice} @change=${()=>a({twice:!e.twice})} />${n(`web-arena-robin-twice`)}</label>`}
    </fieldset>
    ${e.kind===`arena`?o`<fieldset><legend>${n(`web-arena-length`)}</legend>
      ${u(`minutes`,g.map(e=>[e,n(`web-arena-minutes`,{minutes:Number(e)})]),e.minutes,e=>a({minutes:e}))}</fieldset>`:d}
    <fieldset><legend>${n(`web-arena-begins`)}</legend>
      ${u(`starts`,h.map(e=>[e,l(e)]),e.starts,e=>a({starts:e}))}</fieldset>
    <fieldset><legend>${n(`web-new-clock`)}</legend>
      ${u(`clock`,c.map(e=>[e,p(t[e])]),e.clock,e=>a({clock:e}))}</fieldset>
    <label class="tick"><input type="checkbox" .checked=${e.rated} @change=${()=>a({rated:!e.rated})} />${n(`web-lobby-rated`)}</label>
    <label class="tick"><input type="checkbox" .checked=${e.bots} @change=${()=>a({bots:!e.bots})} /><span class="sentence">${n(`web-arena-bots`)}</span></label>`}export{b as formatName,_ as show,x as when};
//# sourceMappingURL=arenas-48599814.js.map