import{B as e,J as t,Jn as n,Mn as r,Y as i,_r as a,cr as o,fn as s,mn as c,pn as l,pt as u,rn as d,wn as f,z as p}from"./common-f2d642aa.js";import{n as m}from"./app-6104e507.js";const h=[`1`,`5`,`15`,`60`,`1440`],g=[`10`,`20`,`45`,`90`];async function _({main:t,signal:u}){let[f,p]=await Promise.all([o(),n()]),h={name:``,game:f[0]?.name??``,kind:`arena`,starts:`5`,minutes:`20`,clock:`3+2`,twice:!1,rated:!1,bots:!0},[g,_]=[``,!1];function b(e){h={...h,...e},h.kind===`arena`&&!i.includes(h.clock)&&(h.clock=`3+2`),C()}async function x(e){if(e.preventDefault(),!_){[_,g]=[!0,``],C();try{let e=await a(v(h));d(`/arena/${e.id}`)}catch(e){[_,g]=[!1,e instanceof Error?e.message:String(e)],C()}}}let C=()=>{if(u.aborted)return;let n=e=>p.filter(t=>t.stage===e),i=[[r(`web-arena-running`),n(`running`)],[r(`web-arena-ahead`),n(`ahead`)],[r(`web-arena-over`),n(`over`)]];l(c`
      ${e()}
      <h1>${r(`web-arena-title`)}</h1>
      <p class="lead">${r(`web-arena-lead`)}</p>
      ${p.length===0?c`<p class="muted">${r(`web-arena-none`)}</p>`:s}
      ${i.map(([e,t])=>t.length===0?s:c`<section><h2>${e}</h2>${y(t)}</section>`)}
      <details class="panel"><summary>${r(`web-arena-make`)}</summary>
        <form @submit=${x}>${S(h,f,b)}${m(g)}
          <button class="main large" ?disabled=${_}>${r(`web-arena-make`)}</button></form>
      </details>`,t)};C()}function v({name:e,game:n,kind:r,starts:i,minutes:a,clock:o,twice:s,rated:c,bots:l}){return{name:e,game:n,changes:[],format:r===`arena`?{kind:r,minutes:Number(a)}:{kind:r,twice:s},starts_in:Number(i)*60,control:t[o],rated:c,bots:l}}function y(e){return c`<ul class="game-rows">${e.map(e=>c`
    <li class="game-row">
      <div class="grow">
        <a class="game-row-title" href="/arena/${e.id}">${e.name}</a>
        <p class="muted small">${e.title} · ${b(e.format)} · ${p(e.control)} · ${r(e.rated?`web-meet-rated`:`web-meet-unrated`)} · ${r(`web-arena-players`,{count:e.players})}</p>
      </div>
      <time>${x(e.starts)}</time>
    </li>`)}</ul>`}function b(e){return e.kind===`arena`?r(`web-arena-minutes`,{minutes:e.minutes}):r(e.twice?`web-arena-robin-twice`:`web-arena-robin`)}function x(e){return f(e,!0)}function S(e,n,a){let o=e=>e.target.value,l=e.kind===`arena`?i:Object.keys(t),d=e=>r(`web-arena-in`,{minutes:Number(e)});return c`
    <label class="field"><span>${r(`web-arena-name`)}</span><input name="name" maxlength="24" .value=${e.name} @input=${e=>a({name:o(e)})} /></label>
    <label class="field"><span>${r(`web-new-game`)}</span>
      <select name="game" @change=${e=>a({game:o(e)})}>
        ${n.map(({name:t,title:n})=>c`<option value=${t} .selected=${t===e.game}>${n}</option>`)}</select></label>
    <fieldset><legend>${r(`web-arena-kind`)}</legend>
      ${u(`kind`,[[`arena`,r(`web-arena-kind-arena`)],[`round-robin`,r(`web-arena-robin`)]],e.kind,e=>a({kind:e}))}
      <p class="muted small hint">${r(e.kind===`arena`?`web-arena-kind-arena-text`:`web-arena-kind-robin-text`)}</p>
      ${e.kind===`arena`?s:c`<label class="tick"><input type="checkbox" .checked=${e.twice} @change=${()=>a({twice:!e.twice})} />${r(`web-arena-robin-twice`)}</label>`}
    </fieldset>
    ${e.kind===`arena`?c`<fieldset><legend>${r(`web-arena-length`)}</legend>
      ${u(`minutes`,g.map(e=>[e,r(`web-arena-minutes`,{minutes:Number(e)})]),e.minutes,e=>a({minutes:e}))}</fieldset>`:s}
    <fieldset><legend>${r(`web-arena-begins`)}</legend>
      ${u(`starts`,h.map(e=>[e,d(e)]),e.starts,e=>a({starts:e}))}</fieldset>
    <fieldset><legend>${r(`web-new-clock`)}</legend>
      ${u(`clock`,l.map(e=>[e,p(t[e])]),e.clock,e=>a({clock:e}))}</fieldset>
    <label class="tick"><input type="checkbox" .checked=${e.rated} @change=${()=>a({rated:!e.rated})} />${r(`web-lobby-rated`)}</label>
    <label class="tick"><input type="checkbox" .checked=${e.bots} @change=${()=>a({bots:!e.bots})} /><span class="sentence">${r(`web-arena-bots`)}</span></label>`}export{b as formatName,_ as show,x as when};
//# sourceMappingURL=arenas-19cba07f.js.map