import { say, thing } from '@cromford/kernel';
import { RESOURCES } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';
import { list, ordinal, units, workers } from './grammar.ts';

/** Why a choice is not open. */
export const refusals: Phrases['refusals'] = {
  amount: (p) => `Choose from ${p.from} to ${p.to}.`,
  'not-offered': () => 'This is not possible now.',
  'game-over': () => 'The game is over.',
  unreadable: () => 'This is not a move.',
  'action-passed': () => 'Actions go in the order sell, hire and move, build, produce; that one has been passed.',
  'action-taken': () => 'Each action can be taken once per turn.',
  'action-price': (p) => `Your ${ordinal(p.nth)} action costs ${p.price} capital; you have ${p.capital}.`,
  'no-effect-sell': () => 'There is no whole lot to sell at today’s rates.',
  'no-effect-staff': () => 'Every card has its six workers.',
  'no-effect-build': (p) =>
    p.price === 0
      ? 'No building of the row can be paid and placed now.'
      : `No building of the row can be paid and placed once the action’s price of ${p.price} capital is paid.`,
  'row-empty': () => 'Every building has been built.',
  'no-effect-produce': () => 'No staffed track has room.',
  'nothing-staffed': () => 'No card has the workers it needs to produce.',
  'manager-used': () => 'One manager per turn.',
  'actions-over': () => 'Managers work during your actions, and those are over.',
  'managers-gone': () => 'All managers have been used.',
  'manager-price': (p) => `A manager costs ${p.price} capital this turn; you have ${p.capital}.`,
  'manager-no-effect': () => 'There is nothing left for a manager to do.',
  'produces-all': () => 'Production covers all staffed tracks.',
  'sell-something': () => 'Sell at least one lot, or take the action back.',
  'sell-stock': (p) => `A lot takes ${units(p.resource, p.units)}; you have ${p.stock}.`,
  'capital-full': (p) =>
    p.room === 0
      ? 'Capital tracks are full; take it as profit.'
      : `Capital tracks hold only ${p.room} more; take the rest as profit.`,
  'capital-not-sold': () => 'Capital can be sold only in the advanced game, side B.',
  'capital-for-capital': () => 'Capital is sold for profit only.',
  'nobody-buys': (p) => say`Nobody buys ${thing('good', p.resource)} this turn.`,
  'hired-already': () => 'One hire and one move per action.',
  'moved-already': () => 'One hire and one move per action.',
  'staff-something': () => 'Hire or move somebody, or take the action back.',
  'workers-full': (p) => `A card holds at most ${p.most} workers.`,
  'workers-there': (p) => (p.workers === 0 ? 'Nobody works there.' : `Only ${workers(p.workers)} there.`),
  'workers-room': (p) =>
    p.room === 0
      ? `No room: a card holds at most ${p.most} workers.`
      : `Room for only ${p.room} more: a card holds at most ${p.most} workers.`,
  'no-railway': () => 'No railway leads that way.',
  lacking: (p) => `You lack ${list(RESOURCES.filter((r) => p[r] > 0).map((r) => units(r, p[r])))}.`,
  'no-place': () => 'There is no place where its railways fit.',
  'no-place-apart': () => 'There is no place without a railway towards its neighbours.',
  'keeps-side': () => 'Buildings keep their side and are never rotated.',
  'not-in-row': () => 'That card is not in the building row.',
  'railways-match': () => 'Railways must match on every touching edge.',
  'no-railways': () => 'A manager’s building must have no railway at all towards its neighbours.',
  'place-taken': () => 'Another card stands there.',
  'must-touch': () => 'Buildings must touch your empire.',
  'marker-gone': (p) => say`The marker for ${thing('good', p.resource)} has been taken.`,
  'marker-never-returns': () => 'A marker that was taken does not return.',
  'spare-first': () => 'Spare markers are used first.',
  'not-central': () => 'The Central Factory is not touched.',
  'nobody-there': () => 'Nobody works there.',
  'no-capital': () => 'Managers add materials, commodities or goods only.',
  'track-full': () => 'That track is full.',
  'track-room': (p) => (p.room === 0 ? 'That track is full.' : `Room for ${p.room}, and ${p.units} to place.`),
  'units-there': (p) => `There are ${p.units} on that track, and ${p.owed} to pay.`,
  'profit-not-spent': () => 'Profit cannot be spent.',
  compulsory: () => 'This payment is compulsory.',
  'none-left': (p) => say`You have no ${thing('good', p.resource)}.`,
  'not-in-cost': (p) =>
    p.printed === 0 ? 'Upkeep uses units of the building’s own cost.' : 'The cost has no second unit of that kind.',
};
