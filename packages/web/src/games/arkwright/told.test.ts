import { type News, type State, spinningJenny } from '@cromford/arkwright';
import { completeOptions, isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { afterTold, beforeTold, saleOf } from './told.ts';

const options = completeOptions(spinningJenny, { 'set-up': 'predetermined' });
const rules = spinningJenny.rules({ players: 2, options, sheet: spinningJenny.sheet });

/** Food up to the move that starts its production, and what that move told. */
function sale(): { before: State; after: State; news: readonly News[] } {
  const table = Table.open(spinningJenny as never, { players: 2, seed: 'told', options });
  if (isProblem(table)) throw new Error(table.code);
  const lines = ['use workers at 2', 'hire 2 food row 3', 'done', 'done', 'use workers at 2', 'done'];
  for (const line of lines) if (table.playLine(line)) throw new Error(line);
  const before = rules.clone(table.state as unknown as State);
  if (table.playLine('done')) throw new Error('done');
  const news = (table.history.at(-1)?.events ?? []) as unknown as readonly News[];
  return { before, after: table.state as unknown as State, news };
}

describe('a move that is told', () => {
  it('brings the board to where the move has led', () => {
    const { before, after, news } = sale();
    const told = afterTold(before, news);
    const shown = ({ players, market, fired }: State) => ({
      market,
      fired,
      players: players.map(({ cash, shares, loans, space, stored, factories }) => ({
        cash,
        shares,
        loans,
        space,
        stored,
        factories,
      })),
    });
    expect(shown(told)).toEqual(shown(after));
  });

  it('leaves the position before it as it was', () => {
    const { before, news } = sale();
    const copy = structuredClone(before);
    afterTold(before, news);
    expect(before).toEqual(copy);
  });

  it('shows the sale crate by crate, and what waits', () => {
    const { before, news } = sale();
    const whole = saleOf(news) ?? [];
    const first = whole.findIndex(({ kind }) => kind === 'called');
    const outcome = outcomeOf(rules.ruleset, before, 'food', whole.slice(0, first + 1));
    expect(outcome.isOver).toBe(false);
    expect(outcome.sellers.flatMap(({ sold }) => sold)).toHaveLength(1);
    expect(outcome.waiting).toBe(outcome.demand - 1);
    expect(saleOf([])).toBeUndefined();
  });

  it('leads back to the books before it', () => {
    const { before, after, news } = sale();
    const books = ({ players }: State) => players.map(({ cash, space }) => ({ cash, space }));
    expect(books(after)).not.toEqual(books(before));
    expect(books(beforeTold(after, news))).toEqual(books(before));
  });
});
