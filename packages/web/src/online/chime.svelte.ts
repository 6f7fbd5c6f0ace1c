import { recalled, remember } from '../shell/memory.ts';
import { chime as strike } from '../table/chime.ts';

const REMEMBERED = 'cromford.chime';

/** The bell when it is one's turn, as long as it is wanted. */
class Chime {
  isOn = $state(recalled(REMEMBERED) !== 'off');

  toggle(): void {
    this.isOn = !this.isOn;
    remember(REMEMBERED, this.isOn ? 'on' : 'off');
    this.ring();
  }

  ring(): void {
    // A page that nobody has touched may not make a sound, and says so in the console.
    if (this.isOn && navigator.userActivation?.hasBeenActive) strike();
  }
}

export const chime = new Chime();
