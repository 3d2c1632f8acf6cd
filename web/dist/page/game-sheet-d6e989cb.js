import{B as e,L as t,N as n,O as r,Rn as i,_ as a,bn as o,ct as s,g as c,gt as l,h as u,hi as d,k as f,m as p,mr as m,p as h,vn as g}from"./common-c5b91eb8.js";import{n as _}from"./app-5ffc5d29.js";async function v(e,t){let n=await m(t.game);return new y(e,t,n,await s(n))}var y=class{constructor(e,n,r,i){this.table=e,this.page=r,this.cards=i,this.choices=t(n,f()),this.refused=``,this.starting=!1,this.chosen=Promise.resolve(r)}set(e){this.choices={...this.choices,...e},this.table.draw()}async chooseGame(e){let t=m(e);this.chosen=t;let n=await t;this.chosen===t&&(this.page=n,this.set({game:e,options:{},begins:`rules`}))}async start(){if(this.starting)return;[this.starting,this.refused]=[!0,``],this.table.draw();let t=this.table.state.room?.moves.length===0;try{await this.chosen,r(this.choices),await n(e({...this.choices,rated:!1},this.page,{position:null,moves:[]}),{replace:t})}catch(e){[this.starting,this.refused]=[!1,e instanceof Error?e.message:String(e)],this.table.draw()}}draw(){let{choices:e,page:t}=this,n=e=>this.set(e),{room:r}=this.table.state,s=r!==null&&r.moves.length>0&&r.ending===null;return o`
      <form class="game-sheet" @submit=${e=>{e.preventDefault(),this.start()}}>
        <h2>${i(`play-game`)}</h2>
        <div class="game-sheet-which">${u(this.cards,t,e=>this.chooseGame(e))}</div>
        <fieldset><legend>${i(`web-new-opponent`)}</legend>
          ${l(`opponent`,[[`computer`,i(`web-new-computer`)],[`here`,i(`web-new-here`)]],e.opponent===`here`?`here`:`computer`,e=>n({opponent:e}))}
          ${e.opponent===`computer`?c(e,n):g}
        </fieldset>
        ${h(e,t,n)}
        ${p(e,n,!1)}
        ${a(e,t,n)}
        ${s?o`<p class="muted small">${i(`play-game-leaves`)}</p>`:g}
        ${_(this.refused)}
        <div class="row game-sheet-do">
          <button class="main large" ?disabled=${this.starting}>${i(`web-new-make`)}</button>
          ${d()?o`<a class="button large" href="/new?game=${e.game}&with=friend">${i(`web-way-friend`)}</a>`:g}
        </div>
      </form>`}};export{v as openGameSheet};
//# sourceMappingURL=game-sheet-d6e989cb.js.map