// Runs before anything is drawn, so that a dark page never flashes white and known fonts are there. settings.js and fonts.js do the rest.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('sower.settings') ?? '{}').theme ?? 'system';
  } catch {
    // Storage that is blocked or broken leaves the system's theme.
  }
  if (theme === 'system') {
    const asks = (/** @type {string} */ query) => matchMedia(query).matches;
    theme = asks('(prefers-contrast: more)') ? 'contrast' : asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;

  // A browser that has the fonts already shows them at once; for all others fonts.js loads them late.
  const late = document.querySelector('meta[name="late-style"]')?.getAttribute('content');
  try {
    if (late && localStorage.getItem('sower.fonts') === late) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: late }));
    }
  } catch {
    // Then they come late, as on a first visit.
  }
})();
