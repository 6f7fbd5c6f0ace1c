import { clone, goodIndex, type News, type Player, playerAt, type State } from '@cromford/arkwright';

/** A position while a move is told: as it was before, with what has been told so far. Only what a board shows is followed. */
export function afterTold(before: State, told: readonly News[]): State {
  const s = clone(before);
  for (const news of told) follow(s, news);
  return s;
}

function follow(s: State, news: News): void {
  switch (news.kind) {
    case 'cash':
      playerAt(s, news.seat).cash += news.by;
      return;
    case 'shares':
      playerAt(s, news.seat).shares += news.by;
      return;
    case 'loans':
      playerAt(s, news.seat).loans += news.by;
      return;
    case 'indicator':
      playerAt(s, news.seat).space = news.to;
      return;
    case 'goods': {
      const p = playerAt(s, news.seat);
      p.stored = p.stored.map((n, good) => (good === goodIndex[news.good] ? n + news.by : n));
      return;
    }
    case 'workers':
      workersMove(s, news);
      return;
    case 'machine':
      ofFactory(playerAt(s, news.seat), news.good, (f) => {
        f.machines = f.machines.map((n, i) => (i === news.row - 1 ? n + news.by : n));
      });
      return;
    case 'assigned':
      if (news.tile === 'foreman' || news.tile === 'workshop') playerAt(s, news.seat)[news.tile] = goodIndex[news.good];
      return;
    case 'shut':
      s.sale.shut = s.sale.shut.map((row, seat) => (seat === news.seat ? news.row : row));
      return;
    case 'priced':
      ofFactory(playerAt(s, news.seat), news.good, (f) => {
        f.price = news.to;
      });
      return;
    case 'quality':
      ofFactory(playerAt(s, news.seat), news.good, (f) => {
        f.quality = news.to;
      });
      return;
    case 'distribution':
      ofFactory(playerAt(s, news.seat), news.good, (f) => {
        f.distribution = news.to;
      });
      return;
    case 'importer':
      s.importers = s.importers.map((n, good) => (good === goodIndex[news.good] ? news.to : n));
      return;
    default:
  }
}

function workersMove(s: State, { from, to, amount, seat, good, row }: Extract<News, { kind: 'workers' }>): void {
  if (from === 'market') s.market -= amount;
  if (from === 'fired') s.fired -= amount;
  if (to === 'market') s.market += amount;
  if (to === 'fired') s.fired += amount;
  if (seat === null || good === null || row === 0) return;
  ofFactory(playerAt(s, seat), good, (f) => {
    const by = to === 'factory' ? amount : from === 'factory' ? -amount : 0;
    f.workers = f.workers.map((n, i) => (i === row - 1 ? n + by : n));
  });
}

type Factory = NonNullable<Player['factories'][number]>;

function ofFactory(p: Player, good: keyof typeof goodIndex, change: (f: Factory) => void): void {
  const f = p.factories[goodIndex[good]];
  if (f) change(f);
}

/** The books as they were before what has been told: cash, share indicators, and prices that decay has lowered. */
export function beforeTold(after: State, told: readonly News[]): State {
  return {
    ...after,
    players: after.players.map((player, seat) => {
      const mine = told.filter((news) => 'seat' in news && news.seat === seat);
      const moved = mine.find((news) => news.kind === 'indicator');
      const earned = mine.reduce((sum, news) => (news.kind === 'cash' ? sum + news.by : sum), 0);
      const factories = player.factories.map((f, good) => {
        const priced = mine.find((news) => news.kind === 'priced' && goodIndex[news.good] === good);
        return f && priced?.kind === 'priced' ? { ...f, price: priced.from } : f;
      });
      return { ...player, factories, cash: player.cash - earned, space: moved?.from ?? player.space };
    }),
  };
}

/** What ends a production: the next cycle, an event or a decade. */
const AFTER = new Set<News['kind']>(['cycle', 'decade', 'event', 'event-ends', 'markers-back', 'start-player', 'over']);

/** The position in which the production that is told of began: what came before its market has happened. */
export function opening(before: State, told: readonly News[]): State {
  const start = told.findLastIndex(({ kind }) => kind === 'market');
  return start > 0 ? afterTold(before, told.slice(0, start)) : before;
}

/** As much of it as belongs to the production that it goes on with. */
export function untilOver(told: readonly News[]): readonly News[] {
  const end = told.findIndex(({ kind }) => AFTER.has(kind));
  return end < 0 ? told : told.slice(0, end);
}

/** The events of the sale that is being told, from the moment the demand is known. */
export function saleOf(told: readonly News[]): readonly News[] | undefined {
  const start = told.findLastIndex(({ kind }) => kind === 'market');
  return start < 0 ? undefined : untilOver(told.slice(start));
}
