import { nameOf, RESOURCES, type Resource } from '../resources.ts';
import type { Phrases } from './phrases.ts';

const SINGULAR: Readonly<Record<Resource, string>> = {
  materials: 'material',
  commodities: 'commodity',
  goods: 'good',
  capital: 'capital',
};

const units = (resource: Resource, n: number) => `${n} ${n === 1 ? SINGULAR[resource] : resource}`;
const workers = (n: number) => (n === 1 ? '1 worker' : `${n} workers`);
const ordinal = (n: number) => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`;
const list = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const place = (x: number, y: number) => {
  const parts = [
    y < 0 ? `${-y} north` : y > 0 ? `${y} south` : '',
    x > 0 ? `${x} east` : x < 0 ? `${-x} west` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'the centre' : parts.join(', ');
};
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

const resource = { materials: 'Materials', commodities: 'Commodities', goods: 'Goods', capital: 'Capital' } as const;
const action = { sell: 'Sell', staff: 'Hire and move', build: 'Build', produce: 'Produce' } as const;

const why: Phrases['why'] = {
  action: 'Actions',
  manager: 'Managers',
  building: 'Building',
  sale: 'Sales',
  production: 'Production',
  event: 'Events',
  marker: 'Markers given up',
  labour: 'Labour',
  upkeep: 'Upkeep',
  award: 'Awards',
};

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
    titles: ['Bootblack', 'Proprietor', 'Entrepreneur', 'Captain of Industry', 'Titan of Industry'],
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
  question(frame, plate) {
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
          help: `For ${why[frame.why].toLowerCase()}. “As usual” empties staffed tracks with least room first.`,
        };
      case 'store':
        return {
          ask: `On which tracks: ${units(nameOf(frame.kind), frame.units)}?`,
          help: '“As usual” fills the track with most room first.',
        };
      case 'labour-order':
        return {
          ask: 'Which overstaffed building is settled next?',
          help: 'There is not enough capital for all; what is not paid falls to one worker.',
        };
      case 'upkeep-unit':
        return { ask: `Upkeep: which unit, ${frame.owed} still due?`, help: 'Units out of the building’s own cost.' };
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
        return `Sell ${move.amount} ${move.amount === 1 ? 'lot' : 'lots'} of ${move.resource} for ${move.into}`;
      case 'hire':
        return `Hire for ${card(move.card)}`;
      case 'move':
        return `Move ${move.amount}: ${card(move.from)} → ${card(move.to)}`;
      case 'build':
        return `Build ${card(move.card)}`;
      case 'place':
        return `Place: ${place(move.x, move.y)}`;
      case 'give-up':
        return `Give up ${move.resource}`;
      case 'add':
        return `1 ${SINGULAR[move.resource]} on ${card(move.card)}`;
      case 'dismiss':
        return `A worker of ${card(move.card)}`;
      case 'take':
        return `Take ${move.amount} from ${card(move.from)}`;
      case 'put':
        return `Put ${move.amount} on ${card(move.on)}`;
      case 'usual':
        return 'As usual';
      case 'labour':
        return card(move.card);
      case 'upkeep':
        return `1 ${SINGULAR[move.resource]}`;
      case 'turn-over':
        return `Turn over ${card(move.card)}`;
      case 'restore':
        return `Put the marker for ${move.resource} back`;
      case 'produce-only':
        return `Produce ${move.resource} only`;
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
  note(note, card) {
    const p = note.params;
    switch (note.code) {
      case 'price':
        return p.price === 0
          ? `${cap(ordinal(Number(p.nth)))} action: free`
          : `${cap(ordinal(Number(p.nth)))} action: ${p.price} capital`;
      case 'manager-price':
        return `${p.price} capital, ${p.left} left`;
      case 'rate':
        return `${p.units} for 1`;
      case 'cost':
        return list(RESOURCES.filter((r) => Number(p[r]) > 0).map((r) => units(r, Number(p[r]))));
      case 'event-happens':
        return `then the event of ${card(String(p.card))} happens`;
      case 'event-passes':
        return `no event: that of ${card(String(p.card))} is not due`;
      case 'units-lost':
        return `${units(p.resource as Resource, Number(p.units))} will be lost`;
      case 'staffs':
        return 'then it is staffed';
      case 'overstaffs':
        return `more than the ${p.requirement} required`;
      case 'workers-of':
        return `then ${p.workers}, ${p.requirement} required`;
      case 'labour-due':
        return `year ${p.year}: labour, ${p.cost} capital for ${p.buildings} overstaffed`;
      case 'labour-short':
        return `year ${p.year}: labour costs ${p.cost} capital, you have ${p.capital}; what is not paid falls to one worker`;
      case 'upkeep-due':
        return `year ${p.year}: upkeep, ${2 * Number(p.buildings)} units for ${p.buildings === 1 ? '1 building' : `${p.buildings} buildings`}`;
      default:
        return note.code;
    }
  },
  refusal({ code, params: p }) {
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
  },
  event(e, card) {
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
        return `${resource[e.resource]}: ${e.each} on each of ${e.tracks} staffed ${e.tracks === 1 ? 'track' : 'tracks'}.`;
      case 'labour':
        return e.paid
          ? `${card(e.card)} is overstaffed: ${e.cost} capital.`
          : `${card(e.card)} is overstaffed, and ${e.cost} capital cannot be paid.`;
      case 'year':
        return `Year ${e.year}.${e.labour ? ' Labour is due.' : ''}${e.upkeep ? ' Upkeep is due.' : ''}`;
      case 'over':
        return `The end: ${e.profit} profit, ${phrases.labels.titles[e.title]}.`;
      default:
        return e satisfies never;
    }
  },
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
