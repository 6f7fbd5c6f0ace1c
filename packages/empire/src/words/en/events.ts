import type { Phrases } from '../phrases.ts';
import { action, list, ordinal, place, resource, signed, titles, units, why, workers } from './grammar.ts';

/** What happened. */
export const event: Phrases['event'] = (e, card) => {
  switch (e.kind) {
    case 'set-up':
      return `The row: ${list(e.row.map(card))}.${e.turned.length > 0 ? ` Turned over so that every type shows: ${list(e.turned.map(card))}.` : ''}`;
    case 'turn':
      return `Turn ${e.turn}, year ${e.year}: the market die shows ${e.die}.`;
    case 'action':
      return `${action[e.action]}, the ${ordinal(e.nth)} action, ${e.price === 0 ? 'free' : `for ${e.price} capital`}.`;
    case 'manager':
      return `A manager for ${e.price} capital; ${e.left} left.`;
    case 'stock':
      return `${card(e.card)}: ${resource[e.resource].toLowerCase()} ${signed(e.by)} (${why[e.why].toLowerCase()}).`;
    case 'profit':
      return `Profit ${signed(e.by)}${e.card ? `, ${card(e.card)}` : ''} (${why[e.why].toLowerCase()}).`;
    case 'sold':
      return `Sold ${units(e.resource, e.units)} for ${e.lots} ${e.into}.`;
    case 'lost':
      return `No room: ${units(e.resource, e.units)} lost.`;
    case 'workers':
      return e.why === 'opened'
        ? `${card(e.card)} opens with one worker.`
        : `${card(e.card)}: workers ${signed(e.by)}, now ${e.now}.`;
    case 'moved':
      return `${workers(e.workers)} from ${card(e.from)} to ${card(e.to)}.`;
    case 'built':
      return `${card(e.card)} built${e.by === 'manager' ? ' by a manager' : ''}: ${place(e.x, e.y)}.`;
    case 'marker':
      return e.from === 'spare'
        ? `A spare marker for ${card(e.card)}.`
        : `The Central Factory gives up its marker for ${e.from}.`;
    case 'happens':
      return `The event of ${card(e.card)} happens.`;
    case 'passes':
      return e.why === 'once'
        ? `The event of ${card(e.card)} has happened already.`
        : `The event of ${card(e.card)} is not due in year ${e.year}.`;
    case 'produced':
      return `${resource[e.resource]}: ${e.each} on ${e.tracks === 1 ? 'the one staffed track' : `each of ${e.tracks} staffed tracks`}.`;
    case 'labour':
      return e.paid
        ? `${card(e.card)} is overstaffed: ${e.cost} capital.`
        : `${card(e.card)} is overstaffed, and ${e.cost} capital cannot be paid.`;
    case 'unpaid':
      return `${card(e.card)}: ${e.units === 1 ? '1 unit' : `${e.units} units`} of upkeep cannot be paid.`;
    case 'year':
      return `Year ${e.year}.${e.labour ? ' Labour is due.' : ''}${e.upkeep ? ' Upkeep is due.' : ''}`;
    case 'over':
      return `The end: ${e.profit} profit, ${titles[e.title]}.`;
    default:
      return e satisfies never;
  }
};
