import { breaches, breachText, Engine, isProblem, sketched } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { waterFrame } from './games.ts';
import { GREYS, type Grey } from './markers.ts';
import { shapeFaults, stateSchema } from './shape.ts';
import { type Factory, factoryAt, type Player, playerAt, type State } from './state.ts';
import { factory, water } from './testing/position.ts';
import { TILES } from './tiles/names.ts';

const sound = () => water({ players: 3, seats: [{ cash: 50, factories: [factory('food')], ships: [4] }] });
const found = (value: unknown) => shapeFaults({ players: 3, mat: 20 }, JSON.parse(JSON.stringify(value)));
const broken = (change: (s: State) => void) => {
  const { s } = sound();
  change(s);
  return found(s).map(({ path }) => path);
};

describe('a state from outside', () => {
  it('is accepted when it is one', () => {
    expect(found(sound().s)).toEqual([]);
  });

  it('is described with every field that it has', () => {
    expect(Object.keys(stateSchema._zod.def.shape).sort()).toEqual(Object.keys(sound().s).sort());
  });

  it('is refused with the place of each fault', () => {
    expect(broken((s) => Object.assign(s, { hats: 3 }))).toEqual(['hats']);
    expect(broken((s) => Object.assign(s, { decade: 1765.5 }))).toEqual(['decade']);
    expect(broken((s) => s.agenda.push({ step: 'fly' } as never))).toEqual(['agenda.1.step']);
    expect(broken((s) => s.agenda.push({ step: 'turn', seat: 3 }))).toEqual(['agenda.1.seat']);
    expect(broken((s) => Object.assign(s.players[0] ?? {}, { tiles: ['golem'] }))).toEqual(['players.0.tiles.0']);
    expect(broken((s) => s.sale.left.pop())).toEqual(['sale.left']);
    expect(broken((s) => Object.assign(s, { mat: s.mat.slice(1) }))).toEqual(['mat']);
    expect(broken((s) => Object.assign(s.players[0] ?? {}, { ships: [3], resting: [3] }))).toEqual([
      'players.0.ships.0',
      'players.0.resting.0',
    ]);
    expect(broken((s) => Object.assign(s, { ply: -999, random: [1], commodities: [0, 0, 0, 99] }))).toEqual([
      'ply',
      'random',
      'commodities.3',
    ]);
    expect(found(7)).toHaveLength(1);
  });
});

describe('a position by the rules', () => {
  const options = { 'set-up': 'free' };
  const rules = waterFrame.rules({ players: 3, options, sheet: waterFrame.sheet });
  const engine = new Engine(rules);
  const drawn = sketched(engine, engine.start('a position'), {
    players: { 0: { cash: 50, factories: { 0: {} }, ships: [4] } },
    agenda: 'turn 0',
  });
  const wrong = (change: (s: State, p: Player, f: Factory) => unknown) => {
    if (isProblem(drawn)) throw new Error(JSON.stringify(drawn));
    const s = rules.clone(drawn.state);
    change(s, playerAt(s, 0), factoryAt(playerAt(s, 0), 0));
    return breaches(rules, s).map(breachText).join('; ');
  };

  it('FE-CMP-23: no worker is lost or made', () => {
    expect(wrong(() => {})).toBe('');
    expect(wrong((s) => s.fired++)).toMatch(/^workers: 81 of 80, 1 too many \(FE-CMP-23\)$/);
  });

  it('FE-CMP-12 FE-CMP-13 FE-CMP-11: appeal follows from its four terms, is never below 0, and prices stay on the scale', () => {
    expect(wrong((_s, _p, f) => (f.price = 9))).toContain('appeal -1');
    expect(wrong((_s, _p, f) => (f.price = 4))).toContain('price 4');
  });

  it('FE-CMP-04 FE-EMS-10: shares are limited, and loans mean an empty portfolio', () => {
    expect(wrong((_s, p) => (p.shares = 31))).toContain('31 shares');
    expect(wrong((_s, p) => (p.loans = 1))).toContain('1 loans and');
  });

  it('no ship, tile or grey marker is lost or made, and none lies in two places', () => {
    expect(wrong((s) => (s.ships = [49, 0, 0, 0, 0]))).toContain('ships of 2: 49 of 4, 45 too many (FE-CMP-20)');
    expect(wrong((s) => (s.tiles = s.tiles.map((count, i) => (i === 0 ? 16 : count))))).toMatch(
      /tiles: \d+ of 21, \d+ too many/,
    );
    expect(wrong((s) => (playerAt(s, 1).markers = [GREYS[0] as Grey]))).toContain('grey markers: 13 of 12, 1 too many');
    expect(wrong((_s, p) => (p.chart = ['workers', 'workers', '', '', '']))).toContain('one marker on two spaces');
    expect(wrong((_s, p) => (p.chart = ['ship-2', '', '', '', '']))).toContain('ship-2 on the chart without the ship');
    expect(wrong((_s, p) => (p.chart = ['first-quality', '', '', '', '']))).toContain('is not his own');
    expect(wrong((_s, p) => (p.foreman = 0))).toContain('the foreman without its tile');
    expect(wrong((_s, p) => (p.edges = 255))).toContain('edges 255');
  });

  it('FE-SET-29: charisma twice is refused though the sum is right', () => {
    const swapped = (s: State, p: Player) => {
      const [charisma, inventor] = [TILES.indexOf('charisma'), TILES.indexOf('inventor')];
      p.tiles = ['charisma'];
      s.tiles = s.tiles.map((count, i) => (i === inventor ? count - 1 : i === charisma ? 1 : count));
    };
    expect(wrong(swapped)).toBe('tiles charisma: 2 of 1, 1 too many (FE-SET-29)');
  });

  it('stands in a decade of the game, and ends in the last', () => {
    expect(wrong((s) => (s.gone = -1))).toContain('gone -1');
    expect(wrong((s) => (s.decade = 1775))).toContain('decade 1775');
    expect(wrong((s) => (s.agenda.length = 0))).toContain('over in 17');
    expect(wrong((s) => s.agenda.unshift({ step: 'scoring' }))).toContain('the last decade is 1810');
    expect(wrong((s) => s.agenda.push({ step: 'found', k: 0, round: 1 }))).toContain('before the first decade');
    expect(wrong((s) => (s.winners = [1]))).toBe('winners 1, where they are none (FE-END-07)');
    expect(wrong((s) => s.agenda.shift())).toContain('nothing follows what is on the agenda (FE-TIME-02)');
  });

  it('FE-SET-07: has the events that can have been dealt', () => {
    expect(wrong((s) => (s.events = s.events.map(() => 'lobby')))).toContain('one event twice');
    expect(wrong((s) => (s.events = s.events.slice(1)))).toContain('3 events of 4');
    expect(wrong((s) => (s.lasting = ['bureaucracy']))).toContain('bureaucracy lasts, and has not been turned up');
    expect(wrong((s) => (s.candidates = ['lobby']))).toContain('candidates lobby');
  });

  it('FE-STO-05 FE-TSM-09 FE-TSM-14: goods have a space, tiles and ships are few', () => {
    expect(wrong((_s, p) => (p.stored = [2, 0, 0, 0]))).toContain('goods without a space');
    expect(wrong((_s, p) => (p.tiles = ['agent', 'agent']))).toContain('tiles');
    expect(wrong((_s, p) => (p.ships = [...p.ships, 2, 2]))).toContain('ships');
  });
});
