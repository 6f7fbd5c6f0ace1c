import { setTimeout as sleep } from 'node:timers/promises';
import { spinningJenny } from '@cromford/arkwright';
import { Engine, openMoves, type Rules, standardSetup } from '@cromford/kernel';
import type { LiveLine } from '../../src/testing/client.ts';
import { Stranger } from './stranger.ts';

const setup = standardSetup(spinningJenny) as Parameters<typeof spinningJenny.rules>[0];
const engine = new Engine(spinningJenny.rules(setup) as unknown as Rules);

/** Something an honest person waited for. */
export interface Wait {
  readonly phase: string;
  readonly kind: 'move' | 'page' | 'bot';
  readonly ms: number;
}

const MOVE_EVERY_MS = 300;
const LONGEST_MS = 15_000;

/** People who play while the siege goes on: pairs at a table, visitors of the lobby, somebody against a bot. Knows how long each waited. */
export class Honest {
  readonly waits: Wait[] = [];
  phase = 'calm';
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Until whoever sent them is gone. */
  async begin(pairs: number): Promise<void> {
    const tables = Array.from({ length: pairs }, (_, n) => this.pair(n));
    await Promise.all([...tables, this.visitor(), this.soloist()]);
  }

  private async timed(kind: Wait['kind'], work: () => Promise<unknown>): Promise<void> {
    const { phase } = this;
    const began = performance.now();
    await work();
    this.waits.push({ phase, kind, ms: performance.now() - began });
  }

  /** From the sending of a move until the other one sees it. */
  private async pair(n: number): Promise<void> {
    const [anne, bert] = await Promise.all(
      ['Anne', 'Bert'].map((name, k) => Stranger.come(this.url, `198.51.100.${2 * n + k + 1}`, `${name} ${n}`)),
    );
    if (!anne || !bert) throw new Error('honest people were not let in');
    const lines: LiveLine[] = [await anne.live(), await bert.live()];
    for (;;) {
      const id = await anne.open();
      await bert.post(`/api/tables/${id}/join`);
      for (const line of lines) {
        line.told.length = 0;
        line.watch(id);
      }
      await Promise.all(lines.map((line) => line.reached(0)));
      for (let seq = 0; seq < 20; seq++) {
        const [mine, other] = seq % 2 === 0 ? lines : [lines[1], lines[0]];
        const command = { key: `move-${seq}-${id}`, expected: seq, do: { kind: 'move', line: 'take 1' } };
        await this.timed('move', async () => {
          mine?.send({ type: 'command', id: seq, table: id, command });
          await other?.until((line) => line.positions().some(({ position }) => position.seq > seq), LONGEST_MS);
        });
        await sleep(MOVE_EVERY_MS * (0.5 + Math.random()));
      }
      for (const line of lines) line.send({ type: 'unwatch', table: id });
    }
  }

  private async visitor(): Promise<void> {
    const visitor = new Stranger(this.url, '198.51.100.200');
    for (;;) {
      await this.timed('page', () => visitor.get('/api/tables?stage=playing'));
      await sleep(MOVE_EVERY_MS);
    }
  }

  /** From a move until the bot has answered, at a table of its own. */
  private async soloist(): Promise<void> {
    const carl = await Stranger.come(this.url, '198.51.100.201', 'Carl');
    if (!carl) throw new Error('an honest person was not let in');
    const line = await carl.live();
    const table = await this.againstABot(carl, line);
    for (;;) {
      const position = await line.until((l) => l.positions().findLast((told) => told.table === table.id)?.position);
      const [move] = openMoves(position.options);
      if (position.due?.seat === 0 && move) {
        const command = { kind: 'move', line: engine.rules.notation.write(move) };
        const isBack = (l: LiveLine) =>
          l
            .positions()
            .some(
              (told) => told.table === table.id && told.position.seq > position.seq && told.position.due?.seat !== 1,
            );
        await this.timed('bot', async () => {
          const key = `solo-${position.seq}-${table.id}`;
          line.send({ type: 'command', id: 1, table: table.id, command: { key, expected: position.seq, do: command } });
          await line.until(isBack, LONGEST_MS).catch(() => {});
        });
      } else if (position.due === null) Object.assign(table, await this.againstABot(carl, line));
      line.told.splice(0, line.told.length - 5);
      await sleep(MOVE_EVERY_MS);
    }
  }

  private async againstABot(carl: Stranger, line: LiveLine): Promise<{ id: string }> {
    const id = await carl.open({ game: spinningJenny.id, players: 2, access: 'solo', bots: { 1: 'apprentice' } });
    line.watch(id);
    await line.until((l) => l.positions().some(({ table }) => table === id));
    return { id };
  }
}

export function percentile(waits: readonly Wait[], share: number): number {
  const sorted = waits.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
