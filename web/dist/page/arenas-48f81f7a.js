import{An as e,H as t,Rn as n,V as r,X as i,Z as a,bn as o,gt as s,hr as c,ln as l,tr as u,vn as d,wr as f,yn as p}from"./common-c5b91eb8.js";import{n as m}from"./app-5ffc5d29.js";const h=[`1`,`5`,`15`,`60`,`1440`],g=[`10`,`20`,`45`,`90`];async function _({main:e,signal:r}){let[i,s]=await Promise.all([c(),u()]),h={name:``,game:i[0]?.name??``,kind:`arena`,starts:`5`,minutes:`20`,clock:`3+2`,twice:!1,rated:!1,bots:!0},[g,_]=[``,!1];function b(e){h={...h,...e},h.kind===`arena`&&!a.includes(h.clock)&&(h.clock=`3+2`),C()}async function x(e){if(e.preventDefault(),!_){[_,g]=[!0,``],C();try{let e=await f(v(h));l(`/arena/${e.id}`)}catch(e){[_,g]=[!1,e instanceof Error?e.message:String(e)],C()}}}let C=()=>{if(r.aborted)return;let a=e=>s.filter(t=>t.stage===e),c=[[n(`web-arena-running`),a(`running`)],[n(`web-arena-ahead`),a(`ahead`)],[n(`web-arena-over`),a(`over`)]];p(o`
      ${t()}
      <h1>${n(`web-arena-title`)}</h1>
      <p class="lead">${n(`web-arena-lead`)}</p>
      ${s.length===0?o`<p class="muted">${n(`web-arena-none`)}</p>`:d}
      ${c.map(([e,t])=>t.length===0?d:o`<section><h2>${e}</h2>${y(t)}</section>`)}
      <details class="panel"><summary>${n(`web-arena-make`)}</summary>
        <form @submit=${x}>${S(h,i,b)}${m(g)}
          <button class="main large" ?disabled=${_}>${n(`web-arena-make`)}</button></form>
      </details>`,e)};C()}function v({name:e,game:t,kind:n,starts:r,minutes:a,clock:o,twice:s,rated:c,bots:l}){return{name:e,game:t,changes:[],format:n===`arena`?{kind:n,minutes:Number(a)}:{kind:n,twice:s},starts_in:Number(r)*60,control:i[o],rated:c,bots:l}}function y(e){return o`<ul class="game-rows">${e.map(e=>o`
    <li class="game-row">
      <div class="grow">
        <a class="game-row-title" href="/arena/${e.id}">${e.name}</a>
        <p class="muted small">${e.title} · ${b(e.format)} · ${r(e.control)} · ${n(e.rated?`web-meet-rated`:`web-meet-unrated`)} · ${n(`web-arena-players`,{count:e.players})}</p>
      </div>
      <time>${x(e.starts)}</time>
    </li>`)}</ul>`}function b(e){return e.kind===`arena`?n(`web-arena-minutes`,{minutes:e.minutes}):n(e.twice?`web-arena-robin-twice`:`web-arena-robin`)}function x(t){return e(t,!0)}function S(e,t,c){let l=e=>e.target.value,u=e.kind===`arena`?a:Object.keys(i),f=e=>n(`web-arena-in`,{minutes:Number(e)});return o`
    <label class="field"><span>${n(`web-arena-name`)}</span><input name="name" maxlength="24" .value=${e.name} @input=${e=>c({name:l(e)})} /></label>
    <label class="field"><span>${n(`web-new-game`)}</span>
      <select name="game" @change=${e=>c({game:l(e)})}>
        ${t.map(({name:t,title:n})=>o`<option value=${t} .selected=${t===e.game}>${n}</option>`)}</select></label>
    <fieldset><legend>${n(`web-arena-kind`)}</legend>
      ${s(`kind`,[[`arena`,n(`web-arena-kind-arena`)],[`round-robin`,n(`web-arena-robin`)]],e.kind,e=>c({kind:e}))}
      <p class="muted small hint">${n(e.kind===`arena`?`web-arena-kind-arena-text`:`web-arena-kind-robin-text`)}</p>
      ${e.kind===`arena`?d:o`<label class="tick"><input type="checkbox" .checked=${e.twice} @change=${()=>c({twice:!e.twice})} />${n(`web-arena-robin-twice`)}</label>`}
    </fieldset>
    ${e.kind===`arena`?o`<fieldset><legend>${n(`web-arena-length`)}</legend>
      ${s(`minutes`,g.map(e=>[e,n(`web-arena-minutes`,{minutes:Number(e)})]),e.minutes,e=>c({minutes:e}))}</fieldset>`:d}
    <fieldset><legend>${n(`web-arena-begins`)}</legend>
      ${s(`starts`,h.map(e=>[e,f(e)]),e.starts,e=>c({starts:e}))}</fieldset>
    <fieldset><legend>${n(`web-new-clock`)}</legend>
      ${s(`clock`,u.map(e=>[e,r(i[e])]),e.clock,e=>c({clock:e}))}</fieldset>
    <label class="tick"><input type="checkbox" .checked=${e.rated} @change=${()=>c({rated:!e.rated})} />${n(`web-lobby-rated`)}</label>
    <label class="tick"><input type="checkbox" .checked=${e.bots} @change=${()=>c({bots:!e.bots})} /><span class="sentence">${n(`web-arena-bots`)}</span></label>`}export{b as formatName,_ as show,x as when};
//# sourceMappingURL=arenas-48f81f7a.js.map