import { componentsOf, type EmpireState, empire, type Move } from '@cromford/empire';
import { below, Engine, type Language, type Rules, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { empireJudgement } from './judgement.ts';

function table(side: string) {
  const rules = empire.rules({ players: 1, options: { side }, sheet: empire.sheet });
  const judgement = empireJudgement(rules as unknown as Rules);
  if (!judgement) throw new Error('Empire is not known');
  const engine = new Engine(rules);
  return { engine, judgement, worth: (s: EmpireState) => judgement.worth(s, 0, judgement.weights) };
}

describe('the judgement of Empire', () => {
  it('knows its own game only', () => {
    expect(empireJudgement({} as Rules)).toBeUndefined();
  });

  it.each(['A', 'B'])(
    'expects a possible profit all through a game on side %s, and the true one at its end',
    (side) => {
      const { engine, worth } = table(side);
      const random = seeded('profit');
      for (let game = 0; game < 5; game++) {
        const s = engine.start(`game ${game}`);
        let open = engine.open(s);
        while (open.length > 0) {
          expect(Math.abs(worth(s))).toBeLessThan(300);
          open = engine.apply(s, open[below(random, open.length)] as Move);
        }
        expect(worth(s)).toBe(s.profit);
      }
    },
  );

  it('is settled once the last turn has begun to be played', () => {
    const { engine, judgement } = table('A');
    const s = engine.start('last');
    expect(judgement.settled?.(s)).toBe(false);
    s.turn = 15;
    expect(judgement.settled?.(s)).toBe(false);
    s.taken = 1;
    expect(judgement.settled?.(s)).toBe(true);
  });

  it('as features does not foresee the market die', () => {
    const { engine, judgement } = table('A');
    const features = judgement.features?.();
    if (!features) throw new Error('no features');
    const s = engine.start('die');
    const seen = new Set<string>();
    for (let die = 1; die <= 6; die++) {
      s.die = die;
      features.read(s);
      seen.add([...features.globals, ...(features.seats[0] ?? [])].join());
    }
    expect(seen.size).toBe(1);
  });

  it('rises with stock, capital and workers that were missing', () => {
    const { engine, worth } = table('A');
    const s = engine.start('more');
    const gain = (by: { stock?: readonly number[]; workers?: number }) => {
      const other = engine.rules.clone(s);
      Object.assign(other.sites[0] as object, structuredClone(by));
      return worth(other) - worth(s);
    };
    expect(gain({ stock: [4, 2, 2, 4] })).toBeGreaterThan(0);
    expect(gain({ stock: [2, 2, 2, 5] })).toBeGreaterThan(0);
    expect(gain({ workers: 3 })).toBeLessThan(0);
  });

  it('pays and stores as is usual', () => {
    const { engine, judgement } = table('A');
    const s = engine.start('usual');
    const moves: Move[] = [{ do: 'take', amount: 1, from: 'central' }, { do: 'usual' }];
    const into: number[] = [];
    s.agenda.push({ step: 'pay', kind: 0, units: 1, why: 'building' });
    expect(judgement.hunches?.(s, 0, moves, judgement.weights, into)).toBe(true);
    expect(into).toEqual([0, 1]);
  });

  it('sees through an action to what it brings', () => {
    const { engine, judgement } = table('A');
    const s = engine.start('actions');
    const moves = engine.open(s);
    const into: number[] = [];
    expect(judgement.hunches?.(s, 0, moves, judgement.weights, into)).toBe(true);
    const end = into[moves.findIndex((move) => move.do === 'end')] as number;
    expect(Math.max(...into)).toBeGreaterThan(end);
  });

  it('says what a turn is for: workers, awards and what is sold, by their weight', () => {
    const { engine, judgement } = table('A');
    const before = engine.start('reasons');
    before.die = 1;
    const said = (moves: Move[], language: Language = 'en') => {
      const after = engine.rules.clone(before);
      for (const move of moves) engine.apply(after, move);
      return judgement.explain?.({ before, after, seat: 0, moves, mood: 'proposed' }, language) ?? [];
    };
    const sale: Move[] = [
      { do: 'action', action: 'sell' },
      { do: 'sell', amount: 2, resource: 'materials', into: 'profit' },
      { do: 'done' },
    ];
    expect(said(sale)).toEqual([
      'Sell 2 lots.',
      'The sale is 2 profit, which counts in the end.',
      expect.stringMatching(/^After that I reckon with about \d+ profit/),
    ]);
    const produced = said([...sale, { do: 'action', action: 'produce' }]);
    // Each of the four tracks of the Central Factory rises by one.
    expect(produced).toContain('Production puts 4 units on the tracks, to sell or to build with.');
    // A building that lacks one worker, and gets him.
    const plate = componentsOf(engine.rules as unknown as Rules)?.plateOf.brickworks ?? 0;
    before.sites.push({ plate, x: 1, y: 0, workers: 2, stock: [0, -1, -1, -1] });
    const hire: Move[] = [{ do: 'action', action: 'staff' }, { do: 'hire', card: 'brickworks' }, { do: 'done' }];
    expect(said(hire).slice(0, 3)).toEqual([
      'Send workers to Brickworks.',
      'With the buildings staffed like that every production makes 7 units instead of 4.',
      'Brickworks has all its workers then: it produces, and its award of 8 counts if it keeps them.',
    ]);
    expect(said(hire, 'de')[1]).toBe('So besetzt macht jede Produktion 7 Einheiten statt 4.');
  });

  it('tells what a turn did, in both languages', () => {
    const { engine, judgement } = table('A');
    const s = engine.start('told');
    const moves: Move[] = [
      { do: 'action', action: 'sell' },
      { do: 'sell', amount: 2, resource: 'goods', into: 'profit' },
      { do: 'build', card: 'paper-mill' },
      { do: 'action', action: 'produce' },
    ];
    const told = (language: Language) =>
      judgement.explain?.({ before: s, after: s, seat: 0, moves, mood: 'played' }, language)?.join(' ');
    expect(told('en')).toMatch(/^I sold 2 lots, built Paper Mill and produced\. I reckon with about \d+ profit/);
    expect(told('de')).toMatch(/^Ich habe 2 Posten verkauft, .* gebaut und produziert\./);
  });
});
