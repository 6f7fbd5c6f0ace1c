import { type ChildProcess, execFile, fork } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ownFolder } from '../src/testing/own-folder.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
export const folder = path('../dist/bench');

/** As `npm start` does it: bundled once, so that a node is back as quickly as in earnest. */
export async function bundleNode(): Promise<void> {
  await promisify(execFile)(process.execPath, [path('../../../scripts/bundle.mjs'), 'bench']);
}

export interface Usage {
  readonly cpu: { user: number; system: number };
  /** Bytes: all of the process, and what is in use of its heap. */
  readonly memory: number;
  readonly heap: number;
}

/** A node of the service as a process on a port that stays the same when it is started again. */
export class NodeProcess {
  readonly url: string;
  private readonly place: string;
  private readonly port: number;
  private readonly webRoot: string;
  private child: ChildProcess | undefined;

  private constructor(place: string, port: number, webRoot: string) {
    this.place = place;
    this.port = port;
    this.webRoot = webRoot;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async at(place: string): Promise<NodeProcess> {
    const webRoot = ownFolder('web');
    await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
    return new NodeProcess(place, await freePort(), webRoot);
  }

  /** Milliseconds until it served. */
  async start(): Promise<number> {
    const before = performance.now();
    const args = [this.place, String(this.port), this.webRoot];
    const child = fork(join(folder, 'node.js'), args, {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) => reject(new Error(`the node ended before it served (${code ?? signal})`)));
    });
    return performance.now() - before;
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    if (signal === 'SIGTERM') await rm(this.webRoot, { recursive: true, force: true });
  }

  usage(): Promise<Usage> {
    return new Promise((resolve) => {
      this.child?.once('message', (usage) => resolve(usage as Usage));
      this.child?.send('usage');
    });
  }

  /** Somebody sets the computer's clock. */
  async setClock(by: number): Promise<void> {
    await new Promise((resolve) => {
      this.child?.once('message', resolve);
      this.child?.send({ jump: by });
    });
  }
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
