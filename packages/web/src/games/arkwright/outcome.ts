import {
  actualQuality,
  type Good,
  goodIndex,
  type News,
  type Payroll,
  payrollOf,
  playerAt,
  type Ruleset,
  restingRow,
  type State,
} from '@cromford/arkwright';

/** A good that is sold: on which rung of the ladder, as which of all, and from where. */
export interface Crate {
  readonly level: number;
  readonly order: number;
  readonly from: 'production' | 'stock' | 'extra-shifts' | 'importer';
}

/** One seller on a ladder. The importer is the one behind the last seat. */
export interface Seller {
  readonly who: number;
  readonly appeal: number;
  readonly made: number;
  /** Goods from the warehouse that were offered with them before the sale. */
  readonly added: number;
  readonly sold: readonly Crate[];
  /** Goods that found no buyer. */
  readonly unsold: number;
  readonly patrons: number;
  /** Those among what patrons buy that come from the warehouse. */
  readonly patronsStored: number;
  /** What goes abroad by contract. */
  readonly shipped: number;
  readonly price: number | undefined;
}

/** What comes from the warehouse: added to the offer, or sold from there one by one. */
export const storedAmong = ({ added, sold, patronsStored }: Seller) =>
  added + patronsStored + sold.filter(({ from }) => from === 'stock').length;

/** What is paid for: called up by demand, or bought by patrons. */
export const soldBy = ({ sold, patrons }: Seller) => sold.length + patrons;

/** All that a seller has brought to market: made now, taken from the warehouse, or made while it was called for. */
export const offeredBy = (seller: Seller) =>
  seller.made + storedAmong(seller) + seller.sold.filter(({ from }) => from === 'extra-shifts').length;

/** What the crates that are sold come to. */
export const takingsOf = (seller: Seller) => soldBy(seller) * (seller.price ?? 0);

/** Who is paid, and the row that is not, counted from 1; 0 where all are. */
interface Paid extends Payroll {
  readonly shut: number;
}

/** What the phase does to one seat's books. */
export interface Books {
  readonly sales: number;
  readonly wages: number;
  /** Who is paid by them; nothing where nobody has been yet, or where workers are still to come. */
  readonly paid: Paid | undefined;
  readonly shipping: number;
  readonly other: number;
  readonly net: number;
  /** What is paid before the phase begins: for an action, for factories that become obsolete. */
  readonly owed: number;
  /** What influence on commodities has cost afterwards; it is no part of what the good has brought. */
  readonly influence: number;
  readonly cashBefore: number;
  readonly cash: number;
  readonly sharesBefore: number;
  readonly space: number;
  readonly steps: number;
  readonly shares: number;
  readonly loans: number;
  readonly emergency: number;
  /** What the emergency sale and the loans bring: cash, but nothing earned. */
  readonly raised: number;
  readonly stored: number;
  readonly lost: number;
}

/** The production phase of one good, told by its events. */
export interface ProductionOutcome {
  readonly good: Good;
  readonly demand: number;
  readonly wage: number;
  readonly sellers: readonly Seller[];
  readonly books: readonly Books[];
  /** Buyers that nobody served. */
  readonly waiting: number;
  /** The calling is over: what is left has no buyer. */
  readonly isOver: boolean;
}

/** Reads the events of a production phase that begins in this position. */
export function outcomeOf(rs: Ruleset, s: State, good: Good, news: readonly News[]): ProductionOutcome {
  const index = goodIndex[good];
  const importer = s.players.length;
  const demand = news.find((event) => event.kind === 'market');
  const crates = s.players.map((): Crate[] => []);
  crates.push([]);
  let order = 0;
  for (const event of news)
    if (event.kind === 'called')
      crates[event.seat ?? importer]?.push({ level: event.appeal, order: ++order, from: event.from });
  /** Extra shifts make one more good after the others. */
  const made = s.players.map((_, seat) =>
    news.reduce((sum, event) => (event.kind === 'produced' && event.seat === seat ? sum + event.amount : sum), 0),
  );
  const sellers: Seller[] = [];
  for (const event of news)
    if (event.kind === 'produced' && !sellers.some(({ who }) => who === event.seat))
      sellers.push({
        who: event.seat,
        appeal: event.appeal,
        made: made[event.seat] ?? 0,
        added: addedBy(news, event.seat),
        sold: crates[event.seat] ?? [],
        unsold:
          saleOf(news, event.seat)?.unsold ?? Math.max(0, (made[event.seat] ?? 0) - (crates[event.seat]?.length ?? 0)),
        patrons: patronsOf(news, event.seat).length,
        patronsStored: patronsOf(news, event.seat).filter(({ from }) => from === 'stock').length,
        shipped: shippedBy(news, event.seat, good),
        price: playerAt(s, event.seat).factories[index]?.price,
      });
  const imported = demand?.importer ?? 0;
  if (imported > 0) {
    const sold = crates[importer] ?? [];
    sellers.push({
      who: importer,
      appeal: imported,
      made: imported,
      added: 0,
      sold,
      unsold: imported - sold.length,
      patrons: 0,
      patronsStored: 0,
      shipped: 0,
      price: undefined,
    });
  }
  sellers.sort((a, b) => b.appeal - a.appeal || quality(rs, s, b.who, index) - quality(rs, s, a.who, index));
  return {
    good,
    demand: demand?.demand ?? 0,
    wage: demand?.wage ?? 0,
    sellers,
    books: s.players.map((_, seat) => {
      const books = booksOf(s, seat, news, takenBy(sellers, seat, news));
      return { ...books, paid: paidBy(rs, s, seat, good, news, books.wages) };
    }),
    waiting: Math.max(0, (demand?.demand ?? 0) - order),
    isOver: news.some(({ kind }) => kind === 'sold'),
  };
}

/** What has been sold and is not paid yet: a sale is told crate by crate, and paid at its end. */
function takenBy(sellers: readonly Seller[], seat: number, news: readonly News[]): number {
  const isPaid = news.some((event) => event.kind === 'cash' && event.seat === seat && event.why === 'sales');
  const seller = sellers.find(({ who }) => who === seat);
  return isPaid || !seller ? 0 : takingsOf(seller);
}

function addedBy(news: readonly News[], seat: number): number {
  return news.reduce((sum, event) => (event.kind === 'added' && event.seat === seat ? sum + event.amount : sum), 0);
}

const patronsOf = (news: readonly News[], seat: number) =>
  news.filter((event) => event.kind === 'patron').filter((event) => event.seat === seat);

const shippedBy = (news: readonly News[], seat: number, good: Good) =>
  news.reduce(
    (sum, event) => (event.kind === 'shipped' && event.seat === seat && event.good === good ? sum + event.amount : sum),
    0,
  );

function saleOf(news: readonly News[], seat: number) {
  return news.find((event) => event.kind === 'sold' && event.seat === seat) as
    | Extract<News, { kind: 'sold' }>
    | undefined;
}

/** Columns stand in the order of the sale; the importer is the last among equals. */
function quality(rs: Ruleset, s: State, who: number, good: number): number {
  const f = s.players[who]?.factories[good];
  return f ? actualQuality(rs, f, good) : -1;
}

const NOT_EARNED = new Set(['emergency', 'loan']);

/** By the rule of the wages: the factory as it stood, without the row that rests. */
function paidBy(
  rs: Ruleset,
  s: State,
  seat: number,
  good: Good,
  news: readonly News[],
  wages: number,
): Paid | undefined {
  const player = playerAt(s, seat);
  const f = player.factories[goodIndex[good]];
  const market = news.find((event) => event.kind === 'market');
  if (!f || !market || wages === 0) return undefined;
  const shut = news.filter((event) => event.kind === 'shut').find((event) => event.seat === seat);
  const row = shut?.row ?? restingRow(s, seat, good);
  const payroll = payrollOf(rs, player, f, goodIndex[good], market.wage, row);
  return payroll.total === -wages ? { ...payroll, shut: row } : undefined;
}

function booksOf(s: State, seat: number, news: readonly News[], taken: number): Omit<Books, 'paid'> {
  const player = playerAt(s, seat);
  let [sales, wages, shipping, other, owed, influence, space, shares, loans, emergency, stored, lost] = [
    0,
    0,
    0,
    0,
    0,
    0,
    player.space,
    0,
    0,
    0,
    0,
    0,
  ];
  let raised = 0;
  let hasBegun = false;
  for (const event of news) {
    if (event.kind === 'market') hasBegun = true;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'cash') {
      if (event.why === 'sales') sales += event.by;
      else if (event.why === 'wages') wages += event.by;
      else if (event.why === 'shipping' || event.why === 'office') shipping += event.by;
      else if (event.why === 'influence') influence += event.by;
      else if (NOT_EARNED.has(event.why)) raised += event.by;
      else if (!hasBegun) owed += event.by;
      else other += event.by;
    } else if (event.kind === 'indicator') space = event.to;
    else if (event.kind === 'shares') {
      shares += event.by;
      if (event.why === 'emergency') emergency -= event.by;
    } else if (event.kind === 'loans') loans += event.by;
    else if (event.kind === 'goods') stored += event.by;
    else if (event.kind === 'lost-goods') lost += event.amount;
  }
  const booked = sales + wages + shipping + other;
  return {
    sales: sales + taken,
    wages,
    shipping,
    other,
    net: booked + taken,
    owed,
    influence,
    cashBefore: player.cash,
    sharesBefore: player.shares,
    cash: player.cash + booked + owed + influence + raised,
    space,
    steps: space - player.space,
    shares,
    loans,
    emergency,
    raised,
    stored,
    lost,
  };
}
