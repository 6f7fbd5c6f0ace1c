import { below, type Random, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../cards/names.ts';
import { cardGame } from '../../rules.ts';
import { type FactoryPosition, type PlayerPosition, play } from '../../testing/position.ts';

const { factories, offices, workerCards } = cardGame.sheet;
const WAGES = 4;
const CARDS: readonly Card[] = ['workshop', 'foreman', 'developer'];

/** A food factory at random, and what its cards show: goods, pounds for one of them at home and overseas, workers and machines. */
function anyFactory(random: Random) {
  const side = 1 + below(random, 2);
  const spot = 1 + below(random, 4);
  const office = below(random, 2) === 0 ? 'price' : 'appeal';
  // A second worker card only beside a first one; without either a tile may make a single good.
  const first = below(random, 3);
  const sides = [first, first > 0 ? below(random, 3) : 0] as const;
  const turned = [first > 0 ? below(random, 2) : 0, sides[1] > 0 ? below(random, 2) : 0] as const;
  const appeal = below(random, 9);
  const position: FactoryPosition = { side, spot, office, first: sides[0], second: sides[1], machines: turned, appeal };
  const tile = factories.food[side - 1];
  if (!tile) throw new Error('no tile');
  const shown = { goods: tile.goods, workers: tile.workers, machines: 0 };
  workerCards.food.forEach((card, i) => {
    const cardSide = sides[i] ?? 0;
    if (cardSide === 0) return;
    shown.goods += card.goods[cardSide - 1] ?? 0;
    const machines = turned[i] === 1 ? card.machines : 0;
    shown.machines += machines;
    shown.workers += card.workers - machines;
  });
  const price = (tile.spots[spot - 1]?.price ?? 0) + (office === 'price' ? offices.food.price : 0);
  return { position, appeal, price, ...shown, fixed: tile.fixedCost, overseas: tile.shipPrice };
}

/** CG-CST, CG-C04-01, CG-C05-02, CG-C09-01: as the rulebook adds it up, at £4 a worker. */
function costsOf(owned: readonly Card[], { fixed, workers, machines }: ReturnType<typeof anyFactory>): number {
  const wages = workers * WAGES - (owned.includes('foreman') ? 2 * Math.min(4, workers) : 0);
  const kept = Math.max(0, machines - (owned.includes('workshop') ? 2 : 0));
  return Math.max(0, fixed - (owned.includes('developer') ? 2 : 0)) + wages + kept;
}

describe('the production phase', () => {
  it('CG-PRD-04 CG-PRD-08 CG-SHP-05 CG-SV-03: brings what the rulebook adds up, whatever is chosen, in 500 rounds', () => {
    const random = seeded('food');
    for (let i = 0; i < 500; i++) {
      const demand = below(random, 6) - 2;
      const seats = Array.from({ length: 3 }, () => {
        const factory = anyFactory(random);
        const owned = CARDS.filter(() => below(random, 3) === 0);
        const stock = below(random, 3);
        const level = below(random, 3);
        return { factory, owned, stock, level };
      });
      const game = play({
        players: 3,
        at: 'production',
        demand: { food: demand },
        wage: cardGame.sheet.market.wages['3'].indexOf(WAGES),
        seats: seats.map(
          ({ factory, owned, stock, level }): PlayerPosition => ({
            cash: 200,
            factories: { food: factory.position },
            cards: owned,
            foreman: 'food',
            levels: { shipping: level },
            ...(stock > 0 && { stored: { 'small-1': ['food', stock] } }),
          }),
        ),
      });
      const chosen = seats.map(() => ({ sell: 0, ship: 0, store: 0 }));
      while (game.step !== 'act') {
        const line = game.open[below(random, game.open.length)] ?? '';
        const [, verb, amount] = /^(sell|ship|store) (\d+)/.exec(line) ?? [];
        const choice = chosen[game.seat ?? 0];
        if (choice && verb) choice[verb as 'sell'] += Number(amount);
        game.do(line);
      }
      const sold = seats.map(({ factory: { goods, appeal }, stock }, seat) => {
        const maximum = Math.max(0, Math.min(appeal, appeal - demand));
        const choice = chosen[seat] ?? { sell: 0, ship: 0, store: 0 };
        const home = Math.min(goods, maximum) + choice.sell;
        expect(home).toBeLessThanOrEqual(Math.max(maximum, 0));
        expect(home + choice.ship + choice.store).toBeLessThanOrEqual(goods + stock);
        return home;
      });
      const rivals = seats.filter((_, seat) => (sold[seat] ?? 0) >= 2).map(({ factory }) => factory.appeal);
      const highest = Math.max(...rivals);
      const alone = rivals.filter((appeal) => appeal === highest).length === 1;
      seats.forEach(({ factory, owned, level }, seat) => {
        const { ship = 0, store = 0 } = chosen[seat] ?? {};
        const home = sold[seat] ?? 0;
        const ships = Math.ceil(ship / (2 + level));
        const rise = home < 2 ? 0 : factory.appeal === highest && alone ? 2 : 1;
        const p = game.p(seat);
        expect({ cash: p.cash, value: p.value, tokens: p.tokens, ships: p.ships, stored: p.stored }).toEqual({
          cash: 200 + home * factory.price + ship * factory.overseas - costsOf(owned, factory),
          value: 10 + rise,
          tokens: ships,
          ships: 2 - ships,
          stored: expect.toSatisfy((all: number[]) => all.reduce((sum, goods) => sum + goods, 0) === store),
        });
      });
    }
  });
});
