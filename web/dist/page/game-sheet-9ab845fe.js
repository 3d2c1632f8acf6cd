import{D as e,E as t,F as n,Mn as r,R as i,at as a,ci as o,f as s,fn as c,g as l,h as u,j as d,m as f,mn as p,p as m,pt as h,sr as g}from"./common-f2d642aa.js";import{n as _}from"./app-6104e507.js";async function v(e,t){let n=await g(t.game);return new y(e,t,n,await a(n))}var y=class{constructor(t,r,i,a){this.table=t,this.page=i,this.cards=a,this.choices=n(r,e()),this.refused=``,this.starting=!1}set(e){this.choices={...this.choices,...e},this.table.draw()}async chooseGame(e){this.page=await g(e),this.set({game:e,options:{},begins:`rules`})}async start(){if(this.starting)return;[this.starting,this.refused]=[!0,``],this.table.draw(),t(this.choices);let e=this.table.state.room?.moves.length===0;try{await d(i({...this.choices,rated:!1},this.page,{position:null,moves:[]}),{replace:e})}catch(e){[this.starting,this.refused]=[!1,e instanceof Error?e.message:String(e)],this.table.draw()}}draw(){let{choices:e,page:t}=this,n=e=>this.set(e),{room:i}=this.table.state,a=i!==null&&i.moves.length>0&&i.ending===null;return p`
      <form class="game-sheet" @submit=${e=>{e.preventDefault(),this.start()}}>
        <h2>${r(`play-game`)}</h2>
        <div class="game-sheet-which">${f(this.cards,t,e=>this.chooseGame(e))}</div>
        <fieldset><legend>${r(`web-new-opponent`)}</legend>
          ${h(`opponent`,[[`computer`,r(`web-new-computer`)],[`here`,r(`web-new-here`)]],e.opponent===`here`?`here`:`computer`,e=>n({opponent:e}))}
          ${e.opponent===`computer`?u(e,n):c}
        </fieldset>
        ${s(e,t,n)}
        ${m(e,n,!1)}
        ${l(e,t,n)}
        ${a?p`<p class="muted small">${r(`play-game-leaves`)}</p>`:c}
        ${_(this.refused)}
        <div class="row game-sheet-do">
          <button class="main large" ?disabled=${this.starting}>${r(`web-new-make`)}</button>
          ${o()?p`<a class="button large" href="/new?game=${e.game}&with=friend">${r(`web-way-friend`)}</a>`:c}
        </div>
      </form>`}};export{v as openGameSheet};
//# sourceMappingURL=game-sheet-9ab845fe.js.map