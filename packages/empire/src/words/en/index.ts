import { amount, say, thing } from '@cromford/kernel';
import type { Action } from '../../moves.ts';
import { nameOf, RESOURCES } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';
import { event } from './events.ts';
import { action, cap, list, ordinal, place, resource, SINGULAR, titles, units, why, workers } from './grammar.ts';
import { refusals } from './refusals.ts';

/** What an action, or a manager, is for. */
const PURPOSE: Readonly<Record<Action | 'manager', string>> = {
  sell: 'stock becomes profit or capital, at the rates of the market die',
  staff: 'one worker more, or moved: only a staffed building produces',
  build: 'a card of the row joins your empire, for what it lists',
  produce: 'every staffed building makes more of what its tracks show',
  manager: 'one more unit, one more worker, or a building without railway',
};

export const phrases: Phrases = {
  name: 'Empire',
  about: 'One player, nine cards, nine dice, thirty years. Build, staff, produce and sell, and retire rich.',
  sideLabel: { label: 'Market card', about: 'Which side of the market card is used.' },
  sides: {
    A: { label: 'Side A, basic', about: 'Materials, commodities and goods are sold.' },
    B: {
      label: 'Side B, advanced',
      about: 'Capital can be sold for profit too, and some things find no buyer in some turns.',
    },
  },
  labels: {
    resource,
    units,
    action,
    titles,
    profit: 'Profit',
    turn: 'Turn',
    year: 'Year',
    market: 'Market',
    marketDie: 'Market die',
    managers: 'Managers',
    row: 'Building row',
    empire: 'Your empire',
    spareMarkers: 'Spare markers',
    workers: 'Workers',
    requirement: 'required',
    staffed: 'staffed',
    notStaffed: 'not staffed',
    overstaffed: 'overstaffed',
    award: 'Award',
    cost: 'Cost',
    event: 'Event',
    labour: 'Labour',
    upkeep: 'Upkeep',
    none: 'None.',
    markerGone: 'no marker',
    place: 'Place:',
    railways: 'Railways:',
    edges: ['north', 'east', 'south', 'west'],
    leaving: 'out',
    entering: 'in',
  },
  question(frame, plate, site, usual) {
    switch (frame.step) {
      case 'act':
        return {
          ask: 'What do you do next?',
          help: 'Actions go in this order, each once a turn; each one taken costs more than the last.',
        };
      case 'sell':
        return { ask: 'What do you sell?', help: 'Whole lots only. Each lot gives 1, as profit or as capital.' };
      case 'staff':
        return { ask: 'Whom do you hire or move?', help: 'One hire, one move along a railway, or both.' };
      case 'build':
        return frame.by === 'action'
          ? { ask: 'Which building?', help: 'The event of the next card to its right is looked at afterwards.' }
          : { ask: 'Which building does the manager open?', help: 'It must have no railway towards its neighbours.' };
      case 'place':
        return {
          ask: `Where does it stand: ${plate(frame.plate)}?`,
          help:
            frame.by === 'action'
              ? 'Railways must match on every touching edge.'
              : 'No railway may touch its neighbours.',
        };
      case 'marker':
        return {
          ask: 'Which track of the Central Factory gives up its marker?',
          help: 'What lies on it is lost, and the track is closed for good.',
        };
      case 'dismiss-from':
        return { ask: 'Which building loses a worker?', help: 'The event asks for one.' };
      case 'reassign':
        return { ask: 'Do you reassign workers?', help: 'From one card to any other, railways or not; or leave it.' };
      case 'manage':
        return { ask: 'What does the manager do?', help: 'One unit, one worker, or a building without railways.' };
      case 'pay':
        return {
          ask: `From which tracks: ${units(nameOf(frame.kind), frame.units)}?`,
          help: `As usual: ${usual.map(({ units: n, card }) => `${n} from ${card}`).join(', ')}; for ${why[frame.why].toLowerCase()}.`,
        };
      case 'store':
        return {
          ask: `On which tracks: ${units(nameOf(frame.kind), frame.units)}?`,
          help: `As usual: ${usual.map(({ units: n, card }) => `${n} on ${card}`).join(', ')}.`,
        };
      case 'labour-order':
        return {
          ask: 'Which overstaffed building is settled next?',
          help: 'There is not enough capital for all; what is not paid falls to one worker.',
        };
      case 'upkeep-unit':
        return {
          ask: `Upkeep of the ${site(frame.site)}: which unit, ${frame.owed} still due?`,
          help: 'Units out of the building’s own cost.',
        };
      default:
        return { ask: '', help: '' };
    }
  },
  move(move, card) {
    switch (move.do) {
      case 'action':
        return action[move.action];
      case 'manager':
        return 'Use a manager';
      case 'end':
        return 'End the turn';
      case 'done':
        return 'Done';
      case 'sell':
        return say`Sell ${amount(move.amount)} ${move.amount === 1 ? 'lot' : 'lots'} of ${thing('good', move.resource)} for ${thing('kind', move.into)}`;
      case 'hire':
        return say`Hire for ${card(move.card)}`;
      case 'move':
        return say`Move ${card(move.from)} → ${card(move.to)}: ${amount(move.amount)}`;
      case 'build':
        return say`Build ${card(move.card)}`;
      case 'place':
        return say`Place: ${thing('place', place(move.x, move.y))}`;
      case 'give-up':
        return say`Give up ${thing('good', move.resource)}`;
      case 'add':
        return say`1 ${SINGULAR[move.resource]} on ${card(move.card)}`;
      case 'dismiss':
        return say`A worker of ${card(move.card)}`;
      case 'take':
        return say`Take ${amount(move.amount)} from ${card(move.from)}`;
      case 'put':
        return say`Put ${amount(move.amount)} on ${card(move.on)}`;
      case 'usual':
        return 'As usual';
      case 'labour':
        return card(move.card);
      case 'upkeep':
        return thing('good', `1 ${SINGULAR[move.resource]}`);
      case 'turn-over':
        return say`Turn over ${card(move.card)}`;
      case 'restore':
        return say`Put the marker for ${thing('good', move.resource)} back`;
      case 'produce-only':
        return say`Produce ${thing('good', move.resource)} only`;
      case 'refuse-payment':
        return 'Do not pay';
      default:
        return move satisfies never;
    }
  },
  group(move, card) {
    switch (move.do) {
      case 'sell':
        return resource[move.resource];
      case 'hire':
        return 'Hire';
      case 'move':
        return `From ${card(move.from)}`;
      case 'add':
        return resource[move.resource];
      case 'build':
        return 'Build';
      case 'action':
        return 'Actions';
      default:
        return '';
    }
  },
  notes: (card) => ({
    price: (p) =>
      p.price === 0 ? `${cap(ordinal(p.nth))} action: free` : `${cap(ordinal(p.nth))} action: ${p.price} capital`,
    for: (p) => PURPOSE[p.what],
    'manager-price': (p) => `${p.price} capital, ${p.left} left`,
    rate: (p) => `${p.units} for 1`,
    cost: (p) => list(RESOURCES.filter((r) => p[r] > 0).map((r) => units(r, p[r]))),
    'no-spare': () => 'no spare marker is left: a track of the Central Factory gives up its own for good',
    'event-happens': (p) => say`then the event of ${thing('card', card(p.card))} happens`,
    'event-passes': (p) => say`no event: that of ${thing('card', card(p.card))} is not due`,
    'units-lost': (p) => `${units(p.resource, p.units)} lost`,
    staffs: () => 'then it is staffed',
    overstaffs: (p) => `more than the ${p.requirement} required`,
    'workers-of': (p) => `then ${p.workers}, ${p.requirement} required`,
    'labour-due': (p) => `year ${p.year}: labour, ${p.cost} capital for ${p.buildings} overstaffed`,
    'labour-short': (p) =>
      `year ${p.year}: labour costs ${p.cost} capital, you have ${p.capital}; what is not paid falls to one worker`,
    'upkeep-due': (p) =>
      `year ${p.year}: upkeep, ${2 * p.buildings} units for ${p.buildings === 1 ? '1 building' : `${p.buildings} buildings`}`,
  }),
  refusals,
  event,
  effect(effect) {
    switch (effect.kind) {
      case 'gain':
        return `gain ${list(RESOURCES.filter((r) => effect[r]).map((r) => units(r, effect[r] ?? 0)))}`;
      case 'lose':
        return `lose ${units(effect.resource, effect.amount)}${effect.otherwise ? `, or 1 ${SINGULAR[effect.otherwise]} if you have none` : ''}`;
      case 'profit':
        return `gain ${effect.amount} profit`;
      case 'profit-by-die':
        return 'gain profit equal to the market die';
      case 'hire-here':
        return `${workers(effect.workers)} more in the building just built`;
      case 'dismiss':
        return `one building loses ${workers(effect.workers)}`;
      case 'reassign':
        return 'you may move workers from one card to any other';
      case 'action-price':
        return `next turn your ${ordinal(effect.nth)} action costs ${effect.price}`;
      case 'rate':
        return `next turn ${effect.resource} sell at ${effect.rate} for 1`;
      default:
        return effect satisfies never;
    }
  },
  why,
  turnLine: (turn, turns, year, die) => `Turn ${turn} of ${turns}, year ${year}, market die ${die}.`,
  rateLine: (n, r) => (n === 0 ? `${resource[r]}: not sold` : `${resource[r]}: ${n} for 1`),
  years: (from, to) => `years ${from}–${to}`,
  placeName: place,
  result: (profit, title) => `${profit} profit: ${title}.`,
};
