import{D as e,E as t,F as n,Mn as r,R as i,at as a,f as o,fn as s,g as c,h as l,j as u,m as d,mn as f,ni as p,or as m,p as h,pt as g}from"./common-55ba994a.js";import{n as _}from"./app-1df1682e.js";async function v(e,t){let n=await m(t.game);return new y(e,t,n,await a(n))}var y=class{constructor(t,r,i,a){this.table=t,this.page=i,this.cards=a,this.choices=n(r,e()),this.refused=``,this.starting=!1}set(e){this.choices={...this.choices,...e},this.table.draw()}async chooseGame(e){this.page=await m(e),this.set({game:e,options:{},begins:`rules`})}async start(){if(this.starting)return;[this.starting,this.refused]=[!0,``],this.table.draw(),t(this.choices);let e=this.table.state.room?.moves.length===0;try{await u(i({...this.choices,rated:!1},this.page,{position:null,moves:[]}),{replace:e})}catch(e){[this.starting,this.refused]=[!1,e instanceof Error?e.message:String(e)],this.table.draw()}}draw(){let{choices:e,page:t}=this,n=e=>this.set(e),{room:i}=this.table.state,a=i!==null&&i.moves.length>0&&i.ending===null;return f`
      <form class="game-sheet" @submit=${e=>{e.preventDefault(),this.start()}}>
        <h2>${r(`play-game`)}</h2>
        <div class="game-sheet-which">${d(this.cards,t,e=>this.chooseGame(e))}</div>
        <fieldset><legend>${r(`web-new-opponent`)}</legend>
          ${g(`opponent`,[[`computer`,r(`web-new-computer`)],[`here`,r(`web-new-here`)]],e.opponent===`here`?`here`:`computer`,e=>n({opponent:e}))}
          ${e.opponent===`computer`?l(e,n):s}
        </fieldset>
        ${o(e,t,n)}
        ${h(e,n,!1)}
        ${c(e,t,n)}
        ${a?f`<p class="muted small">${r(`play-game-leaves`)}</p>`:s}
        ${_(this.refused)}
        <div class="row game-sheet-do">
          <button class="main large" ?disabled=${this.starting}>${r(`web-new-make`)}</button>
          ${p()?f`<a class="button large" href="/new?game=${e.game}&with=friend">${r(`web-way-friend`)}</a>`:s}
        </div>
      </form>`}};export{v as openGameSheet};
//# sourceMappingURL=game-sheet-933d47cd.js.map