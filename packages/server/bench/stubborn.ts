import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../src/testing/client.ts';

/** A move that the server has acknowledged: from here on it may never be lost. */
export interface Acknowledged {
  readonly seq: number;
  readonly key: string;
  readonly line: string;
}

/** A node that says nothing for so long is given up, and another one asked. */
const PATIENCE_MS = 2000;

async function tooLate(): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false });
  throw new Error('no answer');
}

/** Two people who play one table after another, come what may: an unanswered command is sent again with its key. */
export class StubbornPair {
  readonly acknowledged = new Map<string, Acknowledged[]>();
  readonly surprises: string[] = [];
  /** When the last acknowledgement came. */
  last = performance.now();
  played = 0;
  /** The latest unanswered question, for whoever wonders why nothing goes on. */
  trouble = '';
  private readonly urls: () => string;
  private readonly name: string;
  private readonly opening: object;
  private stopped = false;

  /** `opening`: how their tables are opened, beyond the usual. */
  constructor(name: string, urls: () => string, opening: object = {}) {
    this.name = name;
    this.urls = urls;
    this.opening = opening;
  }

  stop(): void {
    this.stopped = true;
  }

  async run(): Promise<void> {
    const people = [await this.arrive('a'), await this.arrive('b')];
    while (!this.stopped) await this.table(people);
  }

  private async table(people: readonly Client[]): Promise<void> {
    const [host, guest] = people;
    const key = `table-${this.name}-${this.acknowledged.size}`;
    const wanted = { key, game: 'pennies', players: 2, access: 'public', ...this.opening };
    const id = (await this.insist(host, '/api/tables', wanted)).id as string;
    const log: Acknowledged[] = [];
    this.acknowledged.set(id, log);
    await this.insist(guest, `/api/tables/${id}/join`, {});
    let seq = 0;
    while (!this.stopped) {
      const who = people[seq % 2];
      // One penny at a time and now and then a guess: a game of twenty moves and a dozen kept positions.
      const line = seq % 5 === 3 && seq < 9 ? 'guess heads' : 'take 1';
      const moveKey = `${this.name}-move-${seq}`;
      const body = { key: moveKey, expected: seq, do: { kind: 'move', line } };
      const answer = await this.insist(who, `/api/tables/${id}/commands`, body);
      if (answer.code === 'not-playing') return;
      if (answer.outcome !== 'done' && answer.outcome !== 'repeated') {
        this.surprises.push(`${id} ${seq} ${line}: ${JSON.stringify(answer).slice(0, 200)}`);
        return this.stop();
      }
      log.push({ seq: seq + 1, key: `${who?.account}:${moveKey}`, line });
      this.played++;
      this.last = performance.now();
      seq++;
      if ((answer.position as { due: unknown }).due === null) return;
    }
  }

  /** Asks until there is an answer that is one; a node that is away or busy is asked again, or another. */
  private async insist(who: Client | undefined, path: string, body: object): Promise<Record<string, unknown>> {
    if (!who) throw new Error('nobody');
    for (;;) {
      try {
        who.url = this.urls();
        const answer = await Promise.race([who.post(path, body), tooLate()]);
        who.received.length = 0;
        if (answer.status < 500) return answer.body;
        this.trouble = `${path} ${answer.status}`;
      } catch (error) {
        // The connection broke: whether the command had its effect is exactly what is not known.
        this.trouble = `${path} ${error}`;
      }
      await sleep(20);
    }
  }

  private async arrive(suffix: string): Promise<Client> {
    const client = new Client(this.urls());
    const { account } = await this.insist(client, '/api/guests', { name: `${this.name} ${suffix}` });
    client.account = String(account);
    return client;
  }
}
