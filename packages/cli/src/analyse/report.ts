import type { Analysed, Analysis } from '@cromford/bots/arena';
import type { Seat, Table, WordsInText } from '@cromford/kernel';
import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';

const COSTLIEST = 12;
const WIDTH = 60;
const BARS = '▁▂▃▄▅▆▇█';

/** The analysis for people, in the game's own words. */
export function analysisLines(analysis: Analysis, table: Table, words: WordsInText, texts: Texts): string[] {
  const t = texts.analyse;
  const seat = (which: Seat) => words.seat?.(which) ?? `${t.seat} ${which + 1}`;
  const isSolo = analysis.seats.length === 1;
  const figure = (value: number) => (isSolo ? value.toFixed(0) : `${(value * 100).toFixed(0)} %`);
  const scores = table.engine.rules.score(table.state);
  return [
    t.title({ game: analysis.game, decisions: analysis.decisions.length }),
    '',
    ...columns([
      [t.seat, t.score, t.decisions, t.agreed, t.cost],
      ...analysis.seats.map(({ seat: which, decisions, agreed, cost }) => [
        seat(which),
        String(scores[which] ?? ''),
        String(decisions),
        String(agreed),
        cost.toFixed(0),
      ]),
    ]),
    '',
    isSolo ? t.worths : t.chances,
    ...columns(
      analysis.seats.map(({ seat: which }) => {
        const line = analysis.curve.map(({ worths, chances }) => (isSolo ? worths : chances)[which] ?? 0);
        return [seat(which), sparkline(line, isSolo ? Math.max(1, ...line) : 1), figure(line.at(-1) ?? 0)];
      }),
    ),
    '',
    t.turningPoints,
    ...analysis.turningPoints.map(({ from, to, seat: whose, before, after }) => {
      const mover = seat(analysis.decisions[from]?.seat ?? 0);
      const change = t.change({ seat: seat(whose), before: figure(before), after: figure(after) });
      return `  ${(to === from + 1 ? t.turnOfOne : t.turn)({ from: from + 1, to, mover })}: ${change}`;
    }),
    '',
    t.costliest,
    ...columns([[t.number, t.seat, t.cost, t.played, t.preferred], ...costliest(analysis).map((at) => row(at))]),
  ];

  function row(at: number): string[] {
    const { seat: which, cost, played, preferred } = analysis.decisions[at] as Analysed;
    return [String(at + 1), seat(which), cost.toFixed(1), inWords(at, played), inWords(at, preferred)];
  }

  function inWords(at: number, line: string): string {
    const move = table.engine.rules.notation.read(line);
    const s = table.at(at);
    return move && s ? words.move(move, s) : line;
  }
}

/** Where they stand in the game, the worst first. */
function costliest({ decisions }: Analysis): number[] {
  return decisions
    .flatMap(({ cost }, at) => (cost > 0 ? [{ cost, at }] : []))
    .sort((one, other) => other.cost - one.cost)
    .slice(0, COSTLIEST)
    .map(({ at }) => at);
}

/** A curve in one line of text, no wider than a terminal. */
function sparkline(values: readonly number[], top: number): string {
  const width = Math.min(WIDTH, values.length);
  return Array.from({ length: width }, (_, place) => {
    const value = values[Math.round((place / Math.max(1, width - 1)) * (values.length - 1))] ?? 0;
    return BARS[Math.min(BARS.length - 1, Math.max(0, Math.floor((value / top) * BARS.length)))];
  }).join('');
}
