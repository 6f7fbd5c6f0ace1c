import { onRememberedElsewhere, recalled, remember } from './memory.ts';

const REMEMBERED = 'cromford.motion';

const read = () => recalled(REMEMBERED) === 'less';

/** Whether things move: as the system wants it, until somebody wants less here. base.css goes by the same mark. */
class Motion {
  private readonly system = matchMedia('(prefers-reduced-motion: reduce)');
  isLess = $state(read());

  constructor() {
    this.show();
    onRememberedElsewhere(REMEMBERED, () => {
      this.isLess = read();
      this.show();
    });
  }

  get isCalm(): boolean {
    return this.isLess || this.system.matches;
  }

  choose(isLess: boolean): void {
    this.isLess = isLess;
    remember(REMEMBERED, isLess ? 'less' : 'system');
    this.show();
  }

  private show(): void {
    if (this.isLess) document.documentElement.dataset.motion = 'less';
    else delete document.documentElement.dataset.motion;
  }
}

export const motion = new Motion();
