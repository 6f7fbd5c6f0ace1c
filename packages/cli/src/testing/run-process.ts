import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ran } from './run-here.ts';

const launcher = fileURLToPath(new URL('../../bin/cromford.js', import.meta.url));

/** Runs the real command in a process of its own. `signal` is sent to it after that many milliseconds. */
export function runProcess(
  args: readonly string[],
  input: Iterable<Uint8Array | string> = [],
  signal?: { readonly name: NodeJS.Signals; readonly after: number },
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...args], { env: { ...process.env, LC_ALL: 'C' } });
    const output: Buffer[] = [];
    const error: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => error.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? -1, output: Buffer.concat(output).toString(), error: Buffer.concat(error).toString() }),
    );
    if (signal) setTimeout(() => child.kill(signal.name), signal.after).unref();
    void write(child.stdin, input);
  });
}

async function write(stdin: NodeJS.WritableStream, input: Iterable<Uint8Array | string>): Promise<void> {
  for (const chunk of input) if (!stdin.write(chunk)) await new Promise((resolve) => stdin.once('drain', resolve));
  stdin.end();
}
