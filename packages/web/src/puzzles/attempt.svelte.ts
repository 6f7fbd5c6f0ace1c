import type { Puzzle, Verdict } from '@cromford/bots/coach';
import { language } from '../language/language.svelte.ts';
import { keep, type Progress, progress, ratingOf, tried } from './progress.ts';
import type { AttemptReply, AttemptRequest } from './protocol.ts';
import { missesOf } from './sets.ts';

/** A puzzle that is being tried: the turn so far, and what is said of it once it has been played. */
export class Attempt {
  verdict = $state.raw<Verdict>();
  /** The turn is over, and is being played on. */
  isComparing = $state(false);
  /** The turn to be found has been shown: nothing more is to be found out here. */
  isShown = $state(false);
  trouble = $state('');
  /** What speaks for the turn to be found, once it is known. */
  said = $state.raw<readonly string[]>([]);
  /** How the rating has moved by it, where it has. */
  rated = $state.raw<{ readonly before: number; readonly after: number }>();
  private readonly game: string;
  readonly puzzle: Puzzle;
  private readonly day: number | undefined;
  readonly isRated: boolean;
  private worker: Worker | undefined;
  private asked = 0;
  private following: Promise<void> = Promise.resolve();

  /** One of a set counts for the rating, and that of the day for the streak; a turn of one's own game is tried for itself. */
  constructor(game: string, puzzle: Puzzle, day?: number, isRated = true) {
    this.game = game;
    this.puzzle = puzzle;
    this.day = day;
    this.isRated = isRated;
  }

  /** The game has come so far. */
  follow(record: string): Promise<void> {
    this.following = this.judge(record);
    return this.following;
  }

  /** Whether the best turn may be shown: whoever asks for it while the verdict is coming hears that first. */
  async mayShow(): Promise<boolean> {
    await this.following;
    return this.verdict?.grade !== 'found';
  }

  private async judge(record: string): Promise<void> {
    if (this.verdict || this.isShown) return;
    const mine = ++this.asked;
    try {
      const verdict = await this.ask(mine, record, () => {
        this.isComparing = mine === this.asked;
      });
      if (mine === this.asked && verdict) this.end(verdict);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    if (mine === this.asked) this.isComparing = false;
  }

  /** Another try, from the beginning. */
  again(): void {
    this.asked += 1;
    this.verdict = undefined;
    this.isComparing = false;
    this.isShown = false;
    this.rated = undefined;
    this.said = [];
    this.trouble = '';
  }

  /** Whoever has it shown has not found it. */
  show(): void {
    this.count(false);
    this.isShown = true;
  }

  /** The turn to be found has been played: what speaks for it. */
  async tell(record: string): Promise<void> {
    try {
      this.said = (await this.ask(++this.asked, record))?.said ?? [];
    } catch {
      // The turn itself has been shown; that nobody can say more of it spoils nothing.
      this.said = [];
    }
  }

  close(): void {
    this.worker?.terminate();
    this.asked += 1;
  }

  private end(verdict: Verdict): void {
    this.verdict = verdict;
    if (verdict.grade === 'found') this.said = verdict.said;
    // The right idea is no miss: what is left may still be found.
    if (verdict.grade !== 'near') this.count(verdict.grade === 'found');
  }

  private count(isSolved: boolean): void {
    if (!this.isRated) return;
    const before: Progress = progress();
    const after = tried(before, this.puzzle.id, missesOf(this.puzzle), isSolved, this.day);
    keep(after);
    const rating = { before: ratingOf(before.strength), after: ratingOf(after.strength) };
    if (rating.before !== rating.after) this.rated = rating;
  }

  private ask(id: number, record: string, whenOver = () => {}): Promise<Verdict | undefined> {
    this.worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'puzzle' });
    const { worker, game, puzzle } = this;
    const request: AttemptRequest = { id, game, puzzle, record, language: language.id };
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<AttemptReply>) => {
        if (data.id !== id) return;
        if ('isOver' in data) return whenOver();
        worker.removeEventListener('message', hear);
        if ('bug' in data) reject(new Error(data.bug));
        else resolve(data.verdict);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'worker')), { once: true });
      worker.postMessage(request);
    });
  }
}
