import { canonical, completeOptions, seeded } from '@cromford/kernel';
import { newFactory } from '../factory.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { GOODS } from '../goods.ts';
import { CAPACITIES } from '../markers.ts';
import type { Ruleset } from '../ruleset.ts';
import { newPlayer } from '../setup.ts';
import type { State } from '../state.ts';
import { TILES } from '../tiles/names.ts';

// What differs between the ways to play the board game, asked of the rulesets themselves: docs/editions.md.

type BoardGame = typeof waterFrame | typeof anniversary;

/** One way to play, with any number of players. */
class Way {
  readonly name: string;
  readonly game: BoardGame;
  private readonly rules;

  constructor(name: string, game: BoardGame, wanted: Readonly<Record<string, string>> = {}) {
    this.name = name;
    this.game = game;
    const options = completeOptions(game, wanted);
    this.rules = [2, 3, 4].map((players) => game.rules({ players, options, sheet: game.sheet } as never));
  }

  /** The ruleset for four. */
  get rs(): Ruleset {
    return this.rules[2]?.ruleset as Ruleset;
  }

  /** A value for two, three and four players: one where they agree. */
  each(value: (rs: Ruleset) => unknown): string {
    const [two, three, four] = this.rules.map(({ ruleset }) => String(value(ruleset)));
    if (two === three && three === four) return String(two);
    return three === four ? `${two} with two players, else ${four}` : `${two} / ${three} / ${four}`;
  }

  /** What is found in many beginnings of a game for four. */
  found<T>(look: (s: State) => readonly T[]): Set<T> {
    const all = new Set<T>();
    for (let i = 0; i < 200; i++)
      for (const item of look(this.rules[2]?.begin(seeded(`editions ${i}`), undefined) as State)) all.add(item);
    return all;
  }
}

const anniversaryWay = new Way('Water Frame, anniversary', anniversary);
const ways = [
  new Way('Spinning Jenny', spinningJenny),
  new Way('Water Frame, first edition', waterFrame),
  anniversaryWay,
  new Way('Spinning Mule', spinningMule),
];

const yes = (value: boolean) => (value ? 'yes' : 'no');
const words = (names: readonly string[]) => names.join(', ').replaceAll('-', ' ') || '–';
const order = (steps: readonly string[]) => steps.join(' → ').replaceAll('-', ' ');

/** A player of whom each tie-break asks something else. */
function tieBreaks(rs: Ruleset): string {
  const p = { ...newPlayer(rs), cash: 77, space: 30, factories: [newFactory(2, 5), newFactory(1, 5), null, null] };
  const meaning = new Map([
    [77, 'cash'],
    [rs.value[30], 'share value'],
    [3, 'sum of factory levels'],
  ]);
  return [...rs.tieBreaks({ players: [p] } as never, 0).map((value) => meaning.get(value)), 'shared'].join(', ');
}

/** Room for food with a column, with the rows, and with both. */
function largeWarehouse(rs: Ruleset): string {
  if (rs.warehouseEdges === 0) return '–';
  const room = (edges: number) => rs.largeWarehouse({ ...newPlayer(rs), edges }, 0);
  const rows = ((1 << rs.warehouseEdges) - 1) & ~0b1111;
  return `${room(1)} in a column, ${room(rows)} in the rows, ${room(rows | 1)} in both`;
}

function smallWarehouse(rs: Ruleset): string {
  const free = rs.smallWarehouse(newPlayer(rs));
  const withTile = rs.smallWarehouse({ ...newPlayer(rs), tiles: ['small-warehouse'] });
  return free > 0 ? `${free}, everybody` : `${withTile}, with the tile`;
}

function exchange({ exchangeOrder, needsContracts }: Ruleset): string {
  const parts = Object.entries(exchangeOrder).filter(([part]) => needsContracts || part !== 'contracts');
  if (new Set(parts.map(([, place]) => place)).size === 1) return 'in any order';
  return order(parts.sort(([, a], [, b]) => a - b).map(([part]) => part));
}

function limit({ limitMarker: { start, highest } }: Ruleset): string {
  if (highest === 0) return '–';
  return start > 0 ? `at ${start}` : 'off the track';
}

const ships = (way: Way) =>
  way.each((rs) => words(CAPACITIES.filter((capacity) => rs.crew[capacity] !== undefined).map(String)));

/** Each row with what it says of a way to play. */
const rows: readonly [string, (way: Way) => string][] = [
  ['game id', ({ game }) => `\`${game.id}\``],
  ['players', ({ game }) => game.players.join(', ')],
  [
    'options',
    ({ game }) => game.options.map(({ id, values }) => `${id.replaceAll('-', ' ')}: ${values.join(' or ')}`).join('; '),
  ],
  ['decades', ({ rs }) => rs.decades.join(', ')],
  ['highest level', ({ rs }) => String(rs.topLevel)],
  ['factories become obsolete', ({ rs }) => yes(rs.obsolete.some((level) => level > 0))],
  ['workers in the game', (way) => way.each((rs) => rs.circulating)],
  ['importers begin at', (way) => way.each((rs) => rs.importerStart)],
  ['economy of a cycle', (way) => (way.found((s) => s.economy).size > 0 ? 'a marker is turned up' : 'always the same')],
  ['kinds of development tiles', (way) => String(way.found((s) => TILES.filter((_, i) => s.tiles[i])).size || '–')],
  ['events', (way) => String(way.found((s) => [...s.candidates, ...s.events]).size || '–')],
  ['an event in reserve', (way) => yes(way.found((s) => (s.reserve ? [s.reserve] : [])).size > 0)],
  ['ships', ships],
  ['goods are shipped', ({ rs }) => (rs.mostShips === 0 ? '–' : rs.needsContracts ? 'for contracts' : 'freely')],
  ['ships rest after sailing', ({ rs }) => (rs.mostShips === 0 ? '–' : yes(rs.shipsRest))],
  ['contract spaces', (way) => way.each((rs) => words(rs.contractSpaces.map(String)))],
  ['contract limit marker begins', (way) => way.each((rs) => limit(rs))],
  ['small warehouse', ({ rs }) => smallWarehouse(rs)],
  ['its goods lie on the price scale', ({ rs }) => yes(rs.storesOnScales)],
  ['large warehouse', ({ rs }) => largeWarehouse(rs)],
  ['lowest price', ({ rs }) => GOODS.map((good, i) => `${good} ${rs.lowestPrice[i]}`).join(', ')],
  ['prices that can be changed', ({ rs }) => (rs.repricing === 'all' ? 'all' : 'of the factories of the action')],
  ['workers are hired', ({ rs }) => (rs.hiresInOrder ? 'to the first free space' : 'to any row')],
  ['a row without workers keeps its machines', ({ rs }) => yes(!rs.emptyRowsLoseMachines)],
  ['late hiring in the last decade', ({ rs }) => (rs.lateHiring === 'marks' ? 'counts against the score' : 'refused')],
  ['a marker is used again', ({ rs }) => (rs.reuse === 'same-space' ? 'on its space' : 'on any free space')],
  ['stock exchange', ({ rs }) => exchange(rs)],
  ['shares bought and sold in one action', ({ rs }) => yes(rs.tradesBothWays)],
  [
    'light grey stock exchange',
    ({ rs }) =>
      rs.additional['first-stock-exchange'] === 'further'
        ? 'another main action'
        : `${rs.halfPriceShares['first-stock-exchange']} share at half price`,
  ],
  [
    'a loan costs at space 5, 25, 45',
    ({ rs }) => `${[5, 25, 45].map((space) => rs.loanSpaces(space)).join(', ')} spaces`,
  ],
  ['a rise needs production', ({ rs }) => yes(rs.risesByProducing)],
  ['a patron takes unsold goods unasked', ({ rs }) => yes(rs.patronsTakeUnsold)],
  ['production phase', ({ rs }) => order(rs.production)],
  ['end of a decade', ({ rs }) => order(rs.endOfRound)],
  ['ties', ({ rs }) => tieBreaks(rs)],
];

const withModule = (game: BoardGame, module: string) => new Way('', game, { [module]: 'on' }).rs;

/** The parts of a ruleset that are not as they are without the module. */
function replaced(rs: Ruleset): string {
  const plain = JSON.parse(JSON.stringify(anniversaryWay.rs)) as Record<string, unknown>;
  const parts = Object.entries(JSON.parse(JSON.stringify(rs)) as Record<string, unknown>);
  return words(parts.filter(([part, value]) => canonical(value) !== canonical(plain[part])).map(([part]) => part));
}

function companyRows(): string[][] {
  const long = withModule(anniversary, 'east-india-company');
  const short = withModule(spinningMule, 'east-india-company').company;
  const numbers = (list: readonly number[] = []) => words(list.map(String));
  return [
    ['a cycle', order(long.cycle)],
    ['multipliers of the spaces of influence, Water Frame', numbers(long.company?.multipliers.slice(1))],
    ['the same, Spinning Mule', numbers(short?.multipliers.slice(1))],
    ['decades without a free step, Water Frame', numbers(long.company?.noFreeStep)],
    ['the same, Spinning Mule', numbers(short?.noFreeStep)],
    ['parts of the ruleset it replaces', replaced(long)],
  ];
}

function factoryRows(): string[][] {
  const rs = withModule(anniversary, 'asymmetric-factories');
  const TYPES = ['regular', 'mass production', 'luxury'];
  const ofFood = <T>(table: readonly (readonly T[])[], type: number) => table[type * GOODS.length] ?? [];
  const more = (type: number) =>
    ofFood(rs.cost, type)
      .map((cost, i) => cost - (ofFood(rs.cost, 0)[i] ?? 0))
      .map((by) => (by > 0 ? `+${by}` : `${by}`));
  return [
    ...TYPES.slice(1).map((name, i) => [`£ more or less for ${name}, by level`, more(i + 1).join(', ')]),
    ...TYPES.map((name, type) => [
      `goods of ${name}, by level and row`,
      ofFood(rs.output, type)
        .map((output) => output.join(' '))
        .join(' · '),
    ]),
    ...TYPES.map((name, type) => [`highest level of ${name}`, String(rs.types[type]?.topLevel)]),
    ['rows that luxury must fill to produce', String(rs.types[2]?.fullRows)],
    ['parts of the ruleset it replaces', replaced(rs)],
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], lines: readonly (readonly string[])[]): string[] {
  return [line(head), line(head.map(() => '---')), ...lines.map(line)];
}

/** The whole page. */
export function editionsPage(): string {
  return `${[
    '# The editions of the board game',
    '',
    'Four ways to play, and two modules for those of the anniversary edition, all on one rules core (`packages/arkwright`). This page is',
    'written by a test from the rulesets, so it cannot say anything else than they do: after a change,',
    '`npx vitest run --project unit packages/arkwright/src/editions.test.ts -u` writes it again. Options stand as they usually do;',
    'three numbers are for two, three and four players.',
    '',
    ...table(
      ['', ...ways.map(({ name }) => name)],
      rows.map(([name, say]) => [name, ...ways.map(say)]),
    ),
    '',
    'A module adds to `anniversary` or `spinning-mule`, alone or together with the other.',
    '',
    '## East India Company',
    '',
    ...table(['', '`east-india-company`'], companyRows()),
    '',
    '## Asymmetric factories',
    '',
    ...table(['', '`asymmetric-factories`'], factoryRows()),
  ].join('\n')}\n`;
}
