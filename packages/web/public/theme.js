// Before the first paint, so that neither theme nor size jumps. A file of its own: the content policy allows no inline script.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let remembered;
  let size;
  try {
    remembered = localStorage.getItem('cromford.theme');
    size = Number(localStorage.getItem('cromford.size'));
  } catch {
    // Storage may be closed to us; then the system's theme stands.
  }
  if (size >= 80 && size <= 200) document.documentElement.style.setProperty('--size', String(size / 100));
  document.documentElement.dataset.theme = remembered === 'light' || remembered === 'dark' ? remembered : system;
})();
