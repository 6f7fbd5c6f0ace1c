import type { Offer, Refusal } from '@cromford/kernel';
import { type Components, plateAt } from '../components.ts';
import { siteOf } from '../map.ts';
import type { Move } from '../moves.ts';
import { because } from '../refusals.ts';
import { CAPITAL, KINDS, type Kind, kindOf, nameOf } from '../resources.ts';
import type { Site } from '../state.ts';
import { change, roomOn } from '../stock.ts';
import { neverCards, offerCards } from './build.ts';
import { addWorker, offerHires } from './staff.ts';
import { type Asks, neverOffered, seat } from './types.ts';

/** A manager: one unit, one worker, or a building without railways (SE-MGR-03 to SE-MGR-05). */
export const manage = (c: Components): Asks<'manage'> => ({
  rule: 'SE-MGR-01',
  mustSee: true,
  seat,
  options(s, _frame, offer) {
    for (let i = 0; i < s.sites.length; i++) offerUnits(c, s.sites[i] as Site, offer);
    offerHires(c, s, offer, 'SE-MGR-04');
    offerCards(c, s, 'manager', offer);
  },
  never: (s, _frame, offer) => neverCards(c, s, offer),
  play(s, _frame, move, emit) {
    switch (move.do) {
      case 'add':
        change(c, siteOf(c, s, move.card), kindOf(move.resource), 1, 'manager', 'SE-MGR-03', emit);
        return;
      case 'hire':
        addWorker(c, siteOf(c, s, move.card), 'manager', 'SE-MGR-04', emit);
        return;
      case 'build':
        s.agenda.push({ step: 'place', by: 'manager', plate: c.plateOf[move.card] as number });
        return;
      default:
        throw neverOffered(move);
    }
  },
});

/** A unit on each track that the card has. */
function offerUnits(c: Components, site: Site, offer: Offer<Move>): void {
  const { id: card, max } = plateAt(c, site.plate);
  for (const kind of KINDS) {
    if (max[kind] === 0) continue;
    const open = kind !== CAPITAL && roomOn(c, site, kind) > 0;
    offer.option({ do: 'add', resource: nameOf(kind), card }, open)?.otherwise(whyNoUnit(site, kind));
  }
}

function whyNoUnit(site: Site, kind: Kind): Refusal {
  const resource = nameOf(kind);
  if (kind === CAPITAL) return because('no-capital', 'SE-MGR-03');
  if ((site.stock[kind] as number) < 0) return because('marker-gone', 'SE-BLD-10', { resource });
  return because('track-full', 'SE-MGR-03', { resource });
}
