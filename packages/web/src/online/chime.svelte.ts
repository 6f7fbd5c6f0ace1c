import { chime as strike } from '../table/chime.ts';

const REMEMBERED = 'cromford.chime';

/** The bell when it is one's turn, as long as it is wanted. */
class Chime {
  isOn = $state(recall() !== 'off');

  toggle(): void {
    this.isOn = !this.isOn;
    try {
      localStorage.setItem(REMEMBERED, this.isOn ? 'on' : 'off');
    } catch {
      // Storage may be closed to us; then the choice lasts as long as the page.
    }
    this.ring();
  }

  ring(): void {
    // A page that nobody has touched may not make a sound, and says so in the console.
    if (this.isOn && navigator.userActivation?.hasBeenActive) strike();
  }
}

export const chime = new Chime();

function recall(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
