import { describe, expect, it } from 'vitest';
import { type PlayerPosition, play } from '../../testing/position.ts';

const act = (action: string, seat: PlayerPosition, more: object = {}) =>
  play({ ...more, seats: [{ cards: [], ...seat }] }).do(`action ${action}`);
const effect = (action: string, seat: PlayerPosition, more: object = {}) =>
  play({ ...more, seats: [{ cards: [], ...seat }] }).refused(`action ${action}`);

describe('what may be built and upgraded', () => {
  const latest = { side: 2, first: 2, second: 2 };

  it('CG-BLD-01 CG-BLD-04 CG-BLD-10: in decade I new factories only, and no workers for them', () => {
    const game = act('build', { factories: { food: {}, lamps: {} } });
    expect(game.told('')).toEqual({
      'build food': 'has-factory',
      'build clothes': 'open',
      'build cutlery': 'open',
      'build lamps': 'has-factory',
      'upgrade food': 'upgrade-later',
      'upgrade clothes': 'no-factory',
      'upgrade cutlery': 'no-factory',
      'upgrade lamps': 'upgrade-later',
      ...Object.fromEntries(['food', 'clothes', 'cutlery', 'lamps'].map((good) => [`invent ${good}`, 'no-inventor'])),
      ...Object.fromEntries(
        ['food', 'clothes', 'cutlery', 'lamps'].flatMap((good) =>
          [1, 2].map((at) => [`employ ${good} ${at}`, 'employ-only']),
        ),
      ),
      done: 'do-something',
    });
    expect(game.note('build clothes', 'moves-market')).toBeDefined();
    game.do('build clothes');
    expect(game.note('build cutlery', 'moves-market')).toBeUndefined();
    expect(game.f('clothes')).toEqual({
      side: 1,
      spot: 3,
      office: 0,
      first: 0,
      second: 0,
      firstTurned: 0,
      secondTurned: 0,
    });
  });

  it('CG-BLD-11 CG-BLD-12 CG-BLD-13: in decade II the tile and the first card are turned over, once', () => {
    const factories = {
      food: { second: 1, machines: [1, 1] as const },
      clothes: { side: 2, first: 1 },
      cutlery: { side: 2, first: 2, second: 1 },
      lamps: { side: 2, first: 0 },
    };
    const game = act('build', { factories }, { decade: 2 });
    expect(game.told('upgrade')).toEqual({
      'upgrade food': 'open',
      'upgrade clothes': 'open',
      'upgrade cutlery': 'second-later',
      'upgrade lamps': 'latest-side',
    });
    game.do('upgrade food');
    expect(game.f('food')).toMatchObject({ side: 2, first: 2, second: 1, firstTurned: 1, secondTurned: 1 });
    expect(game.events.findLast(({ kind }) => kind === 'upgraded')?.rule).toBe('CG-BLD-11');
    game.do('upgrade clothes');
    expect(game.f('clothes')).toMatchObject({ side: 2, first: 2, second: 0 });
  });

  it('CG-BLD-14: in decade III both cards, and no card comes of it that was not there', () => {
    const game = act(
      'build',
      { factories: { food: { side: 2, first: 2, second: 1 }, lamps: { first: 0 } } },
      { decade: 3 },
    );
    game.do('upgrade food', 'upgrade lamps');
    expect(game.f('food')).toMatchObject({ side: 2, first: 2, second: 2 });
    expect(game.f('lamps')).toMatchObject({ side: 2, first: 0, second: 0 });
  });

  it('CG-BLD-12: the token stays on the same appeal, wherever the other side shows it', () => {
    const sheet = structuredClone(play().rs.sheet);
    sheet.factories.food[1]?.spots.reverse();
    const game = act('build', { factories: { food: { spot: 2 }, clothes: { spot: 1 } } }, { decade: 2, sheet });
    game.do('upgrade food', 'upgrade clothes');
    expect([game.f('food').spot, game.f('clothes').spot]).toEqual([2, 0]);
    const turned = act('build', { factories: { food: { side: 2, first: 1, spot: 2 } } }, { decade: 2, sheet });
    expect(turned.do('upgrade food').f('food').spot).toBe(1);
  });

  it('CG-BLD-09 CG-ACT-05: something must come of it', () => {
    const none = { food: latest, clothes: latest, cutlery: latest, lamps: latest };
    const stale = { ...none, food: { side: 2, first: 2, second: 1 } };
    expect(effect('build', { factories: none }, { decade: 2 })).toBe('no-effect-build');
    expect(effect('build', { factories: stale }, { decade: 2 })).toBe('no-effect-build');
    expect(effect('build', { factories: stale }, { decade: 3 })).toBeUndefined();
    expect(effect('build', { factories: stale, cards: ['inventor'] }, { decade: 2 })).toBeUndefined();
    expect(effect('build', { factories: none, cards: ['inventor'] }, { decade: 2 })).toBe('no-effect-build');
    expect(effect('build', { factories: none, cards: ['inventor'] }, { decade: 3 })).toBe('no-effect-build');
    const { food: _, ...three } = none;
    expect(effect('build', { factories: three }, { decade: 3, good: 'clothes' })).toBe('no-effect-build');
    expect(effect('build', { factories: three }, { decade: 3, good: 'food' })).toBeUndefined();
    const early = { food: { first: 0 }, clothes: {}, cutlery: {}, lamps: {} };
    expect(effect('build', { factories: early })).toBe('no-effect-build');
    expect(effect('build', { factories: early, cards: ['inventor'] })).toBeUndefined();
    expect(effect('build', { factories: early, cards: ['entrepreneur'] })).toBe('no-effect-build');
  });

  it('CG-C08-01: the Inventor upgrades two different factories one decade ahead', () => {
    const factories = { food: {}, clothes: {}, lamps: {} };
    const game = act('build', { factories, cards: ['inventor'] });
    expect(game.told('invent')).toEqual({
      'invent food': 'open',
      'invent clothes': 'open',
      'invent cutlery': 'no-factory',
      'invent lamps': 'open',
    });
    expect(game.note('invent food', 'discards-inventor')).toBeDefined();
    game.do('invent food');
    expect([game.f('food').side, game.events.findLast(({ kind }) => kind === 'upgraded')?.rule]).toEqual([
      2,
      'CG-C08-01',
    ]);
    expect(game.told('invent')).toMatchObject({ 'invent food': 'inventor-different', 'invent clothes': 'open' });
    game.do('invent clothes');
    expect(game.told('invent')).toMatchObject({ 'invent food': 'inventor-different', 'invent lamps': 'inventor-used' });
  });

  it('CG-C08-01: in decade III nothing is ahead any more', () => {
    const game = act('build', { factories: { food: {} }, cards: ['inventor'] }, { decade: 3 });
    expect(game.told('invent food')).toEqual({ 'invent food': 'inventor-late' });
  });

  it('CG-C08-01: a factory on its latest sides gains nothing by him, and a sheet may give him one factory only', () => {
    const game = act('build', { factories: { food: {}, lamps: latest }, cards: ['inventor'] });
    expect(game.told('invent')).toMatchObject({ 'invent food': 'open', 'invent lamps': 'inventor-nothing' });
    const sheet = structuredClone(play().rs.sheet);
    sheet.effects.inventorFactories = 1;
    const once = act('build', { factories: { food: {}, lamps: {} }, cards: ['inventor'] }, { sheet }).do('invent food');
    expect(once.told('invent lamps')).toEqual({ 'invent lamps': 'inventor-used' });
  });
});

describe('who may be employed', () => {
  it('CG-EMP-02 CG-EMP-03 CG-BAD-08: the first position before the second', () => {
    const game = act('employ', {
      factories: { food: { first: 0 }, clothes: { first: 1 }, lamps: { first: 1, second: 1 } },
    });
    expect(game.told('employ')).toEqual({
      'employ food 1': 'open',
      'employ food 2': 'first-position',
      'employ food 3': 'two-positions',
      'employ clothes 1': 'position-filled',
      'employ clothes 2': 'open',
      'employ clothes 3': 'two-positions',
      'employ cutlery 1': 'no-factory',
      'employ cutlery 2': 'no-factory',
      'employ cutlery 3': 'two-positions',
      'employ lamps 1': 'two-positions',
      'employ lamps 2': 'two-positions',
      'employ lamps 3': 'two-positions',
    });
    expect(game.told('build')).toEqual({ 'build cutlery': 'no-building' });
    expect(game.told('dismiss lamps')).toEqual({
      'dismiss lamps 1': 'workers-stay',
      'dismiss lamps 2': 'workers-stay',
    });
    expect(game.note('employ food 1', 'moves-market')).toBeDefined();
    expect(game.note('employ food 1', 'adds')?.params).toEqual({ goods: 2, workers: 2 });
    game.do('employ food 1');
    expect(game.note('employ food 2', 'moves-market')).toBeUndefined();
  });

  it('CG-EMP-07 CG-ACT-05: in decade III only where it still serves', () => {
    const factories = { food: { first: 0 }, lamps: { first: 1, second: 1 } };
    expect(effect('employ', { factories }, { decade: 3, good: 'clothes' })).toBe('no-effect-employ');
    expect(effect('employ', { factories }, { decade: 3, good: 'food' })).toBeUndefined();
    expect(effect('employ', { factories: { lamps: { first: 1, second: 1 } } })).toBe('no-effect-employ');
    expect(effect('employ', { factories: { lamps: { first: 1 } } })).toBeUndefined();
    const three = { food: { first: 0 }, cutlery: {}, lamps: {} };
    const game = act('employ', { factories: three }, { decade: 3, good: 'clothes' });
    expect(game.told('employ food')).toMatchObject({
      'employ food 1': 'round-over-employ',
      'employ food 2': 'round-over-employ',
    });
  });

  it('CG-EMP-08 CG-EMP-09: market and wages move with the first card of the action only', () => {
    const game = act('employ', { factories: { food: { first: 0 }, clothes: {} } });
    const before = game.demand('lamps');
    game.do('employ food 1');
    expect([game.demand('lamps'), game.s.wage]).toEqual([before - 1, 1]);
    game.do('employ food 2', 'employ clothes 2');
    expect([game.demand('lamps'), game.s.wage]).toEqual([before - 1, 1]);
  });
});

describe('what may be automated', () => {
  it('CG-AUT-02 CG-AUT-08: worker cards that are not turned, as far as the level goes', () => {
    const factories = { food: { second: 1 }, clothes: { machines: [1, 0] as const }, lamps: { first: 0 } };
    const game = act('automate', { factories, levels: { machinery: 0, shipping: 2, cards: 2 } });
    expect(game.told('automate')).toEqual({
      'automate food 0': 'tile-workers',
      'automate food 1': 'open',
      'automate food 2': 'open',
      'automate clothes 0': 'tile-workers',
      'automate clothes 1': 'all-machines',
      'automate clothes 2': 'no-card-there',
      'automate cutlery 1': 'no-factory',
      'automate cutlery 2': 'no-factory',
      'automate lamps 0': 'tile-workers',
      'automate lamps 1': 'no-card-there',
      'automate lamps 2': 'no-card-there',
    });
    expect(game.told('done')).toEqual({ done: 'do-something' });
  });

  it('CG-AUT-05 CG-AUT-06: a token is finished first, even at the very first card', () => {
    const position = play({
      seats: [{ cards: [], factories: { food: { second: 1 }, lamps: {} }, levels: { machinery: 2 } }],
    });
    position.p().token = 0;
    const game = position;
    game.s.agenda.push({ step: 'automate', seat: 0, left: 4, added: 0 });
    expect(game.told('automate')).toMatchObject({
      'automate food 1': 'open',
      'automate food 2': 'token-first',
      'automate lamps 1': 'token-first',
    });
    expect(game.told('done')).toEqual({ done: 'token-first' });
    expect(game.note('automate food 1', 'machines')?.params).toEqual({ machines: 1 });
    game.do('automate food 1');
    expect([game.p().token, game.f('food').firstTurned]).toEqual([-1, 1]);
    expect(game.events.findLast(({ kind }) => kind === 'automated')).toMatchObject({
      rule: 'CG-AUT-04',
      machines: 1,
      token: false,
    });
    expect(game.told('done')).toEqual({ done: 'open' });
  });

  it('CG-AUT-05: one machine left for a card of two is marked by the token, and told so', () => {
    const sheet = structuredClone(play().rs.sheet);
    sheet.developments.machinery = [1, 2, 4];
    const game = act('automate', { factories: { food: { second: 1 } }, levels: { machinery: 0 } }, { sheet });
    expect([
      game.note('automate food 1', 'machine-token')?.params,
      game.note('automate food 2', 'machines')?.params,
    ]).toEqual([{ machines: 1 }, { machines: 1 }]);
    game.do('automate food 1');
    expect([game.p().token, game.f('food').firstTurned]).toEqual([0, 0]);
    expect(game.events.findLast(({ kind }) => kind === 'automated')).toMatchObject({
      rule: 'CG-AUT-05',
      machines: 1,
      token: true,
    });
  });

  it('CG-AUT-02 CG-BAD-11: when the machines are used up, the level is the reason', () => {
    const game = act('automate', {
      factories: { food: { second: 1 }, lamps: { second: 1 } },
      levels: { machinery: 0 },
    });
    game.do('automate food 1');
    if (game.step === 'automate')
      expect(new Set(Object.values(game.told('automate lamps')))).toEqual(new Set(['tile-workers', 'machinery-limit']));
    expect(game.p().automated).toBe(1);
  });

  it('CG-AUT-06: with one machine left the card with the token is still the reason', () => {
    const game = play({ seats: [{ cards: [], factories: { food: {}, lamps: {} } }] });
    game.p().token = 0;
    game.s.agenda.push({ step: 'automate', seat: 0, left: 1, added: 1 });
    expect(game.told('automate lamps 1')).toEqual({ 'automate lamps 1': 'token-first' });
  });

  it('CG-ACT-05: without a worker card that shows workers there is nothing to automate', () => {
    expect(effect('automate', { factories: { food: { first: 0 } } })).toBe('no-effect-automate');
    expect(effect('automate', { factories: { food: { machines: [1, 0] } } })).toBe('no-effect-automate');
    expect(effect('automate', { factories: { food: { second: 1, machines: [1, 1] } } })).toBe('no-effect-automate');
    expect(effect('automate', { factories: { food: { second: 1, machines: [1, 0] } } })).toBeUndefined();
    expect(effect('automate', { factories: { food: {} } })).toBeUndefined();
    expect(effect('automate', { factories: { lamps: { second: 2, machines: [1, 0] } } })).toBeUndefined();
  });
});
