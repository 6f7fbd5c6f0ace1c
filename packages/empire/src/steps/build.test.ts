import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const plenty = { materials: 6, commodities: 6, goods: 6, capital: 8 };

describe('building', () => {
  it('SE-BLD-01: one building of the row per action', () => {
    const game = play({ central: plenty, row: ['brickworks', 'savings-bank'] }).do(
      'action build',
      'build brickworks',
      'place 1 0',
    );
    expect(game.s.sites.length).toBe(2);
    expect(game.step).toBe('act');
    expect(game.refused('build savings-bank')).toBe('not-offered');
  });

  it('SE-BLD-02 SE-BAD-12: its full cost is paid from any tracks, or it is not built', () => {
    const game = play({ central: { commodities: 3, capital: 1 }, row: ['brickworks', 'paper-mill'] });
    game.do('action build');
    expect(game.refused('build paper-mill')).toBe('lacking');
    game.do('build brickworks', 'place 1 0');
    expect([game.total('commodities'), game.total('capital')]).toEqual([0, 0]);
    const split = play({
      central: { commodities: 2, capital: 1 },
      built: [{ card: 'paper-mill', x: 0, y: -1, units: 2 }],
      row: ['brickworks'],
    });
    split.do('action build', 'build brickworks', 'place 1 0', 'take 2 from paper-mill');
    expect([split.units('paper-mill', 'commodities'), split.units('central', 'commodities')]).toEqual([0, 1]);
  });

  it('SE-BAD-12: neither profit nor more capital stands in for a unit that is missing', () => {
    // 3 commodities and 1 capital; 3 materials and 1 capital.
    const game = play({ profit: 20, central: { materials: 2, commodities: 6, capital: 0 }, row: ['brickworks'] });
    expect(game.do('action build').refused('build brickworks')).toBe('lacking');
    const rich = play({ central: { materials: 2, commodities: 6, capital: 8 }, row: ['paper-mill'] });
    expect(rich.do('action build').refused('build paper-mill')).toBe('lacking');
  });

  it('SE-BLD-03 SE-BAD-13: it touches a card in play, edge to edge', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build', 'build brickworks');
    expect(game.refused('place 1 1')).toBe('must-touch');
    expect(game.refused('place 2 0')).toBe('must-touch');
    expect(game.refused('place 0 0')).toBe('place-taken');
  });

  it('SE-BLD-04 SE-BAD-14: on every shared edge one railway leaves and the other enters', () => {
    const game = play({ central: plenty, row: ['paper-mill'] }).do('action build', 'build paper-mill');
    expect(game.open.sort()).toEqual(['place 0 -1', 'place 0 1']);
    expect(game.refused('place 1 0')).toBe('railways-match'); // half: the Central Factory's railway meets a blank edge
    expect(game.refused('place -1 0')).toBe('railways-match'); // blank against an entering railway
    const opposed = play({ central: plenty, row: ['iron-foundry'] }).do('action build', 'build iron-foundry');
    expect(opposed.refused('place 0 -1')).toBe('railways-match'); // leaving against leaving
  });

  it('SE-BLD-04: a place that touches two cards must match both', () => {
    // North of the Central Factory stands the Sawmill (east: out). Between Sawmill's east and Brickworks' north lies 1 −1.
    const game = play({
      central: plenty,
      built: [
        { card: 'sawmill', x: 0, y: -1 },
        { card: 'brickworks', x: 1, y: 0 },
      ],
      row: ['trading-post', 'savings-bank'],
    }).do('action build', 'build trading-post');
    // West it would enter from the Sawmill, but south both edges are blank.
    expect(game.refused('place 1 -1')).toBe('railways-match');
  });

  it('SE-BLD-05 SE-BAD-15: no card is turned over or rotated', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build');
    expect(game.refused('build savings-bank')).toBe('keeps-side');
    expect(game.refused('turn-over brickworks')).toBe('keeps-side');
    expect(game.refused('rotate brickworks')).toBe('unreadable');
  });

  it('SE-BLD-06 SE-BLD-07: it opens with one worker and a spare marker at 0', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build', 'build brickworks', 'place 1 0');
    expect(game.card('brickworks').workers).toBe(1);
    expect(game.card('brickworks').stock).toEqual([0, -1, -1, -1]);
    expect(game.s.spare).toBe(2);
  });

  const three = [
    { card: 'paper-mill', x: 0, y: -1 },
    { card: 'savings-bank', x: 0, y: 1 },
    { card: 'sawmill', x: 0, y: -2 },
  ];

  it('SE-BLD-08: the player chooses among all tracks of the Central Factory that have a marker', () => {
    const game = play({ central: plenty, built: three, row: ['iron-foundry', 'trading-post'] });
    game.do('action build', 'build iron-foundry', 'place 1 0');
    expect(game.open).toEqual(['materials', 'commodities', 'goods', 'capital'].map((kind) => `give-up ${kind}`));
    game.do('give-up capital');
    expect(game.units('central', 'capital')).toBe(-1);
    expect([game.units('iron-foundry', 'materials'), game.s.spare]).toEqual([0, 0]);
    // A track on its empty circle has a marker as well.
    const bare = play({ central: { ...plenty, materials: 0 }, built: three, row: ['iron-foundry', 'trading-post'] });
    expect(bare.do('action build', 'build iron-foundry', 'place 1 0').open).toContain('give-up materials');
  });

  it('SE-BLD-08: a marker is taken from one track only, and from the Central Factory alone', () => {
    const game = play({ central: plenty, built: three, row: ['iron-foundry', 'trading-post'] });
    game.do('action build', 'build iron-foundry', 'place 1 0', 'give-up goods');
    expect(game.card('central').stock.filter((units) => units < 0).length).toBe(1);
    expect([game.units('paper-mill', 'commodities'), game.units('sawmill', 'commodities')]).toEqual([0, 0]);
  });

  it('SE-BLD-10: a track that has given up its marker cannot give it up again', () => {
    const game = play({
      central: { ...plenty, goods: -1 },
      built: [...three, { card: 'cloth-mill', x: 5, y: 5 }],
      row: ['trading-post'],
    });
    game.do('action build', 'build trading-post', 'place 1 0');
    expect([game.refused('give-up goods'), game.rule('give-up goods')]).toEqual(['marker-gone', 'SE-BLD-10']);
  });

  it('SE-BLD-09: the units of the track that loses its marker are lost', () => {
    const game = play({ central: plenty, built: three, row: ['iron-foundry', 'trading-post'] });
    game.do('action build', 'build iron-foundry', 'place 1 0', 'give-up goods');
    expect(game.units('central', 'goods')).toBe(-1);
    expect(game.total('goods')).toBe(0);
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'stock', card: 'central', resource: 'goods', by: -5, why: 'marker' }),
    );
  });

  it('SE-BLD-10 SE-BAD-16: that track is closed for good: no units, no production, no marker again', () => {
    const game = play({
      die: 1,
      central: { ...plenty, goods: 3 },
      built: three,
      row: ['iron-foundry', 'trading-post'],
    });
    game.do('action build', 'build iron-foundry', 'place 1 0', 'give-up goods');
    expect(game.refused('restore goods')).toBe('marker-never-returns');
    game.do('action produce');
    expect(game.units('central', 'goods')).toBe(-1);
    game.do('manager');
    expect(game.refused('add goods to central')).toBe('marker-gone');
  });

  it('SE-BAD-17: spare markers are used first', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build', 'build brickworks');
    expect(game.refused('give-up goods')).toBe('spare-first');
    expect(game.do('place 1 0').step).toBe('act');
  });

  it('SE-BLD-11: it receives production only when its workers reach the requirement', () => {
    const waiting = play({ built: [{ card: 'paper-mill', x: 0, y: -1, workers: 2 }] }).do('action produce');
    expect(waiting.units('paper-mill', 'commodities')).toBe(0);
    const working = play({ built: [{ card: 'paper-mill', x: 0, y: -1, workers: 3 }] }).do('action produce');
    expect(working.units('paper-mill', 'commodities')).toBe(2);
  });

  it('SE-BLD-12: the row closes up, order unchanged', () => {
    const row = ['paper-mill', 'brickworks', 'iron-foundry', 'trading-post', 'sawmill', 'insurance-house'];
    const game = play({ central: plenty, row }).do('action build', 'build brickworks', 'place 1 0');
    expect(game.row).toEqual(['paper-mill', 'iron-foundry', 'trading-post', 'sawmill', 'insurance-house']);
  });

  it('SE-BLD-13: the cost is paid before a marker is taken, so the track that gives it up may pay', () => {
    const game = play({
      central: { materials: 0, commodities: 2, goods: 1, capital: 2 },
      built: three,
      row: ['iron-foundry', 'trading-post'],
    });
    game.do('action build', 'build iron-foundry', 'place 1 0', 'give-up commodities');
    expect(game.events.some((event) => event.kind === 'stock' && event.why === 'marker')).toBe(false);
    expect(game.units('central', 'commodities')).toBe(-1);
  });

  it('SE-BLD-02: what lacks is told, unit by unit', () => {
    const game = play({
      central: { materials: 2, commodities: 3, goods: 2, capital: 0 },
      row: ['brickworks', 'coal-mine'],
    });
    const judged = (card: string) => game.engine.judge(game.s, { do: 'build', card });
    game.s.agenda = [{ step: 'build', by: 'action' }];
    expect(judged('brickworks')).toMatchObject({ code: 'lacking', rule: 'SE-BLD-02' });
    expect(judged('brickworks')?.params).toEqual({ materials: 0, commodities: 0, goods: 0, capital: 1 });
    expect(judged('coal-mine')?.params).toEqual({ materials: 0, commodities: 0, goods: 0, capital: 2 });
    Object.assign(game.card('central').stock, [0, 3, 2, 8]);
    expect(judged('coal-mine')?.params).toEqual({ materials: 2, commodities: 0, goods: 0, capital: 0 });
  });

  it('SE-BLD-02: a single track that holds the units pays them, wherever it is', () => {
    const game = play({
      central: { commodities: 0, capital: 8 },
      built: [{ card: 'paper-mill', x: 0, y: -1, units: 4 }],
      row: ['brickworks'],
    }).do('action build', 'build brickworks', 'place 1 0');
    expect([game.units('paper-mill', 'commodities'), game.step]).toEqual([1, 'act']);
  });

  it('SE-BLD-02: where all units of a kind are needed, nothing is asked, and tracks without a marker stay closed', () => {
    const game = play({
      central: { commodities: 2, capital: 1 },
      built: [
        { card: 'iron-foundry', x: 0, y: 1 },
        { card: 'paper-mill', x: 0, y: -1, units: 1 },
      ],
      row: ['brickworks', 'sawmill'],
    }).do('action build', 'build brickworks', 'place 1 0');
    expect([game.step, game.total('commodities')]).toEqual(['act', 0]);
    expect([game.units('central', 'commodities'), game.units('paper-mill', 'commodities')]).toEqual([0, 0]);
    expect(game.units('iron-foundry', 'commodities')).toBe(-1);
  });

  it('SE-BLD-02: otherwise the player chooses the tracks, and what he owes is all that he may take', () => {
    const game = play({
      central: { commodities: 2, capital: 1 },
      built: [
        { card: 'iron-foundry', x: 0, y: 1 },
        { card: 'paper-mill', x: 0, y: -1, units: 6 },
      ],
      row: ['brickworks'],
    }).do('action build', 'build brickworks', 'place 1 0');
    expect(game.open).toEqual([
      'usual',
      'take 1 from central',
      'take 2 from central',
      'take 1 from paper-mill',
      'take 2 from paper-mill',
      'take 3 from paper-mill',
    ]);
    expect([game.refused('take 3 from central'), game.rule('take 3 from central')]).toEqual([
      'units-there',
      'SE-BLD-02',
    ]);
    expect([game.refused('refuse-payment'), game.rule('refuse-payment')]).toEqual(['compulsory', 'SE-BLD-02']);
    expect(game.option('take 1 from iron-foundry')).toBeUndefined();
    expect(game.refused('take 0 from central')).toBeDefined();
  });

  it('SE-BLD-03: every free place beside a card is looked at once, and none that is taken', () => {
    const game = play({
      central: plenty,
      built: [
        { card: 'paper-mill', x: 0, y: -1 },
        { card: 'iron-foundry', x: 1, y: 0 },
      ],
      row: ['grocers-warehouse'],
    }).do('action build', 'build grocers-warehouse');
    const shown = game.engine.options(game.s).filter(({ unlisted }) => !unlisted);
    const listed = shown.map(({ move }) => game.engine.rules.notation.write(move));
    const beside = ['-1 -1', '-1 0', '0 -2', '0 1', '1 -1', '1 1', '2 0'];
    expect(listed.sort()).toEqual(beside.map((at) => `place ${at}`).sort());
    expect([game.refused('place 0 0'), game.refused('place 1 0')]).toEqual(['place-taken', 'place-taken']);
    for (const at of ['-2 0', '0 2', '0 -3', '3 0', '2 1', '-1 1', '2 -1', '-1 -2', '-2 -1', '1 2', '3 1'])
      expect([at, game.refused(`place ${at}`), game.rule(`place ${at}`)]).toEqual([at, 'must-touch', 'SE-BLD-03']);
    expect([game.refused('place 4 0'), game.refused('place -3 0')]).toEqual(['not-offered', 'not-offered']);
  });

  it('SE-BLD-03: places near a card south of the Central Factory are no nearer than they look', () => {
    const game = play({ central: plenty, built: [{ card: 'iron-foundry', x: 0, y: 1 }], row: ['grocers-warehouse'] });
    game.do('action build', 'build grocers-warehouse');
    for (const at of ['1 -1', '-1 -1', '0 3', '0 -2'])
      expect([at, game.refused(`place ${at}`)]).toEqual([at, 'must-touch']);
    expect([game.refused('place 0 4'), game.refused('place 0 -3'), game.refused('place 3 0')]).toEqual([
      'not-offered',
      'not-offered',
      'not-offered',
    ]);
    // Only the card it touches counts: the Central Factory, two places further north, does not.
    expect(game.open).toEqual(['place 1 0', 'place 0 2']);
  });

  it('SE-BLD-04: a blank edge does not meet a railway that enters', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build', 'build brickworks');
    expect([game.refused('place 0 1'), game.rule('place 0 1')]).toEqual(['railways-match', 'SE-BLD-04']);
    expect(game.open).toEqual(['place 0 -1', 'place 1 0']);
  });

  it('SE-BLD-04: a building that fits nowhere says so, although it can be paid', () => {
    const game = play({
      central: { materials: 2, commodities: 6, goods: 2, capital: 2 },
      built: [{ card: 'savings-bank', x: 0, y: 1 }],
      row: ['coal-mine', 'brickworks'],
    }).do('action build');
    expect([game.refused('build coal-mine'), game.rule('build coal-mine')]).toEqual(['no-place', 'SE-BLD-04']);
  });

  it('SE-BLD-01 SE-BLD-05: a card that is built is out of the row; the hidden side of a card in the row stays hidden', () => {
    const built = [{ card: 'paper-mill', x: 0, y: -1 }];
    const game = play({ central: plenty, built, row: ['savings-bank'] }).do('action build');
    expect([game.refused('build paper-mill'), game.rule('build paper-mill')]).toEqual(['not-in-row', 'SE-BLD-01']);
    expect([game.refused('build brickworks'), game.rule('build brickworks')]).toEqual(['keeps-side', 'SE-BLD-05']);
    expect(game.refused('build central')).toBe('not-offered');
  });

  it('SE-BAD-17: the last spare marker is used first as well, and without one nobody is sent to it', () => {
    const last = play({ central: plenty, built: three.slice(0, 2), row: ['iron-foundry'] });
    last.do('action build', 'build iron-foundry');
    expect([last.refused('give-up goods'), last.rule('give-up goods')]).toEqual(['spare-first', 'SE-BLD-08']);
    const none = play({ central: plenty, built: three, row: ['iron-foundry'] }).do(
      'action build',
      'build iron-foundry',
    );
    expect(none.refused('give-up goods')).toBe('not-offered');
  });
});
