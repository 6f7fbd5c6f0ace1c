import { GOODS, goodAt } from './goods.ts';
import type { State } from './state.ts';
import { opponent } from './steps/solo/opponents.ts';
import { stockAt } from './warehouse.ts';

/** Every account: what each seat owns, goods in hand included, and what automated opponents have. */
export function accounts(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  s.players.forEach((p, seat) => {
    found[`cash.${seat}`] = p.cash;
    found[`shares.${seat}`] = p.shares;
    found[`value.${seat}`] = p.value;
    found[`loans.${seat}`] = p.loans;
    found[`tokens.${seat}`] = p.tokens;
    for (let good = 0; good < GOODS.length; good++)
      found[`${goodAt(good)}.${seat}`] = stockAt(p, good) + (s.handSeat === seat && s.handGood === good ? s.hand : 0);
  });
  if (s.bag.length > 0)
    s.others.forEach(({ shares, value }, i) => {
      found[`shares.${opponent(i)}`] = shares;
      found[`value.${opponent(i)}`] = value;
    });
  return found;
}
