import { isProblem, type Problem, type Seat } from '@cromford/kernel';
import type { Order } from '@cromford/protocol';
import type { TableEngine } from '../engine/client.ts';
import type { Entry, Scene } from '../engine/protocol.ts';
import { askedAt } from './asked-at.ts';
import { get, post, remove } from './client.ts';

/** So many of one's own decisions are looked through for the question that an order answers. */
const MOST_LOOKED = 80;

/** So many questions can be chosen from. */
const MOST_QUESTIONS = 8;

/** An order in words. */
interface ShownOrder extends Order {
  /** The question that it answers; empty when it cannot be found any more. */
  readonly asked: string;
  readonly text: string;
  /** Why the rules did not allow it, as long as this page saw it happen. */
  readonly reason: string | undefined;
}

/** Where they are given: the table on the server, and one's seat. */
interface Line {
  readonly id: string;
  readonly seat: Seat | null;
}

/** What orders need of the table on the screen. */
interface At {
  readonly engine: TableEngine;
  readonly scene: Scene;
  readonly log: readonly Entry[];
  readonly isMine: boolean;
}

/** One's answers given in advance at one table. */
export class StandingOrders {
  /** Told when one of them has answered. */
  onanswered: (order: ShownOrder) => void = () => {};
  all = $state.raw<readonly ShownOrder[]>([]);
  /** Those that will still answer. */
  readonly active = $derived(this.all.filter(({ left, cancelled }) => left > 0 && cancelled === null));
  readonly cancelled = $derived(this.all.filter(({ cancelled }) => cancelled !== null));
  private readonly line: Line;
  private readonly at: At;
  private readonly reasons = new Map<string, string>();
  /** Where the question of an order was asked: its answer is only then said in the right words. */
  private readonly plies = new Map<string, number>();

  constructor(line: Line, at: At) {
    this.line = line;
    this.at = at;
  }

  async load(): Promise<Problem | undefined> {
    if (this.line.seat === null) return undefined;
    const found = await get('tables/:id/orders', { id: this.table });
    if (isProblem(found)) return found;
    this.all = await Promise.all(found.orders.map((order) => this.inWords(order)));
    return undefined;
  }

  /** After a change at the table: one of them may have answered, or ended. */
  async refresh(): Promise<void> {
    const before = this.active;
    if (before.length === 0) return;
    await this.load();
    for (const order of this.all)
      if (before.some(({ id, left }) => id === order.id && order.left < left)) this.onanswered(order);
  }

  /** What can be answered in advance: the question of the moment, and those that one was asked before, the latest first. */
  async questions(): Promise<Scene[]> {
    const { scene, log, isMine } = this.at;
    const { seat } = this.line;
    const own = log.filter((entry) => entry.seat === seat).map(({ ply }) => ply - 1);
    const found: Scene[] = isMine ? [scene] : [];
    for (const ply of own.slice(-MOST_LOOKED).reverse()) {
      if (found.length >= MOST_QUESTIONS) break;
      const then = await this.sceneAt(ply);
      if (then && then.due === seat && !found.some(({ step }) => step === then.step)) found.push(then);
    }
    return found;
  }

  async give({ step, ply }: Pick<Scene, 'step' | 'ply'>, line: string, times: number): Promise<Problem | undefined> {
    const given = await post('tables/:id/orders', { id: this.table }, { step, line, times });
    if (isProblem(given)) return given;
    this.plies.set(given.id, ply);
    return this.load();
  }

  async withdraw(id: string): Promise<Problem | undefined> {
    await remove('tables/:id/orders/:order', { id: this.table, order: id });
    return this.load();
  }

  private get table(): string {
    return this.line.id;
  }

  private async inWords(order: Order): Promise<ShownOrder> {
    const { engine } = this.at;
    const { line } = order;
    const then = await this.sceneOf(order);
    // Words are made for a position; without the one that fits, the notation says it too.
    const text = then
      ? await engine
          .ask<'word'>({ do: 'word', ply: then.ply, line })
          .then((found) => found.text)
          .catch(() => line)
      : line;
    if (order.cancelled !== null && !this.reasons.has(order.id)) await this.askWhy(order);
    return { ...order, asked: then?.ask ?? '', text, reason: this.reasons.get(order.id) };
  }

  /** The position in which its question was asked: remembered, else the last one of one's own with that step. */
  private async sceneOf({ id, step }: Order): Promise<Scene | undefined> {
    const { scene, log } = this.at;
    const { seat } = this.line;
    const own = log.filter((entry) => entry.seat === seat).map(({ ply }) => ply - 1);
    const plies = [this.plies.get(id) ?? scene.ply, scene.ply, ...own.slice(-MOST_LOOKED).reverse()];
    const found = await askedAt({ step, seat }, plies, (ply) => this.sceneAt(ply));
    if (found) this.plies.set(id, found.ply);
    return found;
  }

  private async sceneAt(ply: number): Promise<Scene | undefined> {
    if (ply === this.at.scene.ply) return this.at.scene;
    const found = await this.at.engine.ask<'at'>({ do: 'at', ply });
    return 'problem' in found ? undefined : found;
  }

  /** The server keeps the refusal's code only; the rules still say the rest while the question is open. */
  private async askWhy({ id, step, line }: Order): Promise<void> {
    const { engine, scene, isMine } = this.at;
    if (!isMine || scene.step !== step) return;
    const found = await engine.ask<'preview'>({ do: 'preview', line });
    if ('refused' in found) this.reasons.set(id, found.refused.text);
  }
}
