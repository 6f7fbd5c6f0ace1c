import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./node.ts', import.meta.url));

export interface Usage {
  readonly cpu: { user: number; system: number };
  readonly memory: number;
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
    const webRoot = await mkdtemp(join(tmpdir(), 'cromford-web-'));
    await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
    return new NodeProcess(place, await freePort(), webRoot);
  }

  /** Milliseconds until it served. */
  async start(): Promise<number> {
    const before = performance.now();
    const args = [this.place, String(this.port), this.webRoot];
    const child = fork(program, args, {
      execArgv: ['--import', 'tsx'],
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
