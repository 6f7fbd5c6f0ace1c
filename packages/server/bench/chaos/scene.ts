import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type Store } from '../../src/storage/store.ts';
import { pennies } from '../../src/testing/pennies.ts';
import { verifyStore } from '../../src/verify-store.ts';
import { NodeProcess } from '../nodes.ts';
import { StubbornPair } from '../stubborn.ts';

export interface Found {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly differentTables: number;
  readonly surprises: readonly string[];
  /** Milliseconds from a fault to the next acknowledged move, at worst. */
  readonly slowestReturnMs: number;
}

export interface SceneOptions {
  /** Where the nodes find the database; one node for each. */
  readonly places: readonly string[];
  /** Where it is looked at afterwards. */
  readonly store: string;
  readonly pairs: number;
  /** By this time (performance.now) it must be over. */
  readonly giveUp: number;
  readonly opening?: object;
}

/** People who play on nodes of their own while somebody does harm; afterwards all that was acknowledged is looked for. */
export class Scene {
  readonly nodes: readonly NodeProcess[];
  readonly pairs: readonly StubbornPair[];
  private readonly options: SceneOptions;
  private readonly playing: readonly Promise<void>[];
  private slowest = 0;

  private constructor(options: SceneOptions, nodes: readonly NodeProcess[]) {
    this.options = options;
    this.nodes = nodes;
    const anyNode = () => nodes[Math.floor(Math.random() * nodes.length)]?.url ?? '';
    const names = Array.from({ length: options.pairs }, (_, n) => `pair-${n}`);
    this.pairs = names.map((name) => new StubbornPair(name, anyNode, options.opening));
    this.playing = this.pairs.map((pair) => pair.run());
  }

  static async begin(options: SceneOptions): Promise<Scene> {
    const nodes: NodeProcess[] = [];
    for (const place of options.places) nodes.push(await NodeProcess.at(place));
    for (const node of nodes) await node.start();
    const scene = new Scene(options, nodes);
    await scene.back(performance.now());
    scene.slowest = 0;
    return scene;
  }

  get isLate(): boolean {
    return performance.now() > this.options.giveUp;
  }

  get played(): number {
    return this.pairs.reduce((sum, { played }) => sum + played, 0);
  }

  /** Waits for the first move acknowledged after that moment, and says how long it took. */
  async back(since: number): Promise<number> {
    while (!this.pairs.some(({ last }) => last > since) && !this.isLate) await sleep(5);
    const took = performance.now() - since;
    this.slowest = Math.max(this.slowest, took);
    return Math.round(took);
  }

  async end(): Promise<Found> {
    for (const pair of this.pairs) pair.stop();
    await Promise.race([Promise.all(this.playing), sleep(30_000, undefined, { ref: false })]);
    for (const node of this.nodes) await node.stop('SIGTERM');
    const store = await openStore(this.options.store);
    const { lost, doubled } = await compare(store, this.pairs);
    const { different } = await verifyStore(store, [pennies]);
    await store.close();
    return {
      acknowledged: this.played,
      lost,
      doubled,
      differentTables: different.length,
      surprises: this.pairs.flatMap(({ surprises }) => surprises),
      slowestReturnMs: Math.round(this.slowest),
    };
  }
}

async function compare(store: Store, pairs: readonly StubbornPair[]): Promise<{ lost: number; doubled: number }> {
  let lost = 0;
  let doubled = 0;
  for (const { acknowledged } of pairs)
    for (const [table, moves] of acknowledged) {
      const log = await store.log.entries(table, 0);
      for (const move of moves) {
        const found = log.filter(({ key }) => key === move.key);
        if (found.length === 0 || found[0]?.seq !== move.seq || found[0].line !== move.line) lost++;
        if (found.length > 1) doubled++;
      }
      // At most the one command whose answer never came may be there beyond what was acknowledged.
      if (log.length > moves.length + 1) doubled += log.length - moves.length - 1;
    }
  return { lost, doubled };
}
