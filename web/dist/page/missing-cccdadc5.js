import{Rn as e,bn as t,yn as n}from"./common-c5b91eb8.js";import{t as r}from"./app-5ffc5d29.js";async function i({main:i}){n(t`
    <section class="empty">
      <svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /><circle class="seed" cx="60" cy="36" r="7" /></svg>
      <h1>${e(`web-missing-title`)}</h1>
      <p>${e(`web-missing-text`)}</p>
      <p><a class="button" href="/">${e(`web-to-games`)}</a></p>
    </section>`,r(i))}export{i as show};
//# sourceMappingURL=missing-cccdadc5.js.map