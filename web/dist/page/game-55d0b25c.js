import{A as e,Mn as t,Q as n,S as r,Xr as i,fn as a,gr as o,k as s,mn as c,mr as l,pn as u,sr as d,ut as f}from"./common-f2d642aa.js";function p(e){return c`
    <figure class="example" data-example=${e.name}>
      <div class="board-place"></div>
      <figcaption><p>${e.text}</p><button type="button" class="play-example">${t(`web-example-play`)}</button></figcaption>
    </figure>`}function m(e,t,n,r){let i=new IntersectionObserver(e=>{for(let{isIntersecting:a,target:o}of e){let e=n.find(({name:e})=>e===o.dataset.example);a&&e&&(i.unobserve(o),h(o,t,e,r).catch(()=>{}))}},{rootMargin:`300px`});e.querySelectorAll(`[data-example]`).forEach(e=>i.observe(e)),r.addEventListener(`abort`,()=>i.disconnect())}async function h(e,n,r,i){let{board:a,choices:s}=await o({game:n.name,position:r.position}),c=s.find(({label:e})=>e===r.move),l=await f(e.querySelector(`.board-place`),n,i,{upright:!1});l.show({board:a,hint:c?.cell??null});let u=e.querySelector(`button`);if(!u||!c)return;let d=()=>{u.textContent=t(`web-example-again`),l.show({board:a}),l.sow(c.sowing,c.to)};u.addEventListener(`click`,d,{signal:i}),l.onPress=d}async function g({main:e,params:t,query:n,signal:r}){let i=n.getAll(`set`),[a,o]=await Promise.all([d(t.game,{set:i}),_(t.game)]);u(v(a,o,i),e),m(e,a,o.examples,r)}async function _(e){try{return await l(e)}catch(t){if(t instanceof i)return{game:e,examples:[],tasks:[],story:[]};throw t}}function v(r,i,o){let l=`/new?game=${encodeURIComponent(r.name)}`;return c`
    <article class="about-game">
      <header class="game-head">
        <div>
          <h1>${r.title}</h1>
          <p class="lead">${r.summary}</p>
          ${r.also.length===0?a:c`<p class="muted">${t(`web-game-also`,{names:r.also.join(`, `)})}</p>`}
          <div class="row">
            <button type="button" class="main large" data-play=${r.name} @click=${()=>s(r.name,o)}>${t(`web-way-computer`)}</button>
            <button type="button" @click=${()=>e(r.name,o)}>${t(`web-way-here`)}</button>
            <a class="button" href="${l}&with=friend">${t(`web-way-friend`)}</a>
            <a class="button" href="/analysis?game=${r.name}">${t(`web-nav-analysis`)}</a>
            ${r.puzzles===0?a:c`<a class="button" href="/puzzles/${r.name}">${t(`web-nav-puzzles`)}</a>`}
            ${r.trains?c`<a class="button" href="/train/${r.name}">${t(`web-train-link`)}</a>`:a}
          </div>
          ${r.own?c`<p class="muted small hint">${t(`web-rules-link`)}</p>`:a}
        </div>
        <img src=${n(r.name)} alt="" width="600" height="260" />
      </header>
      ${y(r,i)}
      <div class="row between rules-head">
        <h2>${t(`web-game-rules`)}</h2>
        <a class="button" href="/rules?from=${r.name}">${t(`web-game-change`)}</a>
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
      ${r.notes.length===0?a:c`
        <details class="panel"><summary>${t(`web-game-notes`)}</summary><ul>${r.notes.map(e=>c`<li>${e}</li>`)}</ul></details>`}
      ${r.variants.length===0?a:c`
        <h2>${t(`web-game-variants`)}</h2>
        <ul class="variants">${r.variants.map(e=>c`
          <li><a href="/games/${e.name}">${e.title}</a> <span class="muted">${e.summary}</span></li>`)}
        </ul>`}
      <h2>${t(`web-game-history`)}</h2>
      ${i.story.map(e=>c`<p>${e}</p>`)}
      <p class="muted">${t(`web-game-region`,{region:r.region})}</p>
      <h3>${t(`web-game-source`)}</h3>
      <ul class="small">${r.source.map(e=>c`<li>${e}</li>`)}</ul>
    </article>`}function y(e,n){if(n.tasks.length===0)return a;let i=r(e.name);return c`
    <section class="panel" aria-labelledby="tasks">
      <h2 id="tasks">${t(`web-game-tasks`)}</h2>
      <p>${t(`web-game-tasks-done`,{done:n.tasks.filter(({name:e})=>i.has(e)).length,of:n.tasks.length})}</p>
      <ol class="task-list">${n.tasks.map(({name:n},r)=>c`
        <li><a class=${i.has(n)?`task-link done`:`task-link`} href="/games/${e.name}/tasks/${r+1}"
          aria-label=${t(i.has(n)?`web-task-number-done`:`web-task-number`,{number:r+1})}>${i.has(n)?`✓`:r+1}</a></li>`)}
      </ol>
    </section>`}export{g as show};
//# sourceMappingURL=game-55d0b25c.js.map