import { setTimeout as sleep } from 'node:timers/promises';
import { empire } from '@cromford/empire';
import { Engine, type Option, openMoves, type Rules, standardSetup } from '@cromford/kernel';
import { Client, type LiveLine } from '../src/testing/client.ts';

const rules = empire.rules(standardSetup(empire) as Parameters<typeof empire.rules>[0]) as unknown as Rules;
const engine = new Engine(rules);

interface Pending {
  readonly seq: number;
  readonly sent: number;
  readonly frame: object;
  /** Who has not seen it yet. */
  readonly waiting: Set<number>;
}

/** A move that everybody has seen: when it was sent, and how many milliseconds it took. */
export interface Seen {
  readonly at: number;
  readonly took: number;
}

/** One table of Empire: a player and bystanders, each with a socket of its own. Knows when everybody has seen a move. */
export class CrowdedTable {
  readonly seenByAll: Seen[] = [];
  problems = 0;
  games = 1;
  reconnected = 0;
  private readonly people: readonly Client[];
  private readonly urls: () => string;
  private readonly lines: LiveLine[] = [];
  /** The last entry that each of them knows. */
  private readonly known: number[];
  private id = '';
  private seq = 0;
  private options: readonly Option[] = [];
  private pending: Pending | undefined;
  private busy = false;
  private closed = false;

  private constructor(people: readonly Client[], urls: () => string) {
    this.people = people;
    this.urls = urls;
    this.known = people.map(() => 0);
  }

  /** `urls` gives a node that serves, another one each time. */
  static async open(urls: () => string, sockets: number): Promise<CrowdedTable> {
    const people = await Promise.all(Array.from({ length: sockets }, (_, n) => Client.guest(urls(), `Person ${n}`)));
    const table = new CrowdedTable(people, urls);
    await Promise.all(people.map((_, index) => table.connect(index)));
    await table.begin();
    return table;
  }

  /** Plays any open move, unless the last one is still on its way. */
  move(pick: number): boolean {
    const moves = openMoves(this.options);
    const move = moves[pick % moves.length];
    if (this.pending || this.busy || !move) return false;
    const line = engine.rules.notation.write(move);
    const command = { key: `move-${this.seq}-${this.games}`, expected: this.seq, do: { kind: 'move', line } };
    this.pending = {
      seq: this.seq + 1,
      sent: performance.now(),
      frame: { type: 'command', id: this.seq, table: this.id, command },
      waiting: new Set(this.people.keys()),
    };
    this.lines[0]?.send(this.pending.frame);
    return true;
  }

  close(): void {
    this.closed = true;
    for (const line of this.lines) line.socket.terminate();
  }

  private async begin(): Promise<void> {
    this.busy = true;
    const [player] = this.people;
    if (!player) throw new Error('a table needs a player');
    this.id = await player.open({ game: 'empire', players: 1 });
    this.seq = -1;
    this.known.fill(0);
    for (const line of this.lines) line.watch(this.id);
  }

  private async connect(index: number): Promise<void> {
    const client = this.people[index];
    if (!client) return;
    client.url = this.urls();
    const line = await client.live();
    this.lines[index] = line;
    line.socket.on('message', (data) => this.hear(index, line, String(data)));
    line.socket.on('close', () => this.comeBack(index));
  }

  /** The node is gone: to another one, with what is known; the player says again what was not answered. */
  private async comeBack(index: number): Promise<void> {
    for (let tries = 0; !this.closed && tries < 100; tries++) {
      try {
        await this.connect(index);
        this.reconnected++;
        this.lines[index]?.watch(this.id, this.known[index]);
        if (index === 0 && this.pending) this.lines[0]?.send(this.pending.frame);
        return;
      } catch {
        await sleep(50 + Math.random() * 100);
      }
    }
  }

  private hear(index: number, line: LiveLine, text: string): void {
    const message = line.told.pop();
    this.people[index]?.received.splice(0);
    if (message?.type === 'problem') this.problem(text);
    // A move that was sent twice, because its node died, has been played once.
    if (message?.type === 'answer' && !('outcome' in message && ['done', 'repeated'].includes(message.outcome)))
      this.problem(text);
    if (message?.type !== 'position' || message.table !== this.id) return;
    const { position } = message;
    this.known[index] = position.seq;
    if (index === 0) {
      this.seq = position.seq;
      this.options = position.options;
      this.busy = false;
    }
    const { pending } = this;
    if (pending && position.seq >= pending.seq) {
      pending.waiting.delete(index);
      if (pending.waiting.size === 0) {
        this.seenByAll.push({ at: pending.sent, took: performance.now() - pending.sent });
        this.pending = undefined;
      }
    }
    if (index === 0 && position.due === null) this.over();
  }

  private over(): void {
    this.games++;
    for (const line of this.lines) line.send({ type: 'unwatch', table: this.id });
    this.pending = undefined;
    this.begin().catch((error) => this.problem(String(error)));
  }

  private problem(text: string): void {
    if (this.problems++ === 0) console.error('problem:', text.slice(0, 300));
    this.pending = undefined;
  }
}
