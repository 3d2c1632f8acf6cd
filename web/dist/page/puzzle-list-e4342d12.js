import{Dr as e,Mn as t,fn as n,i as r,mn as i,o as a,or as o,pn as s,s as c}from"./common-55ba994a.js";const l=[1,2,3,4,5];async function u({main:u,params:f,query:p}){let[m,h,g]=await Promise.all([o(f.game),e(f.game),a(f.game)]),_=g.tried(m.name),v=g.ratings[m.name],y=[...new Set(h.flatMap(e=>e.themes))],b=y.find(e=>e===p.get(`theme`))??null,x=t(`web-puzzles-of`,{game:m.title});u.dataset.title=x;let S=e=>{b=e,history.replaceState(history.state,``,b===null?location.pathname:`?theme=${b}`),w()},C=(e,t)=>i`
    <label class="chip"><input type="radio" name="theme" .checked=${b===e} @change=${()=>S(e)} /><span>${t}</span></label>`,w=()=>{let e=b===null?``:`?theme=${b}`,a=h.filter(e=>b===null||e.themes.includes(b));s(i`
      <nav class="crumbs" aria-label=${t(`web-puzzles-where`)}><a href="/puzzles">${t(`web-puzzles-title`)}</a></nav>
      <h1>${x}</h1>
      ${v?i`<p class="muted">${t(`web-puzzles-rating`,{rating:r(v)})}</p>`:n}
      <div class="row">
        <a class="button main" href="/puzzles/${m.name}/${c(h,_,0,null,b)}${e}">${t(`web-puzzles-continue`)}</a>
        ${m.trains?i`<a class="button" href="/train/${m.name}">${t(`web-train-link`)}</a>`:n}
        <a class="button" href="/games/${m.name}">${t(`web-card-learn`)}</a>
      </div>
      ${y.length>1?i`
        <fieldset>
          <legend>${t(`web-puzzles-themes`)}</legend>
          <div class="chips">${C(null,t(`web-puzzles-all-themes`))}${y.map(e=>C(e,t(`web-puzzle-theme-${e}`)))}</div>
        </fieldset>`:n}
      ${l.map(t=>d(m.name,t,a.filter(e=>e.grade===t),_,e))}`,u)};w()}function d(e,r,a,o,s){if(a.length===0)return n;let c=a.filter(({position:e})=>o[e]?.solved),l=c.filter(({position:e})=>o[e].tries===1&&!o[e].helped);return i`
    <section aria-labelledby="grade-${r}">
      <h2 id="grade-${r}">${t(`web-puzzles-grade-${r}`)}</h2>
      <p class="muted">${t(`web-puzzles-tally`,{solved:c.length,of:a.length,once:l.length})}</p>
      <ol class="task-list puzzle-list">${a.map(({number:n,position:r})=>{let a=o[r]?.solved;return i`<li><a class=${a?`task-link done`:`task-link`} href="/puzzles/${e}/${n}${s}"
          aria-label=${t(a?`web-puzzle-number-done`:`web-puzzle-number`,{number:n})}>${a?`✓`:n}</a></li>`})}</ol>
    </section>`}export{u as show};
//# sourceMappingURL=puzzle-list-e4342d12.js.map