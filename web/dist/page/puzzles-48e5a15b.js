import{Rn as e,bn as t,hr as n,i as r,lr as i,o as a,t as o,tt as s,vn as c,yn as l}from"./common-c5b91eb8.js";async function u({main:r}){let[o,s,c]=await Promise.all([n(),i(),a()]),u=o.filter(e=>e.puzzles>0);l(t`
    <h1>${e(`web-puzzles-title`)}</h1>
    <p class="lead">${e(`web-puzzles-lead`)}</p>
    ${d(s,c)}
    <h2>${e(`web-puzzles-by-game`)}</h2>
    <ul class="cards large-cards">${u.map(e=>f(e,c))}</ul>`,r)}function d({day:n,puzzles:r},i){let a=o(i.streak,n);return t`
    <section aria-labelledby="daily">
      <h2 id="daily">${e(`web-puzzles-daily`)}</h2>
      <p class="muted">${a>0?e(`web-puzzles-streak`,{days:a,best:i.streak.best}):e(`web-puzzles-no-streak`)}</p>
      <ul class="cards">${r.map(({game:n,title:r,number:a,grade:o,position:l})=>{let u=i.tried(n)[l]?.solved??!1;return t`
          <li class="card">
            <a class="card-board" href="/puzzles/${n}/${a}" tabindex="-1" aria-hidden="true"><img src=${s(n,{position:l})} alt="" width="600" height="260" /></a>
            <div class="card-words">
              <h3><a href="/puzzles/${n}/${a}">${r}</a></h3>
              <p>${e(`web-puzzles-grade-${o}`)}${u?t` · ✓ ${e(`web-puzzle-was-solved`)}`:c}</p>
            </div>
          </li>`})}</ul>
    </section>`}function f(n,i){let a=Object.values(i.tried(n.name)).filter(e=>e.solved).length,o=i.ratings[n.name];return t`
    <li class="card">
      <a class="card-board" href="/puzzles/${n.name}" tabindex="-1" aria-hidden="true"><img src=${s(n.name)} alt="" width="600" height="260" /></a>
      <div class="card-words">
        <h3><a href="/puzzles/${n.name}">${n.title}</a></h3>
        <p>${e(`web-puzzles-solved`,{solved:a,of:n.puzzles})}${o?t` · ${e(`web-puzzles-rating`,{rating:r(o)})}`:c}</p>
        <div class="row">
          <a class="button main" href="/puzzles/${n.name}" aria-label=${e(`web-puzzles-solve-name`,{game:n.title})}>${e(`web-puzzles-solve`)}</a>
          ${n.trains?t`<a class="button" href="/train/${n.name}" aria-label=${e(`web-train-name`,{game:n.title})}>${e(`web-train-link`)}</a>`:c}
        </div>
      </div>
    </li>`}export{u as show};
//# sourceMappingURL=puzzles-48e5a15b.js.map