import { onRememberedElsewhere, recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.aim';

const read = () => recalled(REMEMBERED)?.split(' ') ?? [];
/** In place of games: at no table. */
const EVERYWHERE = 'closed';

/** Whether tables say what their game is about; whoever has read it closes it for that game, and may ask for all of them in the settings. */
class AimStrip {
  private closed = $state.raw<readonly string[]>(read());

  constructor() {
    onRememberedElsewhere(REMEMBERED, () => (this.closed = read()));
  }

  isOpenFor(game: string): boolean {
    return this.isOn && !this.closed.includes(game);
  }

  /** Of games whose aim has not been read yet. */
  get isOn(): boolean {
    return !this.closed.includes(EVERYWHERE);
  }

  close(game: string): void {
    this.keep([...this.closed, game]);
  }

  choose(isOn: boolean): void {
    this.keep(isOn ? [] : [EVERYWHERE]);
  }

  private keep(closed: readonly string[]): void {
    this.closed = closed;
    remember(REMEMBERED, closed.join(' '));
  }
}

export const aimStrip = new AimStrip();
