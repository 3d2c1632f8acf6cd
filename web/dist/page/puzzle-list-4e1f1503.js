import{Mn as e,Or as t,fn as n,i as r,mn as i,o as a,pn as o,s,sr as c}from"./common-f2d642aa.js";const l=[1,2,3,4,5];async function u({main:u,params:f,query:p}){let[m,h,g]=await Promise.all([c(f.game),t(f.game),a(f.game)]),_=g.tried(m.name),v=g.ratings[m.name],y=[...new Set(h.flatMap(e=>e.themes))],b=y.find(e=>e===p.get(`theme`))??null,x=e(`web-puzzles-of`,{game:m.title});u.dataset.title=x;let S=e=>{b=e,history.replaceState(history.state,``,b===null?location.pathname:`?theme=${b}`),w()},C=(e,t)=>i`
    <label class="chip"><input type="radio" name="theme" .checked=${b===e} @change=${()=>S(e)} /><span>${t}</span></label>`,w=()=>{let t=b===null?``:`?theme=${b}`,a=h.filter(e=>b===null||e.themes.includes(b));o(i`
      <nav class="crumbs" aria-label=${e(`web-puzzles-where`)}><a href="/puzzles">${e(`web-puzzles-title`)}</a></nav>
      <h1>${x}</h1>
      ${v?i`<p class="muted">${e(`web-puzzles-rating`,{rating:r(v)})}</p>`:n}
      <div class="row">
        <a class="button main" href="/puzzles/${m.name}/${s(h,_,0,null,b)}${t}">${e(`web-puzzles-continue`)}</a>
        ${m.trains?i`<a class="button" href="/train/${m.name}">${e(`web-train-link`)}</a>`:n}
        <a class="button" href="/games/${m.name}">${e(`web-card-learn`)}</a>
      </div>
      ${y.length>1?i`
        <fieldset>
          <legend>${e(`web-puzzles-themes`)}</legend>
          <div class="chips">${C(null,e(`web-puzzles-all-themes`))}${y.map(t=>C(t,e(`web-puzzle-theme-${t}`)))}</div>
        </fieldset>`:n}
      ${l.map(e=>d(m.name,e,a.filter(t=>t.grade===e),_,t))}`,u)};w()}function d(t,r,a,o,s){if(a.length===0)return n;let c=a.filter(({position:e})=>o[e]?.solved),l=c.filter(({position:e})=>o[e].tries===1&&!o[e].helped);return i`
    <section aria-labelledby="grade-${r}">
      <h2 id="grade-${r}">${e(`web-puzzles-grade-${r}`)}</h2>
      <p class="muted">${e(`web-puzzles-tally`,{solved:c.length,of:a.length,once:l.length})}</p>
      <ol class="task-list puzzle-list">${a.map(({number:n,position:r})=>{let a=o[r]?.solved;return i`<li><a class=${a?`task-link done`:`task-link`} href="/puzzles/${t}/${n}${s}"
          aria-label=${e(a?`web-puzzle-number-done`:`web-puzzle-number`,{number:n})}>${a?`✓`:n}</a></li>`})}</ol>
    </section>`}export{u as show};
//# sourceMappingURL=puzzle-list-4e1f1503.js.map