import { frame } from './frame.svelte.ts';
import { onRememberedElsewhere, recalled, remember } from './memory.ts';

const REMEMBERED = 'cromford.size';

/** Per cent of the size that the window and the browser give. public/theme.js knows them too. */
const STEPS = [80, 90, 100, 115, 130, 150, 175, 200] as const;
const USUAL = STEPS.indexOf(100);

/** How large everything is: letters, boards and the spaces between them. */
class TextSize {
  private at = $state(read());

  constructor() {
    onRememberedElsewhere(REMEMBERED, () => {
      this.at = read();
      this.show();
    });
  }

  get percent(): number {
    return STEPS[this.at] ?? 100;
  }
  get isLeast(): boolean {
    return this.at === 0;
  }
  get isMost(): boolean {
    return this.at === STEPS.length - 1;
  }

  change(by: -1 | 1): void {
    this.at = Math.max(0, Math.min(STEPS.length - 1, this.at + by));
    remember(REMEMBERED, String(this.percent));
    this.show();
  }

  private show(): void {
    document.documentElement.style.setProperty('--size', String(this.percent / 100));
    frame.measure();
  }
}

export const textSize = new TextSize();

function read(): number {
  const found = STEPS.findIndex((percent) => String(percent) === recalled(REMEMBERED));
  return found < 0 ? USUAL : found;
}
