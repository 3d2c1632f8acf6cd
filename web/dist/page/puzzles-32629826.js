import{Mn as e,Q as t,fn as n,i as r,mn as i,o as a,pn as o,sr as s,t as c,tr as l}from"./common-55ba994a.js";async function u({main:t}){let[n,r,c]=await Promise.all([s(),l(),a()]),u=n.filter(e=>e.puzzles>0);o(i`
    <h1>${e(`web-puzzles-title`)}</h1>
    <p class="lead">${e(`web-puzzles-lead`)}</p>
    ${d(r,c)}
    <h2>${e(`web-puzzles-by-game`)}</h2>
    <ul class="cards large-cards">${u.map(e=>f(e,c))}</ul>`,t)}function d({day:r,puzzles:a},o){let s=c(o.streak,r);return i`
    <section aria-labelledby="daily">
      <h2 id="daily">${e(`web-puzzles-daily`)}</h2>
      <p class="muted">${s>0?e(`web-puzzles-streak`,{days:s,best:o.streak.best}):e(`web-puzzles-no-streak`)}</p>
      <ul class="cards">${a.map(({game:r,title:a,number:s,grade:c,position:l})=>{let u=o.tried(r)[l]?.solved??!1;return i`
          <li class="card">
            <a class="card-board" href="/puzzles/${r}/${s}" tabindex="-1" aria-hidden="true"><img src=${t(r,{position:l})} alt="" width="600" height="260" /></a>
            <div class="card-words">
              <h3><a href="/puzzles/${r}/${s}">${a}</a></h3>
              <p>${e(`web-puzzles-grade-${c}`)}${u?i` · ✓ ${e(`web-puzzle-was-solved`)}`:n}</p>
            </div>
          </li>`})}</ul>
    </section>`}function f(a,o){let s=Object.values(o.tried(a.name)).filter(e=>e.solved).length,c=o.ratings[a.name];return i`
    <li class="card">
      <a class="card-board" href="/puzzles/${a.name}" tabindex="-1" aria-hidden="true"><img src=${t(a.name)} alt="" width="600" height="260" /></a>
      <div class="card-words">
        <h3><a href="/puzzles/${a.name}">${a.title}</a></h3>
        <p>${e(`web-puzzles-solved`,{solved:s,of:a.puzzles})}${c?i` · ${e(`web-puzzles-rating`,{rating:r(c)})}`:n}</p>
        <div class="row">
          <a class="button main" href="/puzzles/${a.name}" aria-label=${e(`web-puzzles-solve-name`,{game:a.title})}>${e(`web-puzzles-solve`)}</a>
          ${a.trains?i`<a class="button" href="/train/${a.name}" aria-label=${e(`web-train-name`,{game:a.title})}>${e(`web-train-link`)}</a>`:n}
        </div>
      </div>
    </li>`}export{u as show};
//# sourceMappingURL=puzzles-32629826.js.map