import { isProblem, type Problem } from '@cromford/kernel';
import { Kept } from '../kept.ts';
import { viewTournament } from '../social/tournaments-standing.ts';
import type { Query } from '../storage/database.ts';
import { packed } from './packed.ts';
import { SlowLane } from './slow-lane.ts';

/** In letters: what is longer takes noticeable time to put together. */
const LARGE = 20_000;
/** A large one is seen by everybody as it was up to so many milliseconds ago. */
const FRESH_MS = 5000;
const KEPT = 5_000_000;

/** Tournaments as they travel. One of two thousand tables is put together and packed once for all who ask, and no two at a time. */
export class TournamentViews {
  private readonly query: Query;
  private readonly now: () => number;
  private readonly lane = new SlowLane();
  private readonly kept = new Kept<{ readonly at: number; readonly body: Buffer }>(KEPT);

  constructor(query: Query, now: () => number) {
    this.query = query;
    this.now = now;
  }

  async of(id: string, asker: string): Promise<Buffer | Problem> {
    return this.fresh(id) ?? this.lane.pass(asker, async () => this.fresh(id) ?? this.made(id));
  }

  private fresh(id: string): Buffer | undefined {
    const known = this.kept.get(id);
    return known && this.now() - known.at < FRESH_MS ? known.body : undefined;
  }

  private async made(id: string): Promise<Buffer | Problem> {
    const view = await viewTournament(this.query, id);
    if (isProblem(view)) return view;
    const text = JSON.stringify(view);
    const body = await packed(text);
    if (text.length > LARGE) this.kept.put(id, { at: this.now(), body }, body.length);
    return body;
  }
}
