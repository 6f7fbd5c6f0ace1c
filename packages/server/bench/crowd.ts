import { empire } from '@cromford/empire';
import { Engine, type Option, openMoves, type Rules, standardSetup } from '@cromford/kernel';
import { Client, type Line } from '../src/testing/client.ts';

const rules = empire.rules(standardSetup(empire) as Parameters<typeof empire.rules>[0]) as unknown as Rules;
const engine = new Engine(rules);

interface Pending {
  readonly seq: number;
  readonly sent: number;
  waiting: number;
}

/** One table of Empire: a player and bystanders, each with a socket of its own. Knows when everybody has seen a move. */
export class CrowdedTable {
  /** Milliseconds from sending a move until the last of them had it. */
  readonly seenByAll: number[] = [];
  problems = 0;
  games = 1;
  private readonly people: readonly Client[];
  private lines: Line[] = [];
  private id = '';
  private seq = 0;
  private options: readonly Option[] = [];
  private pending: Pending | undefined;
  private busy = false;

  private constructor(people: readonly Client[]) {
    this.people = people;
  }

  static async open(url: string, sockets: number, urls: () => string = () => url): Promise<CrowdedTable> {
    const people = await Promise.all(Array.from({ length: sockets }, (_, n) => Client.guest(url, `Person ${n}`)));
    for (const client of people) client.url = urls();
    const table = new CrowdedTable(people);
    table.lines = await Promise.all(people.map((client) => client.live()));
    for (const [index, line] of table.lines.entries()) table.follow(index, line);
    await table.begin();
    return table;
  }

  /** Plays any open move, unless the last one is still on its way. */
  move(pick: number): boolean {
    const moves = openMoves(this.options);
    const move = moves[pick % moves.length];
    if (this.pending || this.busy || !move) return false;
    const line = engine.rules.notation.write(move);
    this.pending = { seq: this.seq + 1, sent: performance.now(), waiting: this.lines.length };
    const command = { key: `move-${this.seq}-${this.games}`, expected: this.seq, do: { kind: 'move', line } };
    this.lines[0]?.send({ type: 'command', id: this.seq, table: this.id, command });
    return true;
  }

  close(): void {
    for (const line of this.lines) line.socket.terminate();
  }

  private async begin(): Promise<void> {
    this.busy = true;
    const [player] = this.people;
    if (!player) throw new Error('a table needs a player');
    this.id = await player.open({ game: 'empire', players: 1 });
    this.seq = -1;
    for (const line of this.lines) line.watch(this.id);
  }

  private follow(index: number, line: Line): void {
    line.socket.on('message', (data) => {
      const message = line.told.pop();
      this.people[index]?.received.splice(0);
      if (
        message?.type === 'problem' ||
        (message?.type === 'answer' && !('outcome' in message && message.outcome === 'done'))
      )
        this.problem(String(data));
      if (message?.type !== 'position' || message.table !== this.id) return;
      const { position } = message;
      if (index === 0) {
        this.seq = position.seq;
        this.options = position.options;
        this.busy = false;
        if (position.due === null) this.over();
      }
      if (this.pending && position.seq >= this.pending.seq && --this.pending.waiting === 0) {
        this.seenByAll.push(performance.now() - this.pending.sent);
        this.pending = undefined;
      }
    });
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
