import { describe, expect, it } from 'vitest';
import { faults, stockOf } from './faults.ts';
import { GREYS, type Grey } from './markers.ts';
import { shapeFaults } from './shape.ts';
import type { State } from './state.ts';
import { factory, type Play, water } from './testing/position.ts';

const sound = () => water({ players: 3, seats: [{ cash: 50, factories: [factory('food')], ships: [4] }] });
const broken = (change: (s: State) => void) => {
  const { s } = sound();
  change(s);
  return shapeFaults(JSON.parse(JSON.stringify(s))).map(({ path }) => path);
};

describe('a state from outside', () => {
  it('is accepted when it is one', () => {
    expect(shapeFaults(JSON.parse(JSON.stringify(sound().s)))).toEqual([]);
  });

  it('is refused with the place of each fault', () => {
    expect(broken((s) => Object.assign(s, { hats: 3 }))).toEqual(['']);
    expect(broken((s) => Object.assign(s, { decade: 1765.5 }))).toEqual(['decade']);
    expect(broken((s) => s.agenda.push({ step: 'fly' } as never))).toEqual(['agenda.1']);
    expect(broken((s) => s.agenda.push({ step: 'turn', seat: 3 }))).toEqual(['agenda.1.seat']);
    expect(broken((s) => Object.assign(s.players[0] ?? {}, { tiles: ['golem'] }))).toEqual(['players.0.tiles.0']);
    expect(broken((s) => s.sale.left.pop())).toEqual(['sale.left']);
    expect(shapeFaults(7)).toHaveLength(1);
  });
});

describe('a position by the rules', () => {
  const wrong = (change: (t: Play) => void) => {
    const t = sound();
    change(t);
    return faults(t.rs, t.s, stockOf(sound().s)).join('; ');
  };

  it('FE-CMP-23: no worker is lost or made', () => {
    expect(wrong(() => {})).toBe('');
    expect(wrong((t) => t.s.fired++)).toContain('workers of');
  });

  it('FE-CMP-12 FE-CMP-13 FE-CMP-11: appeal follows from its four terms, is never below 0, and prices stay on the scale', () => {
    expect(wrong((t) => (t.factory(0, 'food').price = 9))).toContain('appeal -1');
    expect(wrong((t) => (t.factory(0, 'food').price = 4))).toContain('price 4');
  });

  it('FE-CMP-04 FE-EMS-10: shares are limited, and loans mean an empty portfolio', () => {
    expect(wrong((t) => (t.player(0).shares = 31))).toContain('31 shares');
    expect(wrong((t) => (t.player(0).loans = 1))).toContain('loans and shares');
  });

  it('no ship, tile or grey marker is lost or made, and none lies in two places', () => {
    expect(wrong((t) => (t.s.ships = [49, 0, 0, 0, 0]))).toContain('ships 49');
    expect(wrong((t) => (t.s.tiles = t.s.tiles.map((count, i) => (i === 0 ? 16 : count))))).toContain('tiles of');
    expect(wrong((t) => (t.player(1).markers = [GREYS[0] as Grey]))).toContain('grey markers of');
    expect(wrong((t) => (t.player(0).chart = ['workers', 'workers', '', '', '']))).toContain(
      'one marker on two spaces',
    );
    expect(wrong((t) => (t.player(0).ships = [3]))).toBe('a ship of 3');
    expect(wrong((t) => (t.player(0).resting = [3]))).toBe('a ship of 3');
  });

  it('stands in a decade of the game, and ends in the last', () => {
    expect(wrong((t) => (t.s.gone = -1))).toContain('gone -1');
    expect(wrong((t) => (t.s.decade = 1775))).toContain('decade 1775');
    expect(wrong((t) => (t.s.agenda.length = 0))).toContain('over in 17');
  });

  it('FE-STO-05 FE-TSM-09 FE-TSM-14: goods have a space, tiles and ships are few', () => {
    expect(wrong((t) => (t.player(0).stored = [2, 0, 0, 0]))).toContain('goods without a space');
    expect(wrong((t) => (t.player(0).tiles = ['agent', 'agent']))).toContain('tiles');
    expect(wrong((t) => (t.player(0).ships = [...t.player(0).ships, 2, 2]))).toContain('ships');
  });
});
