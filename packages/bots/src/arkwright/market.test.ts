import {
  type ArkwrightRules,
  actualQuality,
  anniversary,
  goodAt,
  type State,
  spinningJenny,
} from '@cromford/arkwright';
import { completeOptions, Engine, type Seat, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots } from '../bots.ts';
import { Market } from './market.ts';
import { weightsFor } from './weights.ts';

/** Every position of a game of foremen at which somebody begins his turn. */
function turns(rules: ArkwrightRules, seed: string): State[] {
  const engine = new Engine(rules);
  const s = engine.start(seed);
  const seats = s.players.map((_, seat) => bots.get('foreman')?.(seeded(`${seed} ${seat}`)));
  const found: State[] = [];
  let open = engine.open(s);
  while (open.length > 0) {
    if (s.agenda.at(-1)?.step === 'turn') found.push(rules.clone(s));
    const seat = engine.due(s)?.seat ?? 0;
    const moves = [...open];
    const move = seats[seat]?.choose({
      engine: new Engine(rules) as unknown as Engine,
      seat,
      moves,
      view: () => rules.view(s, seat),
    });
    open = engine.apply(s, move as (typeof moves)[number]);
  }
  return found;
}

/** Patrons, extra shifts, schools and stored goods change the sale; a ship sells what is left; equal sellers sell at once (FE-SAL-14). */
function isSpecial({ ruleset }: ArkwrightRules, s: State, seat: Seat): boolean {
  const special = /^(patron|extra-shifts|school)/;
  const offers = s.players.flatMap(({ factories }) => {
    const f = factories[s.cycle];
    if (!f) return [];
    const quality = actualQuality(ruleset, f, s.cycle);
    return [`appeal ${quality + f.distribution - f.price}, quality ${quality}`];
  });
  return (
    new Set(offers).size < offers.length ||
    (s.players[seat]?.ships.length ?? 0) > 0 ||
    s.players.some(({ tiles, stored }) => tiles.some((tile) => special.test(tile)) || (stored[s.cycle] ?? 0) > 0)
  );
}

function sales(rules: ArkwrightRules, s: State, seat: Seat): number {
  let pounds = 0;
  for (const news of rules.forecast?.(rules.view(s, seat), goodAt(s.cycle)) ?? [])
    if (news.kind === 'cash' && news.seat === seat && news.why === 'sales') pounds += news.by;
  return pounds;
}

it.each([
  [
    'Spinning Jenny',
    spinningJenny.rules({ players: 4, options: completeOptions(spinningJenny, {}), sheet: spinningJenny.sheet }),
  ],
  [
    'anniversary',
    anniversary.rules({ players: 3, options: completeOptions(anniversary, {}), sheet: anniversary.sheet }),
  ],
])('%s: estimates the next production phase as the rules forecast it, but for special cases', (_, rules) => {
  const market = new Market(rules.ruleset);
  const w = weightsFor(rules.ruleset);
  let compared = 0;
  for (const s of turns(rules, 'markets'))
    for (let seat = 0; seat < s.players.length; seat++) {
      if (isSpecial(rules, s, seat)) continue;
      market.begin(s, seat, w);
      market.now(s.cycle);
      expect(market.pounds).toBe(sales(rules, s, seat));
      compared++;
    }
  expect(compared).toBeGreaterThan(10);
});
