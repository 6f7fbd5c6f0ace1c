import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ran } from './run-here.ts';

export const launcher = fileURLToPath(new URL('../../bin/cromford.js', import.meta.url));

/** Makes the command believe that somebody watches its error stream, and so draw its progress bar. */
const watched = { NODE_OPTIONS: '--import=data:text/javascript,process.stderr.isTTY=true' };

/** Runs the real command in a process of its own. `signal` is sent to it as soon as its progress bar shows such a text. */
export function runProcess(
  args: readonly string[],
  input: Iterable<Uint8Array | string> = [],
  signal?: { readonly name: NodeJS.Signals; readonly at: RegExp },
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', ...(signal && watched) };
    const child = spawn(process.execPath, [launcher, ...args], { env });
    const output: Buffer[] = [];
    const error: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      error.push(chunk);
      // Once: a second one would end it the hard way.
      if (signal?.at.test(chunk.toString()) && !child.killed) child.kill(signal.name);
    });
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? -1, output: Buffer.concat(output).toString(), error: Buffer.concat(error).toString() }),
    );
    void write(child.stdin, input);
  });
}

async function write(stdin: NodeJS.WritableStream, input: Iterable<Uint8Array | string>): Promise<void> {
  for (const chunk of input) if (!stdin.write(chunk)) await new Promise((resolve) => stdin.once('drain', resolve));
  stdin.end();
}
