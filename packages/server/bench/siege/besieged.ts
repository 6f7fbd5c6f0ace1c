import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProblem } from '@cromford/kernel';
import { openingSchema } from '@cromford/protocol/wanted';
import { games as shelf } from '@cromford/shelf/games';
import { buildHouse } from '../../src/house.ts';
import { memoryJobs } from '../../src/jobs/memory-jobs.ts';
import { steadyClock } from '../../src/steady-clock.ts';
import { openStore } from '../../src/storage/store.ts';
import { openMailServer } from '../../src/testing/mail-server.ts';
import { ownFolder } from '../../src/testing/own-folder.ts';
import { playOut } from '../../src/testing/play-out.ts';
import { folder as bundled, bundleNode } from '../nodes.ts';
import { Stranger } from './stranger.ts';

const TOKEN = 'the-siege-alone-knows';

interface Usage {
  readonly cpu: { readonly user: number; readonly system: number };
  readonly rss: number;
  readonly heap: number;
  readonly errors: readonly string[];
}

/** The node under siege, with what can be learned about it from outside. */
export class Besieged {
  readonly url: string;
  /** Public tables whose games are over, and were long. */
  readonly longGames: readonly string[];
  readonly mails: readonly { readonly to: string }[];
  private readonly child: ChildProcess;
  readonly folder: string;
  private readonly database: string;
  private readonly mailServer: Awaited<ReturnType<typeof openMailServer>>;
  private stopping = false;

  private constructor(
    parts: Pick<Besieged, 'url' | 'longGames'> & {
      child: ChildProcess;
      folder: string;
      mailServer: Besieged['mailServer'];
    },
  ) {
    this.url = parts.url;
    this.longGames = parts.longGames;
    this.child = parts.child;
    this.folder = parts.folder;
    this.database = join(parts.folder, 'siege.db');
    this.mailServer = parts.mailServer;
    this.mails = parts.mailServer.mails;
    this.child.once('exit', (code, signal) => {
      if (this.stopping) return;
      console.error(`✗ the server is dead (${code ?? signal})`);
      process.exit(1);
    });
  }

  static async open(): Promise<Besieged> {
    await bundleNode();
    const folder = ownFolder('siege');
    const longGames = await playedBefore(join(folder, 'siege.db'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    const mailServer = await openMailServer();
    const child = fork(join(bundled, 'besieged-node.js'), [join(folder, 'siege.db'), folder, mailServer.url, TOKEN], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once('message', (message) => resolve(message as { port: number }));
      child.once('exit', (code) => reject(new Error(`the node ended before it served (${code})`)));
    });
    return new Besieged({ url: `http://127.0.0.1:${port}`, child, folder, mailServer, longGames });
  }

  usage(): Promise<Usage> {
    return new Promise((resolve) => {
      this.child.once('message', (usage) => resolve(usage as Usage));
      this.child.send('usage');
    });
  }

  /** Bytes on the disk. */
  disk(): number {
    return ['', '-wal'].reduce(
      (sum, end) => sum + (statSync(this.database + end, { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  }

  async gauge(name: string): Promise<number> {
    const operator = new Stranger(this.url, '192.0.2.250');
    const { body } = await operator.ask('GET', '/metrics', undefined, { authorization: `Bearer ${TOKEN}` });
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(String(body))?.[1] ?? Number.NaN);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    await this.mailServer.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A house does not stand empty: there are games to look at. */
async function playedBefore(database: string): Promise<string[]> {
  const store = await openStore(database);
  const onError = console.error;
  const house = buildHouse({ store, jobs: memoryJobs({ onError }), games: shelf, now: steadyClock(), onError });
  const host = { account: await house.accounts.guest('Somebody', 'en'), kind: 'guest', role: 'player' } as const;
  const ids: string[] = [];
  for (const game of ['card-game', 'water-frame']) {
    const wanted = {
      key: `before-${game}`,
      game,
      players: 4,
      access: 'public',
      bots: { 1: 'any', 2: 'any', 3: 'any' },
    };
    const opened = await house.openings.open(host, openingSchema.parse(wanted));
    if (isProblem(opened)) throw new Error(opened.code);
    await playOut(house, opened.id);
    ids.push(opened.id);
  }
  await house.end();
  return ids;
}
