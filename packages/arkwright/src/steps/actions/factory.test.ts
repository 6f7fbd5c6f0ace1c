import { describe, expect, it } from 'vitest';
import { factory, jenny, type SeatSpec, water } from '../../testing/position.ts';

const seat = { cash: 200, factories: [factory('food')] };
const all = { cash: 400, factories: [factory('food'), factory('clothes'), factory('cutlery'), factory('lamps')] };

describe('building', () => {
  it('FE-FAC-01 FE-FAC-02 FE-FAC-05 FE-TIME-04: as often as he likes, any good, on top of the administrative cost', () => {
    const t = jenny({ seats: [seat], cycle: 'cutlery' }).do(
      'use factory at 2',
      'build clothes 1',
      'price clothes 6',
      'build lamps 1',
      'price lamps 9',
      'close food',
      'done',
    );
    expect(t.player(0).cash).toBe(200 - 2 - 9 - 11);
    expect(t.player(0).factories.map((f) => f?.level ?? 0)).toEqual([0, 1, 0, 1]);
  });

  it('FE-FAC-03 FE-TIME-06 FE-BAD-16: any level up to the current one', () => {
    const t = jenny({ seats: [seat] }).do('use factory at 2');
    expect(t.refused('build clothes 2')).toBe('level-not-yet');
    expect(jenny({ seats: [seat], decade: 1780 }).do('use factory at 2').open).toContain('build clothes 2');
    const w = water({ seats: [seat], decade: 1800 }).do('use factory at 2');
    expect(w.open).toContain('build clothes 3');
    expect(w.refused('build clothes 4')).toBe('level-not-yet');
  });

  it('FE-TIME-07: 1800 and 1810 have the levels of the sheet', () => {
    const { rs } = water();
    expect(rs.levels).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('FE-FAC-04 FE-BAD-17: only a good of which he has no factory', () => {
    expect(
      jenny({ seats: [seat] })
        .do('use factory at 2')
        .refused('build food 1'),
    ).toBe('has-factory');
  });

  it('FE-FAC-06 FE-FAC-07: row 1 is filled from the market, and the price is set at once', () => {
    const t = jenny({ seats: [seat], empty: 20 }).do('use factory at 2', 'build lamps 1');
    expect(t.factory(0, 'lamps').workers).toEqual([3, 0, 0, 0]);
    expect([t.s.market, t.step]).toEqual([57, 'build-price']);
    expect(t.open).toEqual([5, 6, 7, 8, 9, 10, 11].map((pounds) => `price lamps ${pounds}`));
    t.do('price lamps 7');
    expect(t.appeal(0, 'lamps')).toBe(4);
  });

  it('AMB-23 FE-FAC-06: just enough workers for row 1 are enough', () => {
    const t = jenny({ seats: [seat], empty: 79, fired: 1 }).do('use factory at 2');
    expect(t.open).toContain('build clothes 1');
    expect([t.refused('build lamps 1'), t.rule('build lamps 1')]).toEqual(['no-workers-left', 'FE-FAC-06']);
  });

  it('FE-FAC-03 FE-FAC-08: what is open is what is listed, without reasons as with them', () => {
    const t = water({ seats: [{ ...seat, tiles: ['developer'] }], decade: 1780 }).do('use factory at 2');
    expect(t.open.filter((line) => !line.includes('cutlery') && !line.includes('lamps'))).toEqual([
      'modernise food 2',
      'close food',
      'build clothes 1',
      'build clothes 2',
      'developer',
      'done',
    ]);
    expect([t.refused('close lamps'), t.rule('close lamps')]).toEqual(['no-factory', 'FE-FAC-16']);
    const lines = t.engine.options(t.s).map(({ move }) => t.engine.rules.notation.write(move));
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
    expect([t.refused('build food 2'), t.refused('modernise food 4')]).toEqual(['has-factory', 'one-level-at-a-time']);
    expect([t.refused('build lamps 3'), t.refused('build lamps 4')]).toEqual(['level-not-yet', 'level-not-yet']);
    // Without the tile nothing is said of it.
    expect(
      water({ seats: [seat] })
        .do('use factory at 2')
        .refused('developer'),
    ).toBe('not-your-tile');
  });

  it('AMB-23: too few workers anywhere, no factory', () => {
    const t = jenny({ seats: [seat], empty: 80, fired: 1 }).do('use factory at 2');
    expect(t.refused('build clothes 1')).toBe('no-workers-left');
  });
});

describe('the inventor', () => {
  it('FE-FAC-25: is kept and given back by the rule of the first edition', () => {
    const used = (line: string) =>
      water({ seats: [{ cash: 100, tiles: ['inventor'], factories: [factory('food')] }] }).do(
        'use factory at 2',
        'modernise food 2',
        line,
      );
    expect(used('keep inventor').told('used-tile')[0]?.rule).toBe('FE-FAC-25');
    expect(used('done').told('gave-back')[0]?.rule).toBe('FE-FAC-25');
  });
});

describe('modernising', () => {
  const second = {
    seats: [
      {
        ...seat,
        factories: [
          factory('food', { quality: 1, distribution: 2, price: 7, machines: [1, 0, 0, 0], workers: [1, 2, 0, 0] }),
        ],
      },
    ],
    decade: 1780,
  };

  it('FE-FAC-08 FE-FAC-18 FE-CMP-07: each line is listed once, and each level of a factory that there is has its answer', () => {
    const seats: SeatSpec[] = [{ cash: 100, factories: [factory('food', { level: 2 }), factory('lamps')] }];
    const t = water({ players: 3, decade: 1800, seats }).do('use factory at 2', 'build clothes 1', 'price clothes 5');
    expect(t.listed.filter((line) => /food|clothes/.test(line))).toEqual([
      'modernise food 3',
      'close food',
      'modernise clothes 2',
      'close clothes: built-now',
    ]);
    expect([1, 2, 3, 4].map((level) => t.refused(`build food ${level}`))).toEqual(
      [1, 2, 3, 4].map(() => 'has-factory'),
    );
    for (const level of [1, 2, 4]) expect(t.refused(`modernise food ${level}`)).toBe('one-level-at-a-time');
  });

  it('FE-FAC-08 FE-BAD-18 FE-BAD-19: to the next level, never above the current one', () => {
    const t = jenny(second).do('use factory at 2');
    expect(t.open).toContain('modernise food 2');
    const early = jenny({ seats: [seat] }).do('use factory at 2');
    expect(early.refused('modernise food 2')).toBe('modernise-not-yet');
    expect(
      water({ seats: [seat], decade: 1800 })
        .do('use factory at 2')
        .refused('modernise food 3'),
    ).toBe('one-level-at-a-time');
  });

  it('FE-FAC-09 FE-FAC-10 FE-FAC-11 FE-QUA-07: the full price of the new marker; everything stays; appeal rises with the base quality', () => {
    const t = jenny(second).do('use factory at 2');
    const before = t.appeal(0, 'food');
    t.do('modernise food 2', 'done');
    expect(t.player(0).cash).toBe(200 - 2 - 10);
    expect(t.factory(0, 'food')).toMatchObject({
      quality: 1,
      distribution: 2,
      price: 7,
      machines: [1, 0, 0, 0],
      workers: [1, 2, 0, 0],
    });
    expect(t.appeal(0, 'food')).toBe(before + 2);
  });

  it('FE-FAC-12 FE-EX-37: two levels in one turn, both paid: £10 + £12', () => {
    const t = water({ seats: [seat], decade: 1800 }).do(
      'use factory at 2',
      'modernise food 2',
      'modernise food 3',
      'done',
    );
    expect(t.pounds(0, 'action')).toBe(-2 - 22);
  });

  it('FE-FAC-13: a factory built now may be modernised now', () => {
    const t = water({ seats: [seat], decade: 1780 }).do(
      'use factory at 2',
      'build clothes 1',
      'price clothes 6',
      'modernise clothes 2',
      'done',
    );
    expect([t.factory(0, 'clothes').level, t.player(0).cash]).toEqual([2, 200 - 2 - 9 - 11]);
  });

  it('FE-FAC-14 FE-OBS-07: an obsolete factory that reaches the current level loses its additional workers', () => {
    const t = jenny({
      seats: [{ ...seat, factories: [factory('food', { obsolete: 1, additional: 2 })] }],
      decade: 1790,
      fired: 4,
    }).do('use factory at 2', 'modernise food 2');
    expect([t.factory(0, 'food').additional, t.factory(0, 'food').obsolete, t.s.fired]).toEqual([0, 0, 6]);
  });

  it('FE-FAC-14: a factory that is not obsolete fires nobody', () => {
    const t = jenny({ ...second, fired: 4 }).do('use factory at 2', 'modernise food 2');
    expect([t.s.fired, t.told('workers')]).toEqual([4, []]);
  });

  it('FE-FAC-15: below the current level it keeps them', () => {
    const t = water({
      seats: [{ ...seat, factories: [factory('food', { obsolete: 1, additional: 2 })] }],
      decade: 1800,
    }).do('use factory at 2', 'modernise food 2');
    expect(t.factory(0, 'food')).toMatchObject({ additional: 2, obsolete: 1, level: 2 });
  });
});

describe('closing', () => {
  it('FE-FAC-16 FE-FAC-17 FE-CMP-15: free; workers to fired, markers back, appeal 0; quality is lost', () => {
    const t = jenny({
      seats: [
        {
          ...seat,
          factories: [
            factory('food', { quality: 3, additional: 2, obsolete: 1, workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] }),
          ],
        },
      ],
      decade: 1790,
      fired: 0,
    }).do('use factory at 2', 'close food');
    expect([t.s.fired, t.appeal(0, 'food')]).toEqual([5, 0]);
    t.do('build food 2', 'price food 6');
    expect(t.factory(0, 'food')).toMatchObject({ quality: 0, machines: [0, 0, 0, 0] });
  });

  it('FE-FAC-18 FE-BAD-20: not a factory built in this action', () => {
    const t = jenny({ seats: [seat] }).do('use factory at 2', 'build clothes 1', 'price clothes 6');
    expect(t.refused('close clothes')).toBe('built-now');
  });

  it('FE-FAC-18: not when it was modernised since; one that was only modernised may be closed, and so may the others', () => {
    const t = jenny({ seats: [seat], decade: 1780 }).do('use factory at 2', 'build clothes 1', 'price clothes 6');
    expect(t.do('modernise clothes 2').refused('close clothes')).toBe('built-now');
    expect(t.do('modernise food 2').open).toContain('close food');
  });

  it('FE-FAC-19 FE-BAD-21: the same good at the same level may not be built again now, another level may', () => {
    const t = jenny({ seats: [seat], decade: 1780 }).do('use factory at 2', 'close food');
    expect(t.refused('build food 1')).toBe('closed-now');
    expect(t.open).toContain('build food 2');
  });

  it('FE-FAC-20: stored goods are kept and block prices of the next factory', () => {
    const high = factory('lamps', { level: 2, quality: 4, distribution: 4, price: 6 });
    const t = jenny({ seats: [{ ...seat, factories: [high], stored: { lamps: 5 } }], decade: 1780 });
    t.do('use factory at 2', 'close lamps');
    expect(t.stored(0, 'lamps')).toBe(5);
    // Five lie on £21 to £25.
    const next = jenny({
      seats: [{ factories: [high], stored: { lamps: 5 } }],
      run: [{ step: 'build-price', seat: 0, good: 3 }],
    });
    expect([next.open.at(-1), next.refused('price lamps 21')]).toEqual(['price lamps 20', 'stored-goods-block']);
  });

  it('FE-FAC-16 FE-PRI-02: a factory closed after it was modernised is not re-priced, another one is', () => {
    const seats = [{ cash: 200, factories: [factory('food'), factory('clothes')] }];
    const t = jenny({ seats, decade: 1780 }).do(
      'use factory at 2',
      'modernise clothes 2',
      'modernise food 2',
      'close food',
    );
    expect(t.s.turn.affected).toBe(0b10);
    t.do('done');
    expect(t.open.every((line) => line === 'done' || line.startsWith('price clothes'))).toBe(true);
  });

  it('FE-FAC-26: the school does not help: workers go to fired', () => {
    const t = water({ seats: [{ ...seat, tiles: ['school'] }], fired: 0 }).do('use factory at 2', 'close food');
    expect([t.s.fired, t.step]).toEqual([4, 'factory']);
  });
});

describe('after the factory action', () => {
  it('FE-FAC-21 FE-PRI-01 FE-PRI-02: prices only of factories built or modernised now', () => {
    const t = jenny({ seats: [{ cash: 200, factories: [factory('food'), factory('lamps')] }], decade: 1780 }).do(
      'use factory at 10',
      'modernise food 2',
      'done',
    );
    expect(t.step).toBe('prices');
    expect(t.open.every((line) => line === 'done' || line.startsWith('price food'))).toBe(true);
    expect(t.refused('price lamps 5')).toBe('not-affected');
  });
});

describe('developer and inventor', () => {
  it('FE-FAC-22 FE-DEV-06 FE-EX-38: £5 less once for each factory, then the tile is returned', () => {
    const t = water({ seats: [{ ...seat, tiles: ['developer'] }], decade: 1800 }).do(
      'use factory at 2',
      'developer',
      'modernise food 2',
      'modernise food 3',
      'done',
    );
    expect(t.pounds(0, 'action')).toBe(-2 - 17);
    expect(t.player(0).tiles).toEqual([]);
  });

  it('FE-EX-39: £20 are saved with four factories', () => {
    const t = water({ seats: [{ ...all, tiles: ['developer'] }], decade: 1780 }).do(
      'use factory at 2',
      'developer',
      'modernise food 2',
      'modernise clothes 2',
      'modernise cutlery 2',
      'modernise lamps 2',
      'done',
    );
    expect(t.pounds(0, 'action')).toBe(-2 - (10 + 11 + 13 + 14) + 20);
  });

  it('FE-FAC-23 FE-EX-40 FE-BAD-22: not on a step above the current level, and not twice on a factory: £9 + £17', () => {
    const t = water({ seats: [{ cash: 200, tiles: ['developer', 'inventor'] }], decade: 1780 }).do(
      'use factory at 2',
      'developer',
      'build lamps 2',
      'price lamps 10',
      'modernise lamps 3',
    );
    expect(t.step).toBe('inventor');
    t.do('done', 'done');
    expect(t.pounds(0, 'action')).toBe(-2 - 9 - 17);
    const late = water({ seats: [{ ...seat, tiles: ['developer'] }], decade: 1780 }).do(
      'use factory at 2',
      'modernise food 2',
    );
    expect(late.refused('developer')).toBe('developer-not-here');
  });

  it('FE-FAC-22 FE-DEV-06: who does not call him pays in full and keeps him; called and not used he stays as well', () => {
    const at = (...lines: string[]) =>
      water({ seats: [{ ...seat, tiles: ['developer'] }], decade: 1780 }).do('use factory at 2', ...lines, 'done');
    expect([at('modernise food 2').pounds(0, 'action'), at('modernise food 2').player(0).tiles]).toEqual([
      -12,
      ['developer'],
    ]);
    expect(at('developer').player(0).tiles).toEqual(['developer']);
    const called = water({ seats: [{ ...seat, tiles: ['developer'] }] }).do('use factory at 2', 'developer');
    expect([called.refused('developer'), called.rule('developer')]).toEqual(['developer-not-here', 'FE-FAC-23']);
    // He knows no factory cheaper than nothing.
    expect(at('developer', 'build clothes 1', 'price clothes 5').pounds(0, 'action')).toBe(-2 - 4);
  });

  it('FE-FAC-23: the step ahead of the timetable is paid in full, also by who has not been helped yet', () => {
    const ahead = [factory('food', { level: 2 })];
    const t = water({ seats: [{ ...seat, factories: ahead, tiles: ['developer', 'inventor'] }], decade: 1780 });
    t.do('use factory at 2', 'developer', 'modernise food 3', 'done', 'done');
    expect([t.pounds(0, 'action'), t.player(0).tiles]).toEqual([-2 - 12, ['developer']]);
  });

  it('FE-FAC-24 FE-FAC-03: one level ahead and no more: nothing is built there, and two levels ahead are not there yet', () => {
    const t = water({ seats: [{ ...seat, tiles: ['inventor'] }], decade: 1770 }).do('use factory at 2');
    expect([t.refused('build clothes 2'), t.refused('build clothes 3')]).toEqual([
      'inventor-only-modernises',
      'level-not-yet',
    ]);
  });

  it('FE-FAC-24 FE-DEV-11 FE-BAD-23: the inventor modernises one level ahead, but builds nothing there', () => {
    const t = water({ seats: [{ ...seat, tiles: ['inventor'] }], decade: 1770 }).do('use factory at 2');
    expect(t.open).toContain('modernise food 2');
    expect(t.refused('build clothes 2')).toBe('inventor-only-modernises');
    t.do('modernise food 2', 'done');
    expect(t.factory(0, 'food').level).toBe(2);
    expect(t.refused('modernise food 3')).toBe('modernise-not-yet');
  });

  it('FE-FAC-25: after each use it is returned, or the next use is paid: £10, £15, £20, and after the fourth it goes', () => {
    const t = water({ seats: [{ ...all, tiles: ['inventor'] }], decade: 1770 }).do('use factory at 2');
    t.do(
      'modernise food 2',
      'keep inventor',
      'modernise clothes 2',
      'keep inventor',
      'modernise cutlery 2',
      'keep inventor',
    );
    expect(t.player(0).tiles).toEqual(['inventor']);
    t.do('modernise lamps 2');
    expect(t.player(0).tiles).toEqual([]);
    t.do('done');
    expect(t.pounds(0, 'action')).toBe(-2 - (10 + 11 + 13 + 14) - (10 + 15 + 20));
  });
});
