import { recalled, remember } from './memory.ts';

const REMEMBERED = 'cromford.theme';

type Named = 'light' | 'dark';

/** Light or dark: the system's until somebody chooses. public/theme.js does the same before the first paint. */
class Theme {
  private chosen = $state(read());
  private readonly system = matchMedia('(prefers-color-scheme: dark)');
  private systemIsDark = $state(this.system.matches);

  constructor() {
    this.system.addEventListener('change', () => {
      this.systemIsDark = this.system.matches;
      this.show();
    });
  }

  get isDark(): boolean {
    return this.chosen ? this.chosen === 'dark' : this.systemIsDark;
  }

  toggle(): void {
    this.chosen = this.isDark ? 'light' : 'dark';
    this.show();
    remember(REMEMBERED, this.chosen);
  }

  private show(): void {
    document.documentElement.dataset.theme = this.isDark ? 'dark' : 'light';
  }
}

export const theme = new Theme();

function read(): Named | undefined {
  const remembered = recalled(REMEMBERED);
  return remembered === 'light' || remembered === 'dark' ? remembered : undefined;
}
