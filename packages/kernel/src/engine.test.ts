import { describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { hash } from './json.ts';
import { amounts, openMoves } from './option.ts';
import { penniesRules, START } from './testing/pennies.ts';

const engine = new Engine(penniesRules(2));

describe('the engine', () => {
  it('starts at the first decision, with automatic steps behind it', () => {
    const s = engine.start('seed');
    expect(engine.due(s)).toEqual({ seat: 0, step: 'turn', rule: 'P-TURN' });
    expect(s.ply).toBe(0);
  });

  it('plays choices that are none by itself, and does not count them', () => {
    const s = engine.start('seed');
    engine.play(s, { do: 'guess', coin: 'heads' });
    expect(engine.due(s)).toEqual({ seat: 1, step: 'turn', rule: 'P-TURN' });
    expect(s.ply).toBe(1);
  });

  it('lists ranges once for people and written out for search', () => {
    const s = engine.start('seed');
    const [take] = engine.options(s);
    expect(take?.range).toMatchObject({ from: 1, to: 3, step: 1 });
    expect(take?.range && amounts(take.range)).toEqual([1, 2, 3]);
    expect(openMoves(engine.options(s))).toEqual([...engine.open(s)]);
    expect(engine.open(s).length).toBe(5);
  });

  it('names rules as the edition does: questions, refusals, limits and news', () => {
    const renamed = new Engine({ ...penniesRules(2), ruleNames: { 'P-TURN': 'Q-1', 'P-TAKE': 'Q-3', pot: 'Q-2' } });
    const s = renamed.start('seed');
    expect(renamed.due(s)?.rule).toBe('Q-1');
    expect(renamed.options(s)[0]?.range?.limit).toMatchObject({ code: 'pot', rule: 'Q-2' });
    expect(renamed.play(s, { do: 'take', amount: 4 })).toMatchObject({ code: 'pot', rule: 'Q-2' });
    const told: string[] = [];
    renamed.play(s, { do: 'take', amount: 1 }, ({ rule }) => told.push(rule));
    expect(told).toEqual(['Q-3']);
  });

  it.each([
    [{ do: 'take', amount: 4 }, 'pot'],
    [{ do: 'take', amount: 0 }, 'amount'],
    [{ do: 'take', amount: 1.5 }, 'amount'],
    [{ do: 'nod' }, 'not-offered'],
    [{ do: 'guess', coin: 'edge' }, 'not-offered'],
    [{ do: 'take', amount: 1, twice: 1 }, 'not-offered'],
  ])('refuses %j with %s and changes nothing', (move, code) => {
    const s = engine.start('seed');
    const before = hash(s);
    expect(engine.play(s, move as never)?.code).toBe(code);
    expect(hash(s)).toBe(before);
  });

  it('gives the reason that the step gives', () => {
    const s = engine.start('seed');
    s.pot = 3;
    s.purses = [START - 3, 0];
    expect(engine.play(s, { do: 'guess', coin: 'heads' })).toEqual({
      code: 'poor-pot',
      rule: 'P-GUESS',
      params: { pot: 3 },
    });
  });

  it('refuses everything once the game is over', () => {
    const s = engine.start('seed');
    while (engine.due(s)) engine.play(s, { do: 'take', amount: 1 });
    expect(engine.play(s, { do: 'take', amount: 1 })?.code).toBe('game-over');
    expect(engine.options(s)).toEqual([]);
    expect(engine.open(s)).toEqual([]);
  });

  it('plays the same game from the same seed', () => {
    const play = () => {
      const s = engine.start('twice');
      for (const coin of ['heads', 'tails', 'heads']) engine.play(s, { do: 'guess', coin });
      return hash(s);
    };
    expect(play()).toBe(play());
  });
});
