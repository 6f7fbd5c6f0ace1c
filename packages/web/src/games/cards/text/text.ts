import type { Action, Track } from '@cromford/cards';
import type { InEvery } from '@cromford/kernel';

/** The boards that everybody shares: rounds, wages, market, shares, supply, rivals. */
export interface SharedText {
  readonly parts: string;
  readonly tabs: { readonly mine: string; readonly market: string; readonly cards: string; readonly rivals: string };
  readonly choicesHere: string;
  readonly rounds: string;
  readonly decade: (decade: number) => string;
  readonly order: string;
  readonly wageNow: (pounds: number) => string;
  /** How a ladder is read; demand may lie below 0, and then takes nothing away. */
  readonly ladder: (demand: number) => string;
  readonly ladderInBrief: (demand: number) => string;
  /** The steps by which appeal moves demand. */
  readonly arrows: (steps: readonly number[]) => string;
  readonly sellsOf: (name: string, appeal: number, sold: number, made: number) => string;
  readonly sellsOnly: (name: string, appeal: number, sold: number) => string;
  readonly nobody: string;
  readonly shareValue: string;
  readonly expected: string;
  readonly openStreet: (name: string) => string;
  readonly rivals: string;
  readonly opponents: string;
  readonly neutralAbout: string;
  readonly bag: string;
  readonly bagLeft: (n: number) => string;
  readonly underDisc: (who: string) => string;
  readonly empty: string;
  readonly readCard: string;
  /** The same for fingers. */
  readonly tapCard: string;
  readonly noCards: string;
}

/** A player's own street: actions, developments, factories, reserve, cards. */
/** What can be done to a factory. */
export type FactoryDeed = 'open' | 'build' | 'upgrade' | 'invent' | 'attach';

export interface StreetText {
  readonly youAre: (name: string) => string;
  readonly startsRound: string;
  readonly worth: string;
  readonly back: string;
  readonly actions: string;
  readonly action: Readonly<Record<Action, string>>;
  readonly shortTrack: Readonly<Record<Track, string>>;
  readonly needs: (decade: number) => string;
  readonly noFactory: string;
  readonly makes: string;
  readonly tile: string;
  readonly office: string;
  readonly spots: string;
  readonly shipsFor: (pounds: number) => string;
  readonly workerCard: (position: number) => string;
  readonly noWorkers: string;
  readonly inReserve: string;
  /** A choice at a factory, whose name stands above it. */
  readonly deed: Readonly<Record<FactoryDeed, string>>;
  readonly fromStock: string;
  readonly reserve: string;
  readonly pickCard: string;
  readonly holdsOf: (n: number, most: number) => string;
  readonly perShip: (n: number) => string;
  readonly tokensOf: (n: number, most: number, steps: number) => string;
  /** What shipping takes off the share value at the end. */
  readonly valueLost: (steps: string) => string;
  readonly loansOf: (n: number, most: number) => string;
  /** Beside the tokens, where there is room for words. */
  readonly fundPays: (half: number) => string;
  readonly sharesLost: (n: number) => string;
  readonly emergencyAbout: (half: number, left: number) => string;
  readonly half: (half: number, n: number) => string;
  readonly cardLimit: (n: number, most: number) => string;
  readonly cardVerb: (verb: string) => string;
}

/** What production would bring if it came now, or that it is under way. */
export interface ForecastText {
  readonly now: string;
  readonly with: string;
  readonly change: string;
  readonly net: string;
  readonly afterwards: string;
  readonly sells: string;
  readonly ifNow: (good: string, demand: string, wage: string) => string;
  /** How many can be sold, and why: a demand of 0 or less takes nothing off the appeal. */
  readonly canSell: (most: number, demand: number) => string;
  readonly notProducing: string;
  /** The own appeal marker still stands where the cards were. */
  readonly markerBehind: (marker: number, shown: number) => string;
  readonly underWay: (good: string) => string;
  readonly storedN: (n: number) => string;
  readonly wastedN: (n: number) => string;
  soldFor(n: number, pounds: string): string;
  readonly fundWarning: (n: number) => string;
  readonly bankruptWarning: string;
  readonly counted: string;
  readonly countedAll: string;
  readonly open: string;
  readonly openWho: (names: string) => string;
  /** Everybody else has acted. */
  readonly openSelf: string;
  readonly openOpponents: string;
  readonly openNobody: string;
  /** Everybody has acted; what the production itself asks is told behind it. */
  readonly openProduction: string;
  /** What somebody may choose in the production and the figures leave out. */
  readonly besides: string;
  readonly besidesOf: (name: string, ships: number, cards: readonly string[]) => string;
}

/** Final scoring and awards. */
export interface EndingText {
  readonly final: string;
  readonly scoring: string;
  readonly rowGoods: string;
  readonly rowBought: string;
  readonly rowScore: string;
  readonly rowLeft: string;
  readonly tie: string;
  readonly won: (name: string) => string;
  readonly wonAlone: string;
  readonly lost: string;
  readonly shared: (names: string) => string;
  readonly whereMoney: string;
  readonly awards: string;
  readonly awardsNone: string;
  readonly awardsLost: string;
  readonly allAwards: string;
  readonly chooseAward: string;
}

/** By how much Patrons have raised a sale, and which they were. */
export interface Patrons {
  readonly more: number;
  readonly names: string;
}

/** The sheet that sums a production up. */
export interface ResultText {
  readonly brought: (good: string) => string;
  readonly yours: string;
  readonly soldAt: (n: number, price: string, all: string) => string;
  readonly soldN: (n: number) => string;
  /** Why what was stored was not sold. */
  readonly couldSell: (most: number, demand: number, patrons?: Patrons) => string;
  readonly shippedFor: (n: number, pounds: string) => string;
  readonly cashBefore: string;
  readonly otherIncome: string;
  readonly shareSteps: string;
  readonly shareStays: string;
  readonly comesNext: string;
  /** Who finds the next starting player, by right or with the Entrepreneur; whoever reads has no name. */
  readonly namesStart: (name: string | undefined) => string;
  readonly mayNameStart: (name: string | undefined) => string;
}

/** What the card game's board says beside the words of the rules. */
export interface BoardText extends SharedText, StreetText, ForecastText, EndingText, ResultText {}

export const boardText: InEvery<() => Promise<{ readonly text: BoardText }>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
};
