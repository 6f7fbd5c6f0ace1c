import type { Readable, Writable } from 'node:stream';
import picocolors from 'picocolors';

export type Paint = ReturnType<typeof picocolors.createColors>;

/** Where a command reads and writes. Tests bring streams of their own. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly error: Writable;
  /** A person sits in front of it: the screen may be redrawn. */
  readonly isScreen: boolean;
  /** Somebody watches the error stream: a progress bar makes sense. */
  readonly isWatched: boolean;
  readonly paint: Paint;
  /** Width of the screen; nothing stands side by side in a pipe, so that it can be read aloud line by line. */
  readonly columns: number;
  /** Height of the screen; 0 in a pipe. */
  readonly rows: number;
}

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  const isScreen = stdout.isTTY === true && stdin.isTTY === true;
  return {
    input: stdin,
    output: stdout,
    error: stderr,
    isScreen,
    isWatched: stderr.isTTY === true,
    paint: picocolors.createColors(stdout.isTTY === true && picocolors.isColorSupported),
    // Read anew each time: a window can be resized in the middle of a game.
    get columns() {
      return isScreen ? stdout.columns : 0;
    },
    get rows() {
      return isScreen ? stdout.rows : 0;
    },
  };
}

export function print(terminal: Terminal, ...lines: readonly string[]): void {
  for (const line of lines) terminal.output.write(`${line}\n`);
}

export function complain(terminal: Terminal, ...lines: readonly string[]): void {
  for (const line of lines) terminal.error.write(`${line}\n`);
}

/** Before the board is drawn anew; in a pipe one board follows the other. */
export function clearScreen(terminal: Terminal): void {
  if (terminal.isScreen) terminal.output.write('\x1b[2J\x1b[3J\x1b[H');
}
