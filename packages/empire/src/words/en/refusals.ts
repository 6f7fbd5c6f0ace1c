import { RESOURCES, type Resource } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';
import { list, ordinal, units, workers } from './grammar.ts';

/** Why a choice is not open. */
export const refusal: Phrases['refusal'] = ({ code, params: p }) => {
  switch (code) {
    case 'action-passed':
      return 'Actions go in the order sell, hire and move, build, produce; that one has been passed.';
    case 'action-taken':
      return 'Each action can be taken once per turn.';
    case 'action-price':
      return `Your ${ordinal(Number(p.nth))} action costs ${p.price} capital; you have ${p.capital}.`;
    case 'no-effect-sell':
      return 'There is no whole lot to sell at today’s rates.';
    case 'no-effect-staff':
      return 'Every card has its six workers.';
    case 'no-effect-build':
      return 'No building of the row can be paid and placed now.';
    case 'no-effect-produce':
      return 'No staffed track has room.';
    case 'manager-used':
      return 'One manager per turn, during your actions.';
    case 'managers-gone':
      return 'All managers have been used.';
    case 'manager-price':
      return `A manager costs ${p.price} capital this turn; you have ${p.capital}.`;
    case 'manager-no-effect':
      return 'There is nothing left for a manager to do.';
    case 'produces-all':
      return 'Production covers all staffed tracks.';
    case 'sell-something':
      return 'Sell at least one lot, or take the action back.';
    case 'sell-stock':
      return `A lot takes ${units(p.resource as Resource, Number(p.units))}; you have ${p.stock}.`;
    case 'capital-full':
      return Number(p.room) === 0
        ? 'Capital tracks are full; take it as profit.'
        : `Capital tracks hold only ${p.room} more; take the rest as profit.`;
    case 'capital-not-sold':
      return 'Capital can be sold only in the advanced game, side B.';
    case 'capital-for-capital':
      return 'Capital is sold for profit only.';
    case 'nobody-buys':
      return `Nobody buys ${p.resource} this turn.`;
    case 'hired-already':
    case 'moved-already':
      return 'One hire and one move per action.';
    case 'staff-something':
      return 'Hire or move somebody, or take the action back.';
    case 'workers-full':
      return `A card holds at most ${p.most} workers.`;
    case 'workers-there':
      return Number(p.workers) === 0 ? 'Nobody works there.' : `Only ${workers(Number(p.workers))} there.`;
    case 'workers-room':
      return Number(p.room) === 0
        ? `No room: a card holds at most ${p.most} workers.`
        : `Room for only ${p.room} more: a card holds at most ${p.most} workers.`;
    case 'no-railway':
      return 'No railway leads that way.';
    case 'lacking':
      return `You lack ${list(RESOURCES.filter((r) => Number(p[r]) > 0).map((r) => units(r, Number(p[r]))))}.`;
    case 'no-place':
      return 'There is no place where its railways fit.';
    case 'keeps-side':
      return 'Buildings keep their side and are never rotated.';
    case 'not-in-row':
      return 'That card is not in the building row.';
    case 'railways-match':
      return 'Railways must match on every touching edge.';
    case 'no-railways':
      return 'A manager’s building must have no railway at all towards its neighbours.';
    case 'place-taken':
      return 'Another card stands there.';
    case 'must-touch':
      return 'Buildings must touch your empire.';
    case 'marker-gone':
      return `The marker for ${p.resource} has been taken.`;
    case 'marker-never-returns':
      return 'A marker that was taken does not return.';
    case 'spare-first':
      return 'Spare markers are used first.';
    case 'not-central':
      return 'The Central Factory is not touched.';
    case 'nobody-there':
      return 'Nobody works there.';
    case 'no-capital':
      return 'Managers add materials, commodities or goods only.';
    case 'track-full':
      return 'That track is full.';
    case 'track-room':
      return Number(p.room) === 0 ? 'That track is full.' : `Room for ${p.room}, and ${p.units} to place.`;
    case 'units-there':
      return `There are ${p.units} on that track, and ${p.owed} to pay.`;
    case 'profit-not-spent':
      return 'Profit cannot be spent.';
    case 'compulsory':
      return 'This payment is compulsory.';
    case 'none-left':
      return `You have no ${p.resource}.`;
    case 'not-in-cost':
      return Number(p.printed) === 0
        ? 'Upkeep uses units of the building’s own cost.'
        : 'The cost has no second unit of that kind.';
    default:
      return '';
  }
};
