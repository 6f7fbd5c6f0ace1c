import { recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.confirm';

/** Whether a choice that carries a warning asks once more before it is played. */
class Confirming {
  isOn = $state(recalled(REMEMBERED) !== 'off');

  choose(isOn: boolean): void {
    this.isOn = isOn;
    remember(REMEMBERED, isOn ? 'on' : 'off');
  }
}

export const confirming = new Confirming();
