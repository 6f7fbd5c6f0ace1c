/** What tabs tell each other about a game: that one of them takes the pen, or what it has written. */
type Word = { readonly game: string; readonly takenAt: number } | { readonly game: string; readonly written: number };

interface Ears {
  /** Another tab has taken the pen. */
  lost(): void;
  /** Another tab has written the game for the so-and-so-many-th time. */
  wrote(written: number): void;
}

/**
 * One game, one writer: of all tabs with a game the one that took the pen last writes. It only keeps tabs from playing against each
 * other; that no newer save is overwritten is seen to by the database, also where tabs cannot hear each other.
 */
export class Pen {
  private readonly channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cromford-games') : undefined;
  private readonly game: string;
  private takenAt = 0;

  constructor(game: string, ears: Ears) {
    this.game = game;
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data.game !== game) return;
      if ('written' in data) ears.wrote(data.written);
      // Of two tabs that open at the same time one hears of a pen taken before its own.
      else if (data.takenAt > this.takenAt) ears.lost();
    });
  }

  take(): void {
    // No two alike, also within a millisecond.
    this.takenAt = Date.now() + Math.random();
    this.say({ game: this.game, takenAt: this.takenAt });
  }

  wrote(written: number): void {
    this.say({ game: this.game, written });
  }

  close(): void {
    this.channel?.close();
  }

  private say(word: Word): void {
    this.channel?.postMessage(word);
  }
}
