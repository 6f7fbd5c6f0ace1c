import type { Kind } from '@cromford/arkwright';
import type { InEvery } from '@cromford/kernel';
import type { BoardTab } from '../tabs.ts';

/** What the board says beside the words of the rules. */
export interface BoardText {
  readonly parts: string;
  readonly tabs: Readonly<Record<BoardTab, string>>;
  readonly market: string;
  readonly marketHelp: string;
  /** Instead of help, when the game is over. */
  readonly marketOver: string;
  readonly buyersLeft: string;
  /** Stored goods and those that patrons buy are among the sold. */
  readonly soldOf: (sold: number, offered: number, stored: number, patrons: number) => string;
  readonly importShort: string;
  readonly noSeller: string;
  readonly timetable: string;
  readonly level: string;
  readonly economy: (good: string, importer: number, workers: number) => string;
  readonly eventHidden: string;
  readonly end: string;
  /** Factories of this level, and of lower ones, become obsolete before a decade. */
  readonly obsolete: (level: string, decade: number) => Readonly<Record<'brief' | 'label' | 'about', string>>;
  readonly candidates: string;
  readonly candidatesHelp: string;
  readonly leftOut: (spaces: number) => string;
  readonly forecastSpace: (name: string, space: number) => string;
  readonly display: string;
  readonly displayHelp: string;
  readonly displayAsked: (mayPass: boolean) => string;
  readonly first: string;
  readonly fromLevel: (level: string) => string;
  readonly base: string;
  readonly price: string;
  readonly rowSays: (row: number, workers: number, machines: number, free: number, output: number) => string;
  /** Of a row that the school has shut. */
  readonly rests: string;
  readonly makes: string;
  readonly costs: string;
  readonly noFactory: string;
  readonly buildCosts: string;
  readonly additional: string;
  readonly found: string;
  readonly sellAt: string;
  readonly build: string;
  readonly modernise: string;
  readonly close: string;
  /** A tile that is to work in this factory. */
  readonly hither: (tile: string) => string;
  readonly swap: (from: number, to: number) => string;
  readonly administration: string;
  readonly kind: Readonly<Record<Exclude<Kind, 'distribution'>, string>>;
  readonly fired: string;
  /** Of the labour market, where not all of it fits. */
  readonly unseenWorkers: (workers: number) => string;
  readonly kindHelp: Readonly<Record<Kind, string>>;
  readonly pay: string;
  readonly inNeed: string;
  /** What a choice forces, by the code of its note, in a word. */
  readonly forced: Readonly<Record<string, string>>;
  readonly inHand: string;
  readonly pickMarker: string;
  readonly orAgain: string;
  readonly again: (marker: string) => string;
  readonly you: string;
  readonly harbour: string;
  readonly smallWarehouse: string;
  readonly largeWarehouse: string;
  readonly sellStored: string;
  readonly edge: (edge: string, spaces: number) => string;
  /** Takes a warehouse worker up, who is to stand elsewhere. */
  readonly lift: (edge: string) => string;
  readonly freePier: string;
  readonly onChart: string;
  readonly rivalsHelp: string;
  readonly backToMine: string;
  readonly fullBoard: (name: string) => string;
  readonly final: string;
  readonly nobody: string;
  readonly total: string;
  readonly whereFrom: string;
  readonly runs: (good: string) => string;
  readonly now: string;
  readonly with: string;
  readonly change: string;
  readonly sales: string;
  readonly wages: string;
  /** The wage, and the tile that lowers it for some. */
  readonly atWage: (wage: string, tile?: string) => string;
  readonly shipping: string;
  readonly other: string;
  readonly net: string;
  /** Paid for commodities after the production. */
  readonly influence: string;
  /** What the action costs so far; it is paid when the action ends. */
  readonly owed: string;
  readonly shareSpace: string;
  readonly shareWorth: string;
  readonly cashAfter: string;
  readonly cashFrom: (cash: string) => string;
  readonly steps: (steps: number) => string;
  /** The row of what an emergency sale or loans bring. */
  readonly raised: string;
  readonly raises: (shares: number, loans: number) => string;
  /** The wages are covered by a sale that rivals may still take away. */
  readonly missing: (pounds: string) => string;
  readonly loses: (goods: number) => string;
  readonly stores: (goods: number) => string;
  /** What a factory will cost that becomes obsolete before the next decade. */
  /** `rise`: the wage now and then, where it rises by everybody's additional workers. */
  readonly ageing: (
    good: string,
    decade: number,
    workers: number,
    wages: string,
    fee: string | undefined,
    rise: readonly [string, string] | undefined,
  ) => string;
  readonly lastCrate: (good: string) => string;
  readonly openAtEnd: (spaces: number, contracts: number, worth: string) => string;
  readonly wageRises: (workers: number, wage: string) => string;
  /** What is left does not pay for any action. */
  readonly short: (left: string, cheapest: string) => string;
  readonly sells: string;
  readonly share: string;
  readonly open: string;
  readonly allCertain: string;
  readonly soFar: (good: string) => string;
  readonly underWay: (good: string) => string;
  readonly hasRun: string;
  readonly laterCycle: (good: string) => string;
  /** The game ends with the choice that is due. */
  readonly noMore: string;
  readonly neverAgain: (good: string) => string;
  readonly hiddenEconomy: string;
  readonly hiddenEvent: string;
  readonly stillAct: (names: readonly string[]) => string;
  readonly turnState: (state: 'acted' | 'acts' | 'waits' | undefined) => string;
}

export const boardText: InEvery<() => Promise<{ readonly text: BoardText }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};
