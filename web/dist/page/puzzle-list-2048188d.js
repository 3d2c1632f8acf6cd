import{Fr as e,Rn as t,bn as n,i as r,mr as i,o as a,s as o,vn as s,yn as c}from"./common-c5b91eb8.js";const l=[1,2,3,4,5];async function u({main:u,params:f,query:p}){let[m,h,g]=await Promise.all([i(f.game),e(f.game),a(f.game)]),_=g.tried(m.name),v=g.ratings[m.name],y=h.some(({position:e})=>_[e]?.solved),b=[...new Set(h.flatMap(e=>e.themes))],x=b.find(e=>e===p.get(`theme`))??null,S=t(`web-puzzles-of`,{game:m.title});u.dataset.title=S;let C=e=>{x=e,history.replaceState(history.state,``,x===null?location.pathname:`?theme=${x}`),T()},w=(e,t)=>n`
    <label class="chip"><input type="radio" name="theme" .checked=${x===e} @change=${()=>C(e)} /><span>${t}</span></label>`,T=()=>{let e=x===null?``:`?theme=${x}`,i=h.filter(e=>x===null||e.themes.includes(x));c(n`
      <nav class="crumbs" aria-label=${t(`web-puzzles-where`)}><a href="/puzzles">${t(`web-puzzles-title`)}</a></nav>
      <h1>${S}</h1>
      ${v?n`<p class="muted">${t(`web-puzzles-rating`,{rating:r(v)})}</p>`:s}
      <div class="row">
        <a class="button main" href="/puzzles/${m.name}/${o(h,_,0,null,x)}${e}">${t(y?`web-puzzles-continue`:`web-puzzles-solve`)}</a>
        ${m.trains?n`<a class="button" href="/train/${m.name}">${t(`web-train-link`)}</a>`:s}
        <a class="button" href="/games/${m.name}">${t(`web-card-learn`)}</a>
      </div>
      ${b.length>1?n`
        <fieldset>
          <legend>${t(`web-puzzles-themes`)}</legend>
          <div class="chips">${w(null,t(`web-puzzles-all-themes`))}${b.map(e=>w(e,t(`web-puzzle-theme-${e}`)))}</div>
        </fieldset>`:s}
      ${l.map(t=>d(m.name,t,i.filter(e=>e.grade===t),_,e))}`,u)};T()}function d(e,r,i,a,o){if(i.length===0)return s;let c=i.filter(({position:e})=>a[e]?.solved),l=c.filter(({position:e})=>a[e].tries===1&&!a[e].helped);return n`
    <section aria-labelledby="grade-${r}">
      <h2 id="grade-${r}">${t(`web-puzzles-grade-${r}`)}</h2>
      <p class="muted">${t(`web-puzzles-tally`,{solved:c.length,of:i.length,once:l.length})}</p>
      <ol class="task-list puzzle-list">${i.map(({number:r,position:i})=>{let s=a[i]?.solved;return n`<li><a class=${s?`task-link done`:`task-link`} href="/puzzles/${e}/${r}${o}"
          aria-label=${t(s?`web-puzzle-number-done`:`web-puzzle-number`,{number:r})}>${s?`✓`:r}</a></li>`})}</ol>
    </section>`}export{u as show};
//# sourceMappingURL=puzzle-list-2048188d.js.map