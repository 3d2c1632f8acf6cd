import{Mn as e,Q as t,cr as n,fn as r,i,mn as a,nr as o,o as s,pn as c,t as l}from"./common-f2d642aa.js";async function u({main:t}){let[r,i,l]=await Promise.all([n(),o(),s()]),u=r.filter(e=>e.puzzles>0);c(a`
    <h1>${e(`web-puzzles-title`)}</h1>
    <p class="lead">${e(`web-puzzles-lead`)}</p>
    ${d(i,l)}
    <h2>${e(`web-puzzles-by-game`)}</h2>
    <ul class="cards large-cards">${u.map(e=>f(e,l))}</ul>`,t)}function d({day:n,puzzles:i},o){let s=l(o.streak,n);return a`
    <section aria-labelledby="daily">
      <h2 id="daily">${e(`web-puzzles-daily`)}</h2>
      <p class="muted">${s>0?e(`web-puzzles-streak`,{days:s,best:o.streak.best}):e(`web-puzzles-no-streak`)}</p>
      <ul class="cards">${i.map(({game:n,title:i,number:s,grade:c,position:l})=>{let u=o.tried(n)[l]?.solved??!1;return a`
          <li class="card">
            <a class="card-board" href="/puzzles/${n}/${s}" tabindex="-1" aria-hidden="true"><img src=${t(n,{position:l})} alt="" width="600" height="260" /></a>
            <div class="card-words">
              <h3><a href="/puzzles/${n}/${s}">${i}</a></h3>
              <p>${e(`web-puzzles-grade-${c}`)}${u?a` · ✓ ${e(`web-puzzle-was-solved`)}`:r}</p>
            </div>
          </li>`})}</ul>
    </section>`}function f(n,o){let s=Object.values(o.tried(n.name)).filter(e=>e.solved).length,c=o.ratings[n.name];return a`
    <li class="card">
      <a class="card-board" href="/puzzles/${n.name}" tabindex="-1" aria-hidden="true"><img src=${t(n.name)} alt="" width="600" height="260" /></a>
      <div class="card-words">
        <h3><a href="/puzzles/${n.name}">${n.title}</a></h3>
        <p>${e(`web-puzzles-solved`,{solved:s,of:n.puzzles})}${c?a` · ${e(`web-puzzles-rating`,{rating:i(c)})}`:r}</p>
        <div class="row">
          <a class="button main" href="/puzzles/${n.name}" aria-label=${e(`web-puzzles-solve-name`,{game:n.title})}>${e(`web-puzzles-solve`)}</a>
          ${n.trains?a`<a class="button" href="/train/${n.name}" aria-label=${e(`web-train-name`,{game:n.title})}>${e(`web-train-link`)}</a>`:r}
        </div>
      </div>
    </li>`}export{u as show};
//# sourceMappingURL=puzzles-4b40aac8.js.map