import { type Components, type EmpireState, type Move, plateAt, staffed } from '@cromford/empire';
import type { Language } from '@cromford/kernel';
import { beside, better, mean } from '../against.ts';
import type { TurnCompared } from '../judgement.ts';
import { units } from './explain.ts';
import type { Weighing } from './weighing.ts';

/** What is better after the second turn, once both have been played on. */
export function against(
  c: Components,
  w: Weighing,
  own: TurnCompared<EmpireState, Move>,
  best: TurnCompared<EmpireState, Move>,
  language: Language,
): readonly string[] {
  const { both, isEnd } = beside(own, best);
  const left = c.turns - mean(best.ends, (s) => s.turn);
  const stock = both((s) =>
    s.sites.reduce((sum, site) => sum + site.stock.reduce((held, units) => held + Math.max(0, units), 0), 0),
  );
  const awards = both((s) =>
    s.sites.reduce((sum, site) => sum + (staffed(c, site) ? plateAt(c, site.plate).award : 0), 0),
  );
  return better(
    [
      { what: 'profit', ...both((s) => s.profit), each: 1 },
      // What is over has been sold and counted.
      ...(isEnd
        ? []
        : [
            { what: 'awards', ...awards, each: 1 } as const,
            { what: 'makes', ...both((s) => units(c, s)), each: Math.max(0, left) * w.price } as const,
            { what: 'stock', ...stock, each: w.price } as const,
          ]),
    ],
    isEnd,
    language,
  );
}
