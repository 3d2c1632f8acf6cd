// Runs before anything is drawn, so that a dark page never flashes white. settings.js does the rest.
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
})();
