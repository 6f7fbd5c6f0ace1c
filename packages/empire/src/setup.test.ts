import { seeded, shuffle } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { components, otherSide, plateAt, trackOf } from './components.ts';
import type { EmpireEvent } from './events.ts';
import { empire } from './rules.ts';
import { begin, showAllTypes } from './setup.ts';
import { play } from './testing/position.ts';

const c = components(empire.sheet, { side: 'A' });
const fresh = (seed: string) => begin(c, seeded(seed), undefined);
const types = (row: readonly number[]) => new Set(row.map((plate) => trackOf(plateAt(c, plate))));
const showsAll = (row: readonly number[]) => [0, 1, 2].every((kind) => types(row).has(kind as 0 | 1 | 2));

describe('components', () => {
  it('SE-CMP-01: a Central Factory, six cards with two sides each, a market with two sides', () => {
    expect(c.plates.length).toBe(1 + 6 * 2);
    expect(Object.keys(empire.sheet.market)).toEqual(['A', 'B']);
  });

  it('SE-SET-10: three spare markers wait with the row, and nobody works in a building that is not built', () => {
    const s = fresh('x');
    expect(s.sites.map((site) => site.workers)).toEqual([6]);
    expect(s.row.length).toBe(6);
    expect(s.spare).toBe(3);
  });

  it('SE-CMP-02: seven worker dice: one for the Central Factory and one for each of the six buildings', () => {
    const built = ['paper-mill', 'savings-bank', 'sawmill', 'iron-foundry', 'insurance-house'].map((card, i) => ({
      card,
      x: 5 + i,
      y: 0,
      workers: 2,
    }));
    const central = { materials: 6, commodities: 6, goods: -1, capital: -1 };
    const game = play({ central, built, row: ['trading-post'], only: true });
    game.do('action build', 'build trading-post', 'place 1 0', 'give-up materials');
    expect(game.s.sites.map(({ workers }) => workers)).toEqual([6, 2, 2, 2, 2, 2, 1]);
    expect(game.row).toEqual([]);
  });

  it('SE-CMP-02: one market die with six faces, one managers die', () => {
    const dice = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const { s, engine } = play({ seed: `roll ${i}` });
      const begun = engine.rules.begin(seeded(`roll ${i}`), undefined);
      engine.settle(begun);
      dice.add(begun.die);
      expect(s.managers).toBe(6);
    }
    expect([...dice].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('SE-CMP-03: nine markers: four on the Central Factory, years, profit, three spare', () => {
    const s = fresh('x');
    const onTracks = s.sites[0]?.stock.filter((units) => units >= 0).length ?? 0;
    expect(onTracks + s.spare + 2).toBe(9);
  });

  it('SE-CMP-04: the Central Factory has a track of each kind', () => {
    expect(plateAt(c, 0).max.every((most) => most > 0)).toBe(true);
  });

  it('SE-CMP-05: every side has a name, a cost, a requirement, one track, four edges, an event with years, an award', () => {
    for (const plate of c.plates.slice(1)) {
      expect(plate.name.en).not.toBe('');
      expect(plate.cost.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(1);
      expect(plate.requirement).toBeGreaterThan(0);
      expect(plate.max.filter((most) => most > 0).length).toBe(1);
      expect(plate.edges.length).toBe(4);
      expect(plate.event && plate.event.from <= plate.event.to).toBe(true);
      expect(plate.award).toBeGreaterThan(0);
    }
  });

  it('SE-CMP-06: a die shows up to six workers, and none when it is set aside', () => {
    const game = play({ central: { workers: 6 }, built: [{ card: 'brickworks', x: 1, y: 0, workers: 0 }] });
    game.do('action staff', 'move 6 central to brickworks');
    expect(game.card('central').workers).toBe(0);
    expect(game.card('brickworks').workers).toBe(6);
  });

  it('SE-CMP-07: a track goes up to its maximum and no further', () => {
    const game = play({ die: 1, central: { goods: 5 } }).do('manager', 'add goods to central');
    expect(game.units('central', 'goods')).toBe(6);
    expect(
      play({ die: 1, central: { goods: 6 } })
        .do('manager')
        .refused('add goods to central'),
    ).toBe('track-full');
    expect(
      play({ central: { goods: 6 } })
        .do('action produce')
        .units('central', 'goods'),
    ).toBe(6);
  });

  it('SE-CMP-07: a track goes down to its empty circle, keeps its marker there and rises again', () => {
    const game = play({ die: 3, central: { goods: 6 } });
    game.do('action sell', 'sell 6 goods for profit', 'done');
    expect(game.units('central', 'goods')).toBe(0);
    expect(game.do('action produce').units('central', 'goods')).toBe(1);
  });
});

describe('set-up', () => {
  it('SE-EX-01: the printed start', () => {
    const s = fresh('a game');
    expect(s.sites).toEqual([{ plate: 0, x: 0, y: 0, workers: 6, stock: [2, 2, 2, 4] }]);
    expect([s.managers, s.year, s.profit, s.spare]).toEqual([6, 0, 0, 3]);
    expect(showsAll(s.row)).toBe(true);
  });

  it('SE-SET-02 SE-SET-03: the Central Factory begins with 2 materials, 2 commodities, 2 goods, 4 capital and 6 workers', () => {
    const [factory] = fresh('a game').sites;
    expect(factory?.stock).toEqual([2, 2, 2, 4]);
    expect(factory?.workers).toBe(6);
  });

  it('SE-SET-04 SE-SET-05: the managers die shows 6; year 0, no profit, and nothing has been done', () => {
    const s = fresh('a game');
    expect(s).toMatchObject({ managers: 6, managerUsed: 0, year: 0, profit: 0, turn: 0, die: 0, taken: 0, last: 0 });
    expect(s).toMatchObject({ happened: [], inForce: [], coming: [], ply: 0, barrier: 0 });
  });

  it('SE-SET-01 SE-VAR-01: the sides differ in the market and in nothing else', () => {
    const b = components(empire.sheet, { side: 'B' });
    expect(b.rates).not.toEqual(c.rates);
    expect({ ...b, rates: 0, capitalSells: 0 }).toEqual({ ...c, rates: 0, capitalSells: 0 });
  });

  it('SE-SET-06: six cards in any order, three of them turned, before types are looked at', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const s = fresh(`deal ${i}`);
      expect(new Set(s.row.map((plate) => Math.ceil(plate / 2))).size).toBe(6);
      seen.add(s.row.join(' '));
    }
    expect(seen.size).toBeGreaterThan(190);
  });

  it('SE-SET-06: three of the six are turned over, and not always the same', () => {
    const turned = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const told: EmpireEvent[] = [];
      const { row } = begin(c, seeded(`turn ${i}`), (event) => told.push(event));
      const [setUp] = told;
      const repaired = setUp?.kind === 'set-up' ? setUp.turned : [];
      const dealt = row.map((plate) => (repaired.includes(plateAt(c, plate).id) ? otherSide(plate) : plate));
      expect(dealt.filter((plate) => plate % 2 === 0).length).toBe(3);
      turned.add(dealt.map((plate) => plate % 2).join(''));
    }
    expect(turned.size).toBeGreaterThan(10);
  });

  it('SE-SET-08: the first card of the row is looked at first', () => {
    // Two cards make commodities, none makes goods: the Paper Mill becomes the Department Store.
    const dealt = ['paper-mill', 'sawmill', 'brickworks', 'iron-foundry', 'cloth-mill', 'insurance-house'];
    const row = showAllTypes(
      c,
      dealt.map((id) => c.plateOf[id] as number),
    );
    expect(row.map((plate) => plateAt(c, plate).id)).toEqual(['department-store', ...dealt.slice(1)]);
  });

  it('SE-SET-08: one pass from the left, even where no card can help', () => {
    const alone = [c.plateOf.brickworks as number];
    expect(showAllTypes(c, alone)).toEqual(alone);
  });

  it('SE-SET-07 SE-SET-08 SE-SET-11: all 14,400 deals end with materials, commodities and goods, after one turn at most', () => {
    let untouched = 0;
    let turned = 0;
    for (const cards of orders([0, 1, 2, 3, 4, 5]))
      for (let mask = 0; mask < 64; mask++) {
        if ([0, 1, 2, 3, 4, 5].filter((i) => mask & (1 << i)).length !== 3) continue;
        const dealt = cards.map((card, i) => 1 + 2 * card + (mask & (1 << i) ? 1 : 0));
        const row = showAllTypes(c, dealt);
        const changed = row.filter((plate, i) => plate !== dealt[i]).length;
        if (changed === 0) untouched++;
        else if (changed === 1) turned++;
        expect(showsAll(row)).toBe(true);
      }
    expect([untouched, turned]).toEqual([9360, 5040]);
  });

  it('SE-SET-08 SE-SET-09: from the left, a card is turned only if that shows a missing type, and keeps its place', () => {
    // Materials, capital, materials, materials, capital, capital: commodities and goods are missing.
    const dealt = ['brickworks', 'stock-exchange', 'iron-foundry', 'cloth-mill', 'paper-mill', 'insurance-house'].map(
      (id) => c.plateOf[id] as number,
    );
    const row = showAllTypes(c, dealt).map((plate) => plateAt(c, plate).id);
    expect(row).toEqual([
      'brickworks',
      'stock-exchange',
      'iron-foundry',
      'trading-post',
      'paper-mill',
      'insurance-house',
    ]);
  });

  it('deals from one shuffle: the same seed gives the same row', () => {
    expect(fresh('same').row).toEqual(fresh('same').row);
    expect(shuffle(seeded('s'), [1, 2, 3, 4, 5, 6])).toEqual(shuffle(seeded('s'), [1, 2, 3, 4, 5, 6]));
    expect(otherSide(otherSide(5))).toBe(5);
  });
});

function* orders(cards: number[]): Generator<number[]> {
  if (cards.length === 0) yield [];
  for (const card of cards) for (const rest of orders(cards.filter((other) => other !== card))) yield [card, ...rest];
}
