import type { Scene } from '../engine/protocol.ts';

/** What keeps a game and the notes on it, and whether it may be played here. */
export interface Keeping {
  notes: string;
  /** `unsaved`: the browser stores nothing, and the game lasts as long as the page. `notes`: they have not reached the server. */
  readonly failure: 'save' | 'unsaved' | 'notes' | undefined;
  /** Another tab of this browser plays it: here it is only followed. */
  readonly isElsewhere: boolean;
  /** It began here, and was not brought from elsewhere: what is won in it counts. */
  readonly counts: boolean;
  /** After every change, and when notes were written. */
  save(scene: Scene): void;
  /** Takes a game that is played elsewhere here; only one that is kept on this device ever is. */
  goOnHere(): Promise<void>;
  /** Resolves when no more is asked of the engine for the sake of keeping the game. */
  done(): Promise<void>;
}

/** A lesson is not kept. */
export class Unkept implements Keeping {
  notes = $state('');
  readonly failure = undefined;
  readonly isElsewhere = false;
  readonly counts = true;
  save(): void {}
  async goOnHere(): Promise<void> {}
  async done(): Promise<void> {}
}
