import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { AnyGame } from '@cromford/kernel';
import picocolors from 'picocolors';
import { onTestFinished } from 'vitest';
import { run } from '../main.ts';
import { shelf } from '../shelf.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { coal } from './coal.ts';

const NOWHERE = { webRoot: '/nowhere/web', dataFolder: '/nowhere/data' };
const NO_SCREEN = { isScreen: false, columns: 0, rows: 0 };
const testShelf: readonly AnyGame[] = [...shelf, coal];

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly error: string;
}

/** Runs a command line in this process, with these lines as its input. */
export function runHere(
  args: readonly string[],
  input: readonly string[] = [],
  games: readonly AnyGame[] = testShelf,
): Promise<Ran> {
  return runAt(NO_SCREEN, args, input, games);
}

/** The same with somebody in front of a screen of 80 × 24. */
export function runOnScreen(args: readonly string[], input: readonly string[]): Promise<Ran> {
  return runAt({ isScreen: true, columns: 80, rows: 24 }, args, input, testShelf);
}

async function runAt(
  screen: Pick<Terminal, 'isScreen' | 'columns' | 'rows'>,
  args: readonly string[],
  input: readonly string[],
  games: readonly AnyGame[],
): Promise<Ran> {
  const output = new Kept();
  const error = new Kept();
  const terminal: Terminal = {
    input: Readable.from(input.map((line) => `${line}\n`)),
    output,
    error,
    isWatched: false,
    paint: picocolors.createColors(false),
    ...screen,
  };
  const code = await run(args, terminal, NOWHERE, games, {});
  return { code, output: output.text, error: error.text };
}

/** A file name in a new folder of its own, which goes when the test is over. */
export function temporaryFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cromford-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
