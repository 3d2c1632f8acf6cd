import{$ as e,Nn as t,hn as n,i as r,lr as i,mn as a,o,pn as s,rr as c,t as l}from"./common-be34ae49.js";async function u({main:e}){let[r,s,l]=await Promise.all([i(),c(),o()]),u=r.filter(e=>e.puzzles>0);a(n`
    <h1>${t(`web-puzzles-title`)}</h1>
    <p class="lead">${t(`web-puzzles-lead`)}</p>
    ${d(s,l)}
    <h2>${t(`web-puzzles-by-game`)}</h2>
    <ul class="cards large-cards">${u.map(e=>f(e,l))}</ul>`,e)}function d({day:r,puzzles:i},a){let o=l(a.streak,r);return n`
    <section aria-labelledby="daily">
      <h2 id="daily">${t(`web-puzzles-daily`)}</h2>
      <p class="muted">${o>0?t(`web-puzzles-streak`,{days:o,best:a.streak.best}):t(`web-puzzles-no-streak`)}</p>
      <ul class="cards">${i.map(({game:r,title:i,number:o,grade:c,position:l})=>{let u=a.tried(r)[l]?.solved??!1;return n`
          <li class="card">
            <a class="card-board" href="/puzzles/${r}/${o}" tabindex="-1" aria-hidden="true"><img src=${e(r,{position:l})} alt="" width="600" height="260" /></a>
            <div class="card-words">
              <h3><a href="/puzzles/${r}/${o}">${i}</a></h3>
              <p>${t(`web-puzzles-grade-${c}`)}${u?n` · ✓ ${t(`web-puzzle-was-solved`)}`:s}</p>
            </div>
          </li>`})}</ul>
    </section>`}function f(i,a){let o=Object.values(a.tried(i.name)).filter(e=>e.solved).length,c=a.ratings[i.name];return n`
    <li class="card">
      <a class="card-board" href="/puzzles/${i.name}" tabindex="-1" aria-hidden="true"><img src=${e(i.name)} alt="" width="600" height="260" /></a>
      <div class="card-words">
        <h3><a href="/puzzles/${i.name}">${i.title}</a></h3>
        <p>${t(`web-puzzles-solved`,{solved:o,of:i.puzzles})}${c?n` · ${t(`web-puzzles-rating`,{rating:r(c)})}`:s}</p>
        <div class="row">
          <a class="button main" href="/puzzles/${i.name}" aria-label=${t(`web-puzzles-solve-name`,{game:i.title})}>${t(`web-puzzles-solve`)}</a>
          ${i.trains?n`<a class="button" href="/train/${i.name}" aria-label=${t(`web-train-name`,{game:i.title})}>${t(`web-train-link`)}</a>`:s}
        </div>
      </div>
    </li>`}export{u as show};
//# sourceMappingURL=puzzles-5ac71317.js.map