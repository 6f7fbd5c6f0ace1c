import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { problem } from '@cromford/kernel';
import { type Context, DONE } from '../context.ts';
import { type Answer, answerTo, failed } from '../engine/answers.ts';
import { boundedLines } from '../engine/bounded-lines.ts';
import { Protocol } from '../engine/protocol.ts';

const LONGEST_LINE = 4 * 1024 * 1024;

/** `cromford engine`: the protocol of docs/engine-protocol.md on stdin and stdout, until the input ends. */
export async function engine({ games, terminal }: Context): Promise<number> {
  const protocol = new Protocol(games);
  for await (const line of boundedLines(terminal.input, LONGEST_LINE)) {
    if ('tooLong' in line)
      await send(terminal.output, answerTo(null, failed(problem('too-long', { longest: LONGEST_LINE }))));
    else if (line.text.trim() !== '') await send(terminal.output, await protocol.answer(line.text));
  }
  return DONE;
}

/** A reader that is slow holds the engine back; it does not fill its memory. */
async function send(output: Writable, answer: Answer): Promise<void> {
  if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
}
