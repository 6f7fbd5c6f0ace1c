import { forget, onRememberedElsewhere, recalled, remember } from './memory.ts';

const REMEMBERED = 'cromford.theme';

type Named = 'light' | 'dark';

export const THEMES = ['system', 'light', 'dark'] as const;

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
    onRememberedElsewhere(REMEMBERED, () => {
      this.chosen = read();
      this.show();
    });
  }

  get isDark(): boolean {
    return this.chosen ? this.chosen === 'dark' : this.systemIsDark;
  }

  get choice(): (typeof THEMES)[number] {
    return this.chosen ?? 'system';
  }

  choose(choice: (typeof THEMES)[number]): void {
    this.chosen = choice === 'system' ? undefined : choice;
    this.show();
    if (this.chosen) remember(REMEMBERED, this.chosen);
    else forget(REMEMBERED);
  }

  toggle(): void {
    this.choose(this.isDark ? 'light' : 'dark');
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
