import { type Factory, goodIndex, type News, type Player, type State, wageNow, waterFrame } from '@cromford/arkwright';
import { completeOptions, Engine } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { demandLine, scaleOf } from './market/ladder.ts';
import { offeredBy, outcomeOf, type ProductionOutcome, type Seller, soldBy, storedAmong } from './outcome.ts';

const [BLUE, RED, GREEN, GOLD, IMPORTER] = [0, 1, 2, 3, 4];
const setup = { players: 4, options: completeOptions(waterFrame, {}), sheet: waterFrame.sheet };
const rules = waterFrame.rules(setup);

/** A factory as it is written down: `2 2 2 11 WM WMM` is level, quality, distribution, price and the rows. */
function factory(text: string, additional = 0): Factory {
  const [level = 1, quality = 0, distribution = 0, price = 5] = text.split(' ').slice(0, 4).map(Number);
  const rows = [...text.split(' ').slice(4), '', '', '', ''].slice(0, 4);
  const count = (sign: string) => rows.map((row) => row.split(sign).length - 1);
  const workers = count('W');
  return {
    level,
    quality,
    distribution,
    price,
    workers,
    machines: count('M'),
    additional,
    obsolete: 0,
    marked: 0,
    type: 0,
  };
}

interface CompanyRow {
  readonly cash: number;
  readonly shares: number;
  readonly space: number;
  readonly factories: Player['factories'];
}

/** Four companies in 1790, with cutlery due. */
function position(): State {
  const s = new Engine(rules).start('a table of four');
  const companies: CompanyRow[] = [
    {
      cash: 6,
      shares: 12,
      space: 32,
      factories: [null, factory('2 1 1 9 WW WM'), factory('2 2 2 11 WM WMM'), factory('1 0 0 9 WWW WWM', 2)],
    },
    {
      cash: 17,
      shares: 11,
      space: 35,
      factories: [factory('2 1 0 7 WM WM WW WW'), factory('2 0 0 7 WW WM WW'), factory('2 1 1 8 WM WWM WWM'), null],
    },
    {
      cash: 23,
      shares: 13,
      space: 29,
      factories: [factory('2 0 1 6 WW WW'), factory('2 2 1 8 WM WM WM WWW'), null, factory('2 2 1 11 WMM WWM WWM')],
    },
    {
      cash: 5,
      shares: 10,
      space: 26,
      factories: [factory('2 2 0 7 WM WM WW'), null, factory('1 2 0 7 WW WMM', 2), factory('2 1 0 11 WWM WWM')],
    },
  ];
  companies.forEach((company, seat) => {
    Object.assign(s.players[seat] as Player, company);
  });
  s.decade = 1790;
  s.cycle = goodIndex.cutlery;
  s.start = GREEN;
  s.market = 18;
  s.fired = 2;
  s.importers = [4, 4, 3, 2];
  return s;
}

const cutlery = (s: State): ProductionOutcome =>
  outcomeOf(rules.ruleset, s, 'cutlery', (rules.forecast?.(s, 'cutlery') ?? []) as readonly News[]);
const sold = ({ sellers }: ProductionOutcome) => sellers.map(({ who, sold: crates }) => [who, crates.length]);

/** Three workers for the third row of blue's cutlery. */
function hired(): State {
  const s = position();
  const f = s.players[BLUE]?.factories[goodIndex.cutlery];
  if (f) f.workers = [1, 1, 3, 0];
  s.market -= 3;
  return s;
}

describe('the outcome of a production phase', () => {
  it('stands in the order of the sale, the importer last among equals', () => {
    const outcome = cutlery(position());
    expect(outcome.demand).toBe(13);
    expect(wageNow(rules.ruleset, position())).toBe(outcome.wage);
    expect(sold(outcome)).toEqual([
      [RED, 5],
      [BLUE, 3],
      [GOLD, 3],
      [IMPORTER, 2],
    ]);
  });

  it('tells what three more workers do to everybody', () => {
    const [before, after] = [cutlery(position()), cutlery(hired())];
    expect(after.demand).toBe(14);
    expect(sold(after)).toEqual([
      [RED, 5],
      [BLUE, 5],
      [GOLD, 3],
      [IMPORTER, 1],
    ]);
    expect(before.books[BLUE]?.sales).toBe(33);
    expect(after.books[BLUE]?.sales).toBe(55);
    expect(after.books[BLUE]?.net).toBe((after.books[BLUE]?.sales ?? 0) + (after.books[BLUE]?.wages ?? 0));
    // Red was alone with the most sold and is not any more.
    expect(after.books[RED]?.steps).toBe((before.books[RED]?.steps ?? 0) - 1);
  });

  it('numbers the crates without a gap', () => {
    const { sellers } = cutlery(position());
    const orders = sellers.flatMap(({ sold: crates }) => crates.map(({ order }) => order)).sort((a, b) => a - b);
    expect(orders).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it('as far as it is told counts what is sold, and as cash what is paid', () => {
    const s = position();
    const news = rules.forecast?.(s, 'cutlery') ?? [];
    const told = (crates: number) => {
      const called = news.flatMap((event, i) => (event.kind === 'called' ? [i] : []));
      return outcomeOf(rules.ruleset, s, 'cutlery', news.slice(0, (called[crates - 1] ?? 0) + 1));
    };
    const part = told(6);
    const blue = part.sellers.find(({ who }) => who === BLUE) as Seller;
    expect(soldBy(blue)).toBeGreaterThan(0);
    expect(part.books[BLUE]).toMatchObject({ sales: soldBy(blue) * 11, net: soldBy(blue) * 11, cash: 6 });
  });

  it('tells of a sale in need', () => {
    const s = hired();
    (s.players[GOLD] as Player).cash = 0;
    const books = cutlery(s).books[GOLD];
    expect(books?.emergency).toBeGreaterThan(0);
    expect(books?.shares).toBe(-(books?.emergency ?? 0));
    // Every figure has its line: together they are the cash.
    const { cash = 0, net = 0, owed = 0, influence = 0, raised = 0 } = books ?? {};
    expect(raised).toBeGreaterThan(0);
    expect(cash - net - owed - influence - raised).toBe(0);
  });
});

describe('the ladder', () => {
  it('has its demand line under the last crate, and one level higher beyond it', () => {
    const outcome = cutlery(position());
    const last = outcome.sellers.findIndex(({ sold: crates }) => crates.some(({ order }) => order === 13));
    const line = demandLine(outcome);
    const level = line[0] ?? 0;
    expect(line).toEqual(outcome.sellers.map((_, place) => (place <= last ? level : level + 1)));
  });

  it('lies at the bottom when there are more buyers than goods', () => {
    const s = position();
    s.importers = [0, 0, 0, 0];
    const outcome = cutlery(s);
    expect(outcome.waiting).toBeGreaterThan(0);
    expect(new Set(demandLine(outcome))).toEqual(new Set([0]));
  });

  it('folds low levels only when there is no room, and never one on which something is sold', () => {
    const outcome = cutlery(position());
    expect(scaleOf([outcome], 20)).toEqual({ top: 7, floor: 0 });
    const { floor } = scaleOf([outcome], 4);
    const lowest = Math.min(...outcome.sellers.flatMap(({ sold: crates }) => crates.map(({ level }) => level)));
    expect(floor).toBeLessThan(lowest);
  });

  it('count what was added from the warehouse among what is offered', () => {
    const news = [
      { kind: 'market', rule: 'AE-PRO-03', good: 'cutlery', demand: 9, wage: 4, importer: 0 },
      { kind: 'produced', rule: 'AE-PRO-02', seat: BLUE, good: 'cutlery', amount: 1, appeal: 2 },
      { kind: 'added', rule: 'AE-PRO-12', seat: BLUE, good: 'cutlery', amount: 1 },
      { kind: 'called', rule: 'AE-PRO-07', seat: BLUE, appeal: 2, from: 'production' },
      { kind: 'called', rule: 'AE-PRO-07', seat: BLUE, appeal: 1, from: 'production' },
    ] as News[];
    const [seller] = outcomeOf(rules.ruleset, position(), 'cutlery', news).sellers as [Seller];
    expect([soldBy(seller), offeredBy(seller), storedAmong(seller)]).toEqual([2, 2, 1]);
  });

  it('count a good of extra shifts, which is made when it is called for, among what is offered', () => {
    const news = [
      { kind: 'market', rule: 'FE-SAL-01', good: 'cutlery', demand: 9, wage: 4, importer: 0 },
      { kind: 'produced', rule: 'FE-SAL-02', seat: BLUE, good: 'cutlery', amount: 1, appeal: 2 },
      { kind: 'called', rule: 'FE-SAL-09', seat: BLUE, appeal: 2, from: 'production' },
      { kind: 'called', rule: 'FE-SAL-09', seat: BLUE, appeal: 1, from: 'extra-shifts' },
    ] as News[];
    const [seller] = outcomeOf(rules.ruleset, position(), 'cutlery', news).sellers as [Seller];
    expect([soldBy(seller), offeredBy(seller), storedAmong(seller)]).toEqual([2, 2, 0]);
  });

  it('keep what influence costs afterwards apart from what the good has brought', () => {
    const news = [
      { kind: 'cash', rule: 'AE-PRO-15', seat: BLUE, by: 27, why: 'sales' },
      { kind: 'cash', rule: 'AE-WAG-01', seat: BLUE, by: -18, why: 'wages' },
      { kind: 'cash', rule: 'AE-EIC-11', seat: BLUE, by: -14, why: 'influence' },
    ] as News[];
    const books = outcomeOf(rules.ruleset, position(), 'cutlery', news).books[BLUE];
    expect(books).toMatchObject({ net: 9, influence: -14, other: 0, cash: 6 + 9 - 14 });
  });
});
