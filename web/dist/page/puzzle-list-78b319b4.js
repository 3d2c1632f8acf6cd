import{Nn as e,cr as t,hn as n,i as r,kr as i,mn as a,o,pn as s,s as c}from"./common-be34ae49.js";const l=[1,2,3,4,5];async function u({main:u,params:f,query:p}){let[m,h,g]=await Promise.all([t(f.game),i(f.game),o(f.game)]),_=g.tried(m.name),v=g.ratings[m.name],y=h.some(({position:e})=>_[e]?.solved),b=[...new Set(h.flatMap(e=>e.themes))],x=b.find(e=>e===p.get(`theme`))??null,S=e(`web-puzzles-of`,{game:m.title});u.dataset.title=S;let C=e=>{x=e,history.replaceState(history.state,``,x===null?location.pathname:`?theme=${x}`),T()},w=(e,t)=>n`
    <label class="chip"><input type="radio" name="theme" .checked=${x===e} @change=${()=>C(e)} /><span>${t}</span></label>`,T=()=>{let t=x===null?``:`?theme=${x}`,i=h.filter(e=>x===null||e.themes.includes(x));a(n`
      <nav class="crumbs" aria-label=${e(`web-puzzles-where`)}><a href="/puzzles">${e(`web-puzzles-title`)}</a></nav>
      <h1>${S}</h1>
      ${v?n`<p class="muted">${e(`web-puzzles-rating`,{rating:r(v)})}</p>`:s}
      <div class="row">
        <a class="button main" href="/puzzles/${m.name}/${c(h,_,0,null,x)}${t}">${e(y?`web-puzzles-continue`:`web-puzzles-solve`)}</a>
        ${m.trains?n`<a class="button" href="/train/${m.name}">${e(`web-train-link`)}</a>`:s}
        <a class="button" href="/games/${m.name}">${e(`web-card-learn`)}</a>
      </div>
      ${b.length>1?n`
        <fieldset>
          <legend>${e(`web-puzzles-themes`)}</legend>
          <div class="chips">${w(null,e(`web-puzzles-all-themes`))}${b.map(t=>w(t,e(`web-puzzle-theme-${t}`)))}</div>
        </fieldset>`:s}
      ${l.map(e=>d(m.name,e,i.filter(t=>t.grade===e),_,t))}`,u)};T()}function d(t,r,i,a,o){if(i.length===0)return s;let c=i.filter(({position:e})=>a[e]?.solved),l=c.filter(({position:e})=>a[e].tries===1&&!a[e].helped);return n`
    <section aria-labelledby="grade-${r}">
      <h2 id="grade-${r}">${e(`web-puzzles-grade-${r}`)}</h2>
      <p class="muted">${e(`web-puzzles-tally`,{solved:c.length,of:i.length,once:l.length})}</p>
      <ol class="task-list puzzle-list">${i.map(({number:r,position:i})=>{let s=a[i]?.solved;return n`<li><a class=${s?`task-link done`:`task-link`} href="/puzzles/${t}/${r}${o}"
          aria-label=${e(s?`web-puzzle-number-done`:`web-puzzle-number`,{number:r})}>${s?`✓`:r}</a></li>`})}</ol>
    </section>`}export{u as show};
//# sourceMappingURL=puzzle-list-78b319b4.js.map