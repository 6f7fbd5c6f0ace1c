// Before the first paint, so that the theme does not flash. A file of its own: the content policy allows no inline script.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let remembered;
  try {
    remembered = localStorage.getItem('cromford.theme');
  } catch {
    // Storage may be closed to us; then the system's theme stands.
  }
  document.documentElement.dataset.theme = remembered === 'light' || remembered === 'dark' ? remembered : system;
})();
