import{B as e,J as t,Jn as n,Mn as r,Y as i,fn as a,gr as o,mn as s,pn as c,pt as l,rn as u,sr as d,wn as f,z as p}from"./common-55ba994a.js";import{n as m}from"./app-1df1682e.js";const h=[`1`,`5`,`15`,`60`,`1440`],g=[`10`,`20`,`45`,`90`];async function _({main:t,signal:l}){let[f,p]=await Promise.all([d(),n()]),h={name:``,game:f[0]?.name??``,kind:`arena`,starts:`5`,minutes:`20`,clock:`3+2`,twice:!1,rated:!1,bots:!0},[g,_]=[``,!1];function b(e){h={...h,...e},h.kind===`arena`&&!i.includes(h.clock)&&(h.clock=`3+2`),C()}async function x(e){if(e.preventDefault(),!_){[_,g]=[!0,``],C();try{let e=await o(v(h));u(`/arena/${e.id}`)}catch(e){[_,g]=[!1,e instanceof Error?e.message:String(e)],C()}}}let C=()=>{if(l.aborted)return;let n=e=>p.filter(t=>t.stage===e),i=[[r(`web-arena-running`),n(`running`)],[r(`web-arena-ahead`),n(`ahead`)],[r(`web-arena-over`),n(`over`)]];c(s`
      ${e()}
      <h1>${r(`web-arena-title`)}</h1>
      <p class="lead">${r(`web-arena-lead`)}</p>
      ${p.length===0?s`<p class="muted">${r(`web-arena-none`)}</p>`:a}
      ${i.map(([e,t])=>t.length===0?a:s`<section><h2>${e}</h2>${y(t)}</section>`)}
      <details class="panel"><summary>${r(`web-arena-make`)}</summary>
        <form @submit=${x}>${S(h,f,b)}${m(g)}
          <button class="main large" ?disabled=${_}>${r(`web-arena-make`)}</button></form>
      </details>`,t)};C()}function v({name:e,game:n,kind:r,starts:i,minutes:a,clock:o,twice:s,rated:c,bots:l}){return{name:e,game:n,changes:[],format:r===`arena`?{kind:r,minutes:Number(a)}:{kind:r,twice:s},starts_in:Number(i)*60,control:t[o],rated:c,bots:l}}function y(e){return s`<ul class="game-rows">${e.map(e=>s`
    <li class="game-row">
      <div class="grow">
        <a class="game-row-title" href="/arena/${e.id}">${e.name}</a>
        <p class="muted small">${e.title} · ${b(e.format)} · ${p(e.control)} · ${r(e.rated?`web-meet-rated`:`web-meet-unrated`)} · ${r(`web-arena-players`,{count:e.players})}</p>
      </div>
      <time>${x(e.starts)}</time>
    </li>`)}</ul>`}function b(e){return e.kind===`arena`?r(`web-arena-minutes`,{minutes:e.minutes}):r(e.twice?`web-arena-robin-twice`:`web-arena-robin`)}function x(e){return f(e,!0)}function S(e,n,o){let c=e=>e.target.value,u=e.kind===`arena`?i:Object.keys(t),d=e=>r(`web-arena-in`,{minutes:Number(e)});return s`
    <label class="field"><span>${r(`web-arena-name`)}</span><input name="name" maxlength="24" .value=${e.name} @input=${e=>o({name:c(e)})} /></label>
    <label class="field"><span>${r(`web-new-game`)}</span>
      <select name="game" @change=${e=>o({game:c(e)})}>
        ${n.map(({name:t,title:n})=>s`<option value=${t} .selected=${t===e.game}>${n}</option>`)}</select></label>
    <fieldset><legend>${r(`web-arena-kind`)}</legend>
      ${l(`kind`,[[`arena`,r(`web-arena-kind-arena`)],[`round-robin`,r(`web-arena-robin`)]],e.kind,e=>o({kind:e}))}
      <p class="muted small hint">${r(e.kind===`arena`?`web-arena-kind-arena-text`:`web-arena-kind-robin-text`)}</p>
      ${e.kind===`arena`?a:s`<label class="tick"><input type="checkbox" .checked=${e.twice} @change=${()=>o({twice:!e.twice})} />${r(`web-arena-robin-twice`)}</label>`}
    </fieldset>
    ${e.kind===`arena`?s`<fieldset><legend>${r(`web-arena-length`)}</legend>
      ${l(`minutes`,g.map(e=>[e,r(`web-arena-minutes`,{minutes:Number(e)})]),e.minutes,e=>o({minutes:e}))}</fieldset>`:a}
    <fieldset><legend>${r(`web-arena-begins`)}</legend>
      ${l(`starts`,h.map(e=>[e,d(e)]),e.starts,e=>o({starts:e}))}</fieldset>
    <fieldset><legend>${r(`web-new-clock`)}</legend>
      ${l(`clock`,u.map(e=>[e,p(t[e])]),e.clock,e=>o({clock:e}))}</fieldset>
    <label class="tick"><input type="checkbox" .checked=${e.rated} @change=${()=>o({rated:!e.rated})} />${r(`web-lobby-rated`)}</label>
    <label class="tick"><input type="checkbox" .checked=${e.bots} @change=${()=>o({bots:!e.bots})} /><span class="sentence">${r(`web-arena-bots`)}</span></label>`}export{b as formatName,_ as show,x as when};
//# sourceMappingURL=arenas-a28dcd97.js.map