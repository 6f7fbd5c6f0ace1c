import { lookAhead, type Move, type Note, type Section, type Table, type WordsInText } from '@cromford/kernel';
import type { Context } from '../context.ts';
import { shortened } from '../terminal/sections.ts';
import { wrap } from '../terminal/wrap.ts';
import { eventLines } from './log.ts';

/** What an open move would bring, as far as nothing is drawn or revealed, and what would be asked next. */
export function previewLines(
  { terminal, texts }: Context,
  table: Table,
  words: WordsInText,
  move: Move,
  notes: readonly Note[],
): string[] {
  const { engine } = table;
  const seat = table.due()?.seat ?? 0;
  const { state, events, uncertain } = lookAhead(engine, table.state, move);
  const told = eventLines(events, words, terminal.columns);
  const about = [words.move(move, engine.rules.view(table.state, seat)), ...notes.map((note) => words.note(note))];
  // A step that would be passed over shows in what is asked instead.
  const asksOn = !uncertain && engine.due(state)?.seat === seat;
  const { ask } = words.question(engine.rules.view(asksOn ? state : table.state, seat));
  const before = words.view(engine.rules.view(table.state, seat), seat);
  const changed = uncertain ? [] : changedLines(before, words.view(engine.rules.view(state, seat), seat));
  const more = [
    ...(told.length === 0 && !uncertain && !asksOn ? [texts.play.nothingComes] : []),
    ...(asksOn ? [texts.play.asksNext({ ask })] : []),
    ...(uncertain ? [texts.play.uncertain] : []),
  ];
  return [
    terminal.paint.bold(texts.play.preview),
    ...wrap(`  ${about.join(' · ')}`, terminal.columns),
    ...told,
    ...(changed.length > 0
      ? [`  ${texts.play.boardThen}`, ...changed.flatMap((line) => wrap(`    ${line}`, terminal.columns))]
      : []),
    ...more.flatMap((line) => wrap(`  ${line}`, terminal.columns)),
  ];
}

interface Said {
  readonly heading: string;
  readonly line: string;
}

/** What the boards of the players, and what stands above them, would say that they do not say now; what stands together in a line. */
function changedLines(before: readonly Section<string>[], after: readonly Section<string>[]): string[] {
  const known = before.flatMap(saidIn);
  const then = shortened(after).flatMap(saidIn);
  const headings = new Set(after.flatMap(saidIn).map(({ heading }) => heading));
  const said = new Set(known.map(({ heading, line }) => `${heading}: ${line}`));
  // A factory that is called otherwise when it is modernised keeps what lies at it.
  const renamed = new Set(known.filter(({ heading }) => !headings.has(heading)).map(({ line }) => line));
  const old = new Set(known.map(({ heading }) => heading));
  const news = then.filter(
    ({ heading, line }) => !said.has(`${heading}: ${line}`) && (old.has(heading) || !renamed.has(line)),
  );
  const together = new Map<string, string[]>();
  for (const { heading, line } of news) together.set(heading, [...(together.get(heading) ?? []), line]);
  return [...together].map(([heading, lines]) => `${heading}: ${lines.join(' · ')}`);
}

function saidIn({ heading, lines, parts = [] }: Section<string>): Said[] {
  const within = parts.flatMap(saidIn).map((said) => ({ ...said, heading: `${heading}: ${said.heading}` }));
  return [...lines.map((line) => ({ heading, line })), ...within];
}
