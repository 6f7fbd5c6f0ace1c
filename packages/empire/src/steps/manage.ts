import { refusal } from '@cromford/kernel';
import { type Components, plateAt } from '../components.ts';
import { siteOf } from '../map.ts';
import { CAPITAL, KINDS, kindOf, nameOf } from '../resources.ts';
import { change, roomOn } from '../stock.ts';
import { neverCards, offerCards } from './build.ts';
import { addWorker, offerHires } from './staff.ts';
import { type Choice, neverOffered, seat } from './types.ts';

/** A manager: one unit, one worker, or a building without railways (SE-MGR-03 to SE-MGR-05). */
export const manage = (c: Components): Choice<'manage'> => ({
  rule: 'SE-MGR-01',
  mustSee: true,
  seat,
  options(s, _frame, offer) {
    for (const site of s.sites) {
      const card = plateAt(c, site.plate).id;
      for (const kind of KINDS) {
        const resource = nameOf(kind);
        if (kind !== CAPITAL && roomOn(c, site, kind) > 0) offer.open({ do: 'add', resource, card });
        else if (offer.explains && (plateAt(c, site.plate).max[kind] as number) > 0) {
          if (kind === CAPITAL) offer.refuse({ do: 'add', resource, card }, refusal('no-capital', 'SE-MGR-03'));
          else if ((site.stock[kind] as number) < 0)
            offer.refuse({ do: 'add', resource, card }, refusal('marker-gone', 'SE-BLD-10', { resource }));
          else offer.refuse({ do: 'add', resource, card }, refusal('track-full', 'SE-MGR-03', { resource }));
        }
      }
    }
    offerHires(c, s, offer, 'SE-MGR-04');
    offerCards(c, s, 'manager', offer);
    if (offer.explains) neverCards(c, s, offer);
  },
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
