import{Cr as e,M as t,Rn as n,bn as r,j as i,mr as a,pt as o,ri as s,tt as c,vn as l,w as u,xr as d,yn as f}from"./common-c5b91eb8.js";function p(e){return r`
    <figure class="example" data-example=${e.name}>
      <div class="board-place"></div>
      <figcaption><p>${e.text}</p><button type="button" class="play-example">${n(`web-example-play`)}</button></figcaption>
    </figure>`}function m(e,t,n,r){let i=new IntersectionObserver(e=>{for(let{isIntersecting:a,target:o}of e){let e=n.find(({name:e})=>e===o.dataset.example);a&&e&&(i.unobserve(o),h(o,t,e,r).catch(()=>{}))}},{rootMargin:`300px`});e.querySelectorAll(`[data-example]`).forEach(e=>i.observe(e)),r.addEventListener(`abort`,()=>i.disconnect())}async function h(t,r,i,a){let{board:s,choices:c}=await e({game:r.name,position:i.position}),l=c.find(({label:e})=>e===i.move),u=await o(t.querySelector(`.board-place`),r,a,{upright:!1});u.show({board:s,hint:l?.cell??null});let d=t.querySelector(`button`);if(!d||!l)return;let f=()=>{d.textContent=n(`web-example-again`),u.show({board:s}),u.sow(l.sowing,l.to)};d.addEventListener(`click`,f,{signal:a}),u.onPress=f}async function g({main:e,params:t,query:n,signal:r}){let i=n.getAll(`set`),[o,s]=await Promise.all([a(t.game,{set:i}),_(t.game)]);f(v(o,s,i),e),m(e,o,s.examples,r)}async function _(e){try{return await d(e)}catch(t){if(t instanceof s)return{game:e,examples:[],tasks:[],story:[]};throw t}}function v(e,a,o){let s=`/new?game=${encodeURIComponent(e.name)}`;return r`
    <article class="about-game">
      <header class="game-head">
        <div>
          <h1>${e.title}</h1>
          <p class="lead">${e.summary}</p>
          ${e.also.length===0?l:r`<p class="muted">${n(`web-game-also`,{names:e.also.join(`, `)})}</p>`}
          <div class="row">
            <button type="button" class="main large" data-play=${e.name} @click=${()=>i(e.name,o)}>${n(`web-way-computer`)}</button>
            <button type="button" @click=${()=>t(e.name,o)}>${n(`web-way-here`)}</button>
            <a class="button" href="${s}&with=friend">${n(`web-way-friend`)}</a>
            <a class="button" href="/analysis?game=${e.name}">${n(`web-nav-analysis`)}</a>
            ${e.puzzles===0?l:r`<a class="button" href="/puzzles/${e.name}">${n(`web-nav-puzzles`)}</a>`}
            ${e.trains?r`<a class="button" href="/train/${e.name}">${n(`web-train-link`)}</a>`:l}
          </div>
          ${e.own?r`<p class="muted small hint">${n(`web-rules-link`)}</p>`:l}
        </div>
        <img src=${c(e.name)} alt="" width="600" height="260" />
      </header>
      ${y(e,a)}
      <div class="row between rules-head">
        <h2>${n(`web-game-rules`)}</h2>
        <a class="button" href="/rules?from=${e.name}">${n(`web-game-change`)}</a>
      </div>
      ${e.rules.map((e,t)=>r`
        <section class="rule" aria-labelledby="rule-${t}">
          <div>
            <h3 id="rule-${t}">${e.heading}</h3>
            <ul>${e.sentences.map(e=>r`<li>${e}</li>`)}</ul>
          </div>
          <div class="examples">
            ${a.examples.filter(({heading:t})=>t===e.heading).map(p)}
          </div>
        </section>`)}
      ${e.notes.length===0?l:r`
        <details class="panel"><summary>${n(`web-game-notes`)}</summary><ul>${e.notes.map(e=>r`<li>${e}</li>`)}</ul></details>`}
      ${e.variants.length===0?l:r`
        <h2>${n(`web-game-variants`)}</h2>
        <ul class="variants">${e.variants.map(e=>r`
          <li><a href="/games/${e.name}">${e.title}</a> <span class="muted">${e.summary}</span></li>`)}
        </ul>`}
      <h2>${n(`web-game-history`)}</h2>
      ${a.story.map(e=>r`<p>${e}</p>`)}
      <p class="muted">${n(`web-game-region`,{region:e.region})}</p>
      <h3>${n(`web-game-source`)}</h3>
      <ul class="small">${e.source.map(e=>r`<li>${e}</li>`)}</ul>
    </article>`}function y(e,t){if(t.tasks.length===0)return l;let i=u(e.name);return r`
    <section class="panel" aria-labelledby="tasks">
      <h2 id="tasks">${n(`web-game-tasks`)}</h2>
      <p>${n(`web-game-tasks-done`,{done:t.tasks.filter(({name:e})=>i.has(e)).length,of:t.tasks.length})}</p>
      <ol class="task-list">${t.tasks.map(({name:t},a)=>r`
        <li><a class=${i.has(t)?`task-link done`:`task-link`} href="/games/${e.name}/tasks/${a+1}"
          aria-label=${n(i.has(t)?`web-task-number-done`:`web-task-number`,{number:a+1})}>${i.has(t)?`✓`:a+1}</a></li>`)}
      </ol>
    </section>`}export{g as show};
//# sourceMappingURL=game-f3d6a49a.js.map