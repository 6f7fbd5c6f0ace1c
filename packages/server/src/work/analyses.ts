import { isProblem, problem } from '@cromford/kernel';
import type { AnswerOf } from '@cromford/protocol';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Loader } from '../tables/loader.ts';
import type { Analyst, Depth } from './analyst.ts';
import type { Work } from './work.ts';

type State = AnswerOf<'GET tables/:id/analysis'>;

const ANALYSES = 'analysis';

export interface AnalysesParts {
  readonly store: Store;
  readonly loader: Loader;
  readonly work: Work;
  readonly analyst: Analyst;
}

/** Finished games through the eyes of the search: asked for once, done by whichever machine has time, kept for everybody. */
export class Analyses {
  private readonly parts: AnalysesParts;

  constructor(parts: AnalysesParts) {
    this.parts = parts;
  }

  async ask({ id }: TableRow, depth: Depth): Promise<State> {
    await this.parts.work.add({ id: nameOf(id, depth), queue: ANALYSES, body: { table: id, depth } });
    return this.read(id, depth);
  }

  /** How far it is: `none` was asked for, it is `waiting`, `done` or `failed`. */
  async read(table: string, depth: Depth): Promise<State> {
    const piece = await this.parts.work.find(nameOf(table, depth));
    if (!piece) return { stage: 'none' };
    if (piece.done_at === null) return { stage: 'waiting', begun: piece.alive_at !== null };
    return piece.result === null ? { stage: 'failed' } : { stage: 'done', analysis: JSON.parse(piece.result) };
  }

  /** Does analyses on this machine, one at a time. */
  async take(): Promise<void> {
    const { work, store, loader, analyst } = this.parts;
    await work.take(
      ANALYSES,
      async ({ body }, stop) => {
        const { table, depth } = JSON.parse(body) as { table: string; depth: Depth };
        const row = await store.rooms.find(table);
        const held = row ? await loader.whole(row) : problem('no-such-table');
        if (isProblem(held)) throw new Error(held.code);
        return analyst(held.table.record(), depth, stop);
      },
      1,
    );
  }

  async sweep(): Promise<void> {
    await this.parts.work.sweep(ANALYSES);
  }
}

const nameOf = (table: string, depth: Depth) => `analysis ${table} ${depth}`;
