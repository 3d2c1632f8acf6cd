import{$ as e,A as t,Nn as n,S as r,Zr as i,_r as a,cr as o,dt as s,hn as c,hr as l,k as u,mn as d,pn as f}from"./common-be34ae49.js";function p(e){return c`
    <figure class="example" data-example=${e.name}>
      <div class="board-place"></div>
      <figcaption><p>${e.text}</p><button type="button" class="play-example">${n(`web-example-play`)}</button></figcaption>
    </figure>`}function m(e,t,n,r){let i=new IntersectionObserver(e=>{for(let{isIntersecting:a,target:o}of e){let e=n.find(({name:e})=>e===o.dataset.example);a&&e&&(i.unobserve(o),h(o,t,e,r).catch(()=>{}))}},{rootMargin:`300px`});e.querySelectorAll(`[data-example]`).forEach(e=>i.observe(e)),r.addEventListener(`abort`,()=>i.disconnect())}async function h(e,t,r,i){let{board:o,choices:c}=await a({game:t.name,position:r.position}),l=c.find(({label:e})=>e===r.move),u=await s(e.querySelector(`.board-place`),t,i,{upright:!1});u.show({board:o,hint:l?.cell??null});let d=e.querySelector(`button`);if(!d||!l)return;let f=()=>{d.textContent=n(`web-example-again`),u.show({board:o}),u.sow(l.sowing,l.to)};d.addEventListener(`click`,f,{signal:i}),u.onPress=f}async function g({main:e,params:t,query:n,signal:r}){let i=n.getAll(`set`),[a,s]=await Promise.all([o(t.game,{set:i}),_(t.game)]);d(v(a,s,i),e),m(e,a,s.examples,r)}async function _(e){try{return await l(e)}catch(t){if(t instanceof i)return{game:e,examples:[],tasks:[],story:[]};throw t}}function v(r,i,a){let o=`/new?game=${encodeURIComponent(r.name)}`;return c`
    <article class="about-game">
      <header class="game-head">
        <div>
          <h1>${r.title}</h1>
          <p class="lead">${r.summary}</p>
          ${r.also.length===0?f:c`<p class="muted">${n(`web-game-also`,{names:r.also.join(`, `)})}</p>`}
          <div class="row">
            <button type="button" class="main large" data-play=${r.name} @click=${()=>u(r.name,a)}>${n(`web-way-computer`)}</button>
            <button type="button" @click=${()=>t(r.name,a)}>${n(`web-way-here`)}</button>
            <a class="button" href="${o}&with=friend">${n(`web-way-friend`)}</a>
            <a class="button" href="/analysis?game=${r.name}">${n(`web-nav-analysis`)}</a>
            ${r.puzzles===0?f:c`<a class="button" href="/puzzles/${r.name}">${n(`web-nav-puzzles`)}</a>`}
            ${r.trains?c`<a class="button" href="/train/${r.name}">${n(`web-train-link`)}</a>`:f}
          </div>
          ${r.own?c`<p class="muted small hint">${n(`web-rules-link`)}</p>`:f}
        </div>
        <img src=${e(r.name)} alt="" width="600" height="260" />
      </header>
      ${y(r,i)}
      <div class="row between rules-head">
        <h2>${n(`web-game-rules`)}</h2>
        <a class="button" href="/rules?from=${r.name}">${n(`web-game-change`)}</a>
      </div>
      ${r.rules.map((e,t)=>c`
        <section class="rule" aria-labelledby="rule-${t}">
          <div>
            <h3 id="rule-${t}">${e.heading}</h3>
            <ul>${e.sentences.map(e=>c`<li>${e}</li>`)}</ul>
          </div>
          <div class="examples">
            ${i.examples.filter(({heading:t})=>t===e.heading).map(p)}
          </div>
        </section>`)}
      ${r.notes.length===0?f:c`
        <details class="panel"><summary>${n(`web-game-notes`)}</summary><ul>${r.notes.map(e=>c`<li>${e}</li>`)}</ul></details>`}
      ${r.variants.length===0?f:c`
        <h2>${n(`web-game-variants`)}</h2>
        <ul class="variants">${r.variants.map(e=>c`
          <li><a href="/games/${e.name}">${e.title}</a> <span class="muted">${e.summary}</span></li>`)}
        </ul>`}
      <h2>${n(`web-game-history`)}</h2>
      ${i.story.map(e=>c`<p>${e}</p>`)}
      <p class="muted">${n(`web-game-region`,{region:r.region})}</p>
      <h3>${n(`web-game-source`)}</h3>
      <ul class="small">${r.source.map(e=>c`<li>${e}</li>`)}</ul>
    </article>`}function y(e,t){if(t.tasks.length===0)return f;let i=r(e.name);return c`
    <section class="panel" aria-labelledby="tasks">
      <h2 id="tasks">${n(`web-game-tasks`)}</h2>
      <p>${n(`web-game-tasks-done`,{done:t.tasks.filter(({name:e})=>i.has(e)).length,of:t.tasks.length})}</p>
      <ol class="task-list">${t.tasks.map(({name:t},r)=>c`
        <li><a class=${i.has(t)?`task-link done`:`task-link`} href="/games/${e.name}/tasks/${r+1}"
          aria-label=${n(i.has(t)?`web-task-number-done`:`web-task-number`,{number:r+1})}>${i.has(t)?`✓`:r+1}</a></li>`)}
      </ol>
    </section>`}export{g as show};
//# sourceMappingURL=game-480298db.js.map