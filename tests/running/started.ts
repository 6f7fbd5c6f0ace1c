import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** All that it has written up to now, to both streams. */
  output(): string;
  /** Resolves with the exit code, or the name of the signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Ends it and everything it has started, the hard way. */
  kill(): void;
}

const PATIENCE_MS = 60_000;

/** Starts a program that serves, in a process group of its own, and waits until it says where. */
export async function startServing(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Started> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let over = false;
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => {
      over = true;
      resolve(code ?? signal);
    });
  });
  const kill = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of them are gone already.
    }
  };
  for (const giveUp = performance.now() + PATIENCE_MS; performance.now() < giveUp && !over; await sleep(10)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (url) return { child, url, output: () => output, ended, kill };
  }
  kill();
  throw new Error(`${program} ${args.join(' ')} did not say where it serves:\n${output}`);
}

/** Whether anybody answers there, waiting up to so long until nobody does. */
export async function isGone(url: string, within = 5000): Promise<boolean> {
  for (const giveUp = performance.now() + within; performance.now() < giveUp; await sleep(50))
    if (
      !(await fetch(`${url}/health`).then(
        () => true,
        () => false,
      ))
    )
      return true;
  return false;
}
