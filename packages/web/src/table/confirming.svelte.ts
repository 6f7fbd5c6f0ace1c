import { onRememberedElsewhere, recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.confirm';

const read = () => recalled(REMEMBERED) !== 'off';

/** Whether a choice that carries a warning asks once more before it is played. */
class Confirming {
  isOn = $state(read());

  constructor() {
    onRememberedElsewhere(REMEMBERED, () => (this.isOn = read()));
  }

  choose(isOn: boolean): void {
    this.isOn = isOn;
    remember(REMEMBERED, isOn ? 'on' : 'off');
  }
}

export const confirming = new Confirming();
