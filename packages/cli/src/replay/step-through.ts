import type { Table, WordsInText } from '@cromford/kernel';
import { type Context, DONE } from '../context.ts';
import { eventLines } from '../play/log.ts';
import { Lines } from '../terminal/lines.ts';
import { sectionLines } from '../terminal/sections.ts';
import { clearScreen, print } from '../terminal/terminal.ts';
import { wordsOf } from '../words/index.ts';

/** Walks through a recorded game, forwards and back. Ends after the last decision when the input does. */
export async function stepThrough(context: Context, table: Table): Promise<number> {
  const { terminal, texts, language } = context;
  const words = await wordsOf(table.game, language, table.setup);
  const lines = new Lines(terminal);
  const last = table.history.length;
  let ply = 0;
  for (;;) {
    clearScreen(terminal);
    print(terminal, ...positionLines(context, table, words, ply));
    const answer = await lines.ask(texts.replay.prompt);
    if (answer === undefined || answer === 'q') break;
    ply = Math.max(0, Math.min(last, next(ply, answer)));
  }
  lines.close();
  return DONE;
}

function next(ply: number, answer: string): number {
  if (/^\d+$/.test(answer)) return Number(answer);
  return answer === 'p' ? ply - 1 : ply + 1;
}

function positionLines({ terminal, texts }: Context, table: Table, words: WordsInText, ply: number): string[] {
  const state = table.at(ply) ?? table.state;
  const turned = table.history[ply - 1];
  const heading = turned
    ? `${texts.replay.position({ ply, last: table.history.length })}: ${turned.move}`
    : texts.replay.beginning;
  return [
    ...sectionLines(words.view(state, null), terminal),
    '',
    terminal.paint.bold(heading),
    ...eventLines(turned?.events ?? table.opening, words, terminal.columns),
    ...(words.result(state) ? ['', words.result(state)] : []),
  ];
}
