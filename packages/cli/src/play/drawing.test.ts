import { isProblem, plain, Table } from '@cromford/kernel';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { findGame, shelf } from '../shelf.ts';
import { shownWidth } from '../terminal/wrap.ts';
import { randomGame } from '../testing/random-game.ts';
import { textsIn, wordsOf } from '../words/index.ts';
import { drawDecision, drawEnd } from './drawing.ts';

const [ROWS, COLUMNS] = [24, 80];
const MANY = 24;
const terminal = { isScreen: true, rows: ROWS, columns: COLUMNS, paint: picocolors.createColors(false) };
const context = { terminal, texts: textsIn('de'), language: 'de', games: shelf } as unknown as Context;

/** Random games at the largest table: the longest lists, and the most that is to be shown beside them. */
it.each(['spinning-jenny', 'card-game'])(
  'shows all choices and the own factories of %s at 80 × 24',
  async (id) => {
    const game = findGame(shelf, id);
    if (isProblem(game)) throw new Error(id);
    const played = randomGame(game, 4, 'low');
    const words = await wordsOf(game, 'de', played.setup);
    const table = Table.open(game, played.setup);
    if (isProblem(table)) throw new Error(table.code);
    let longest = 0;
    for (const { move } of played.history) {
      const due = table.due();
      if (!due) throw new Error('over');
      const open = table.options().filter(({ refusal }) => !refusal).length;
      // Each list that is longer than all before.
      if (open > Math.max(MANY, longest)) {
        const { lines, choices } = drawDecision(context, table, words, due, []);
        expect(lines.length).toBeLessThan(ROWS);
        expect(Math.max(...lines.map(shownWidth))).toBeLessThanOrEqual(COLUMNS);
        const shown = lines.join(' ').replace(/\s+/g, ' ');
        for (let n = 1; n <= choices.numbered.length; n++) expect(shown).toMatch(new RegExp(` ${n}\\)? `));
        const own = words
          .view(table.engine.rules.view(table.state, due.seat), due.seat)
          .find(({ heading }) => heading === words.seat?.(due.seat));
        const factories =
          id === 'card-game' ? (own?.parts ?? []).map(({ heading }) => heading) : ownOf(own?.lines ?? []);
        for (const factory of factories) expect(shown, move).toContain(factory);
        longest = open;
      }
      table.playLine(move);
    }
    expect(longest).toBeGreaterThan(20);
  },
  60_000,
);

it('says at 80 × 24, too, what a question is about, before the board is widened: that a ship costs share value', async () => {
  const game = findGame(shelf, 'card-game');
  if (isProblem(game)) throw new Error('card-game');
  const played = randomGame(game, 2, 'ships');
  const words = await wordsOf(game, 'de', played.setup);
  const table = Table.open(game, played.setup);
  if (isProblem(table)) throw new Error(table.code);
  const said: boolean[] = [];
  for (const { move } of played.history) {
    const due = table.due();
    if (due?.rule === 'CG-SHP-02') {
      const { lines } = drawDecision(context, table, words, due, []);
      expect(lines.length).toBeLessThan(ROWS);
      said.push(lines.join(' ').includes('Jedes Schiff kostet am Ende Aktienwert.'));
    }
    table.playLine(move);
  }
  // Four factories with all that may lie at them leave no room even for that.
  expect(said.filter((isSaid) => isSaid).length).toBeGreaterThan(said.length / 2);
});

/** "Nahrung I", "Lampen III" */
function ownOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^\p{L}+ I+(?=:)/u.exec(line) ?? []);
}

it('shows the end of a game at 80 × 24, and how it ended', async () => {
  for (const id of ['spinning-jenny', 'card-game']) {
    const game = findGame(shelf, id);
    if (isProblem(game)) throw new Error(id);
    const table = randomGame(game, 4, 'low');
    const words = await wordsOf(game, 'de', table.setup);
    const { lines } = drawEnd(context, table, words, [], 3);
    expect(lines.length).toBeLessThanOrEqual(ROWS - 3);
    expect(lines).toContain(plain(words.result(table.state)));
    for (let seat = 0; seat < 4; seat++) expect(lines.join(' ')).toContain(`${words.seat?.(seat)}: `);
  }
});
