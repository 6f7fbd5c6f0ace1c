import type { Card, Good, News, State, Who } from '@cromford/cards';
import type { Event, Seat } from '@cromford/kernel';

/** What one colour does in a production phase. */
export interface ColourResult {
  readonly who: Who;
  sold: number;
  maximum: number;
  /** What Patrons have added to the maximum, and which. */
  patrons: number;
  patronCards: readonly Card[];
  price: number;
  made: number;
  stored: number;
  shipped: number;
  /** What the ships bring. */
  abroad: number;
  wasted: number;
  fixed: number;
  wages: number;
  maintenance: number;
  /** Sales, shipping and contract, less the costs that are paid. */
  net: number;
  /** What the emergency fund lends: cash, but nothing earned. */
  fund: number;
  /** What nobody lends to who is bankrupt: the costs that he cannot pay. */
  missing: number;
  /** Tokens of the emergency fund. */
  loans: number;
  /** Steps of the share value, and why. */
  value: number;
  highest: boolean;
  shares: number;
  bankrupt: boolean;
  /** What is not counted on, though it may be chosen: goods that would go abroad, and cards. */
  mayShip: number;
  mayUse: readonly Card[];
}

/** A production phase as its events tell it: a forecast, or one that has happened. */
export interface Outlook {
  readonly good: Good;
  readonly demand: number;
  readonly wage: number;
  readonly results: readonly ColourResult[];
}

export const nothing = (who: Who): ColourResult => ({
  who,
  sold: 0,
  maximum: 0,
  patrons: 0,
  patronCards: [],
  price: 0,
  made: 0,
  stored: 0,
  shipped: 0,
  abroad: 0,
  wasted: 0,
  fixed: 0,
  wages: 0,
  maintenance: 0,
  net: 0,
  fund: 0,
  missing: 0,
  loans: 0,
  value: 0,
  highest: false,
  shares: 0,
  bankrupt: false,
  mayShip: 0,
  mayUse: [],
});

export function outlook(events: readonly Event[]): Outlook | undefined {
  let start: Extract<News, { kind: 'production' }> | undefined;
  const found = new Map<Who, ColourResult>();
  const of = (who: Who): ColourResult => {
    const known = found.get(who) ?? nothing(who);
    found.set(who, known);
    return known;
  };
  for (const event of events as readonly News[]) {
    if (event.kind === 'production') start = event;
    if (start && isOfProduction(event)) tell(event, of);
  }
  if (!start) return undefined;
  return { good: start.good, demand: start.demand, wage: start.wage, results: [...found.values()] };
}

/** The final scoring that follows the last production sells what is stored, buys shares and takes off for ships: none of it was brought by a good. */
export const isOfProduction = ({ rule }: Event): boolean => !rule.startsWith('CG-END-');

/** What money that is not earned is there for. */
const LENT = { emergency: 'fund', bankrupt: 'missing' } as const;

function tell(event: News, of: (who: Who) => ColourResult): void {
  switch (event.kind) {
    case 'produced':
      of(event.seat).made += event.amount;
      break;
    case 'sold': {
      const result = of(event.who);
      result.sold += event.amount;
      result.maximum = event.maximum;
      result.patrons = event.patrons ?? 0;
      result.price = event.price;
      break;
    }
    case 'used': {
      const result = of(event.seat);
      if (event.rule === 'CG-C07-01') result.patronCards = [...result.patronCards, event.card];
      break;
    }
    case 'stored':
      of(event.seat).stored += event.amount;
      break;
    case 'shipped':
      of(event.seat).shipped += event.amount;
      break;
    case 'goods':
      if (event.why === 'wasted') of(event.seat).wasted -= event.by;
      break;
    case 'costs': {
      const result = of(event.seat);
      result.fixed += event.fixed;
      result.wages += event.wages;
      result.maintenance += event.maintenance;
      break;
    }
    case 'cash':
      of(event.seat)[LENT[event.why as keyof typeof LENT] ?? 'net'] += event.by;
      if (event.why === 'shipping') of(event.seat).abroad += event.by;
      break;
    case 'loans':
      of(event.seat).loans += event.by;
      break;
    case 'value':
      of(event.who).value += event.by;
      of(event.who).highest ||= event.why === 'highest-appeal';
      break;
    case 'shares':
      of(event.who).shares += event.by;
      break;
    case 'could-ship':
      of(event.seat).mayShip = event.amount;
      break;
    case 'could-use':
      of(event.seat).mayUse = [...of(event.seat).mayUse, event.card];
      break;
    case 'bankrupt':
      of(event.seat).bankrupt = true;
      break;
    default:
      break;
  }
}

/** Who acts before the next production: whoever is on turn, then those who come after him. Nobody knows what they will do. */
export function stillToAct(s: State): Seat[] {
  const production = s.agenda.findIndex(({ step }) => step === 'production');
  // Before the first round, between two and in a sale nobody has a turn.
  if (production < 0) return [];
  const seats = new Set<Seat>();
  for (const frame of s.agenda.slice(production + 1).reverse()) {
    if ('seat' in frame) seats.add(frame.seat);
    if (frame.step === 'turns')
      for (let k = frame.k; k < s.players.length; k++) seats.add((s.start + k) % s.players.length);
  }
  return [...seats].filter((seat) => s.players[seat]?.out !== 1);
}

/**
 * The sale that is under way: its rest, with what has been made, sold, stored and shipped of it. `past` is what its events have told so
 * far; where nobody has heard them, as in a position that was set up, the state says what has been sold and what is still in hand.
 */
export function withSold(
  rest: Outlook,
  past: Outlook | undefined,
  s: State,
  whos: readonly Who[],
  price: (who: Who) => number,
): Outlook {
  const results = whos.map((who, i): ColourResult => {
    const result = resultOf(rest, who) ?? nothing(who);
    const sold = Math.max(0, s.sold[i] ?? 0);
    const done = resultOf(past, who) ?? { ...nothing(who), sold, made: sold + (who === s.handSeat ? s.hand : 0) };
    if (done.made + done.sold === 0) return result;
    return {
      ...result,
      sold: result.sold + sold,
      maximum: result.maximum || done.maximum || sold,
      price: price(who),
      made: result.made + done.made,
      stored: result.stored + done.stored,
      shipped: result.shipped + done.shipped,
      wasted: result.wasted + done.wasted,
    };
  });
  return { ...rest, results };
}

/** What has happened of the last production: its events among these, the newest last. */
export function lastProduction(events: readonly Event[]): Outlook | undefined {
  const start = events.findLastIndex(({ kind }) => kind === 'production');
  return start < 0 ? undefined : outlook(events.slice(start));
}

export const resultOf = (look: Outlook | undefined, who: Who): ColourResult | undefined =>
  look?.results.find((result) => result.who === who);
