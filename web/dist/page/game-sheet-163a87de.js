import{D as e,E as t,F as n,Nn as r,R as i,cr as a,f as o,g as s,h as c,hn as l,j as u,li as d,m as f,mt as p,ot as m,p as h,pn as g}from"./common-be34ae49.js";import{n as _}from"./app-b5c34cd2.js";async function v(e,t){let n=await a(t.game);return new y(e,t,n,await m(n))}var y=class{constructor(t,r,i,a){this.table=t,this.page=i,this.cards=a,this.choices=n(r,e()),this.refused=``,this.starting=!1}set(e){this.choices={...this.choices,...e},this.table.draw()}async chooseGame(e){this.page=await a(e),this.set({game:e,options:{},begins:`rules`})}async start(){if(this.starting)return;[this.starting,this.refused]=[!0,``],this.table.draw(),t(this.choices);let e=this.table.state.room?.moves.length===0;try{await u(i({...this.choices,rated:!1},this.page,{position:null,moves:[]}),{replace:e})}catch(e){[this.starting,this.refused]=[!1,e instanceof Error?e.message:String(e)],this.table.draw()}}draw(){let{choices:e,page:t}=this,n=e=>this.set(e),{room:i}=this.table.state,a=i!==null&&i.moves.length>0&&i.ending===null;return l`
      <form class="game-sheet" @submit=${e=>{e.preventDefault(),this.start()}}>
        <h2>${r(`play-game`)}</h2>
        <div class="game-sheet-which">${f(this.cards,t,e=>this.chooseGame(e))}</div>
        <fieldset><legend>${r(`web-new-opponent`)}</legend>
          ${p(`opponent`,[[`computer`,r(`web-new-computer`)],[`here`,r(`web-new-here`)]],e.opponent===`here`?`here`:`computer`,e=>n({opponent:e}))}
          ${e.opponent===`computer`?c(e,n):g}
        </fieldset>
        ${o(e,t,n)}
        ${h(e,n,!1)}
        ${s(e,t,n)}
        ${a?l`<p class="muted small">${r(`play-game-leaves`)}</p>`:g}
        ${_(this.refused)}
        <div class="row game-sheet-do">
          <button class="main large" ?disabled=${this.starting}>${r(`web-new-make`)}</button>
          ${d()?l`<a class="button large" href="/new?game=${e.game}&with=friend">${r(`web-way-friend`)}</a>`:g}
        </div>
      </form>`}};export{v as openGameSheet};
//# sourceMappingURL=game-sheet-163a87de.js.map