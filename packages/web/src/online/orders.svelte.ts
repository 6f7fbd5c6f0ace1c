import { isProblem, type Problem, type Seat } from '@cromford/kernel';
import type { TableEngine } from '../engine/client.ts';
import type { Scene } from '../engine/protocol.ts';
import { get, post, remove } from './client.ts';
import type { Order } from './wire.ts';

/** An order in words. */
interface ShownOrder extends Order {
  readonly text: string;
  /** Why the rules did not allow it, as long as this page saw it happen. */
  readonly reason: string | undefined;
}

/** What orders need of their table. */
interface At {
  readonly line: { readonly id: string; readonly seat: Seat | null };
  readonly engine: TableEngine;
  readonly scene: Scene;
  readonly isMine: boolean;
}

/** One's answers given in advance at one table. */
export class StandingOrders {
  all = $state.raw<readonly ShownOrder[]>([]);
  /** Those that will still answer. */
  readonly active = $derived(this.all.filter(({ left, cancelled }) => left > 0 && cancelled === null));
  readonly cancelled = $derived(this.all.filter(({ cancelled }) => cancelled !== null));
  private readonly at: At;
  private readonly reasons = new Map<string, string>();

  constructor(at: At) {
    this.at = at;
  }

  async load(): Promise<Problem | undefined> {
    if (this.at.line.seat === null) return undefined;
    const found = await get<{ orders: readonly Order[] }>(this.path);
    if (isProblem(found)) return found;
    this.all = await Promise.all(found.orders.map((order) => this.inWords(order)));
    return undefined;
  }

  /** After a change at the table: one of them may have answered, or ended. */
  async refresh(): Promise<void> {
    if (this.active.length > 0) await this.load();
  }

  async give(line: string, times: number): Promise<Problem | undefined> {
    const given = await post(this.path, { step: this.at.scene.step, line, times });
    return isProblem(given) ? given : this.load();
  }

  async withdraw(id: string): Promise<Problem | undefined> {
    await remove(`${this.path}/${id}`);
    return this.load();
  }

  private get path(): string {
    return `tables/${this.at.line.id}/orders`;
  }

  private async inWords(order: Order): Promise<ShownOrder> {
    const { engine, scene } = this.at;
    // Words are made for a position; where the present one does not fit, the notation says it too.
    const asked = engine.ask<'word'>({ do: 'word', ply: scene.ply, line: order.line });
    const text = await asked.then((found) => found.text).catch(() => order.line);
    if (order.cancelled !== null && !this.reasons.has(order.id)) await this.askWhy(order);
    return { ...order, text, reason: this.reasons.get(order.id) };
  }

  /** The server keeps the refusal's code only; the rules still say the rest while the question is open. */
  private async askWhy({ id, step, line }: Order): Promise<void> {
    const { engine, scene, isMine } = this.at;
    if (!isMine || scene.step !== step) return;
    const found = await engine.ask<'preview'>({ do: 'preview', line });
    if ('refused' in found) this.reasons.set(id, found.refused.text);
  }
}
