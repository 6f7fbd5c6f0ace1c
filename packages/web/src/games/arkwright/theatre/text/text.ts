import type { InEvery } from '@cromford/kernel';
import type { StageId } from '../stages.ts';
import { text as de } from './de.ts';
import { text as en } from './en.ts';

/** What the playback of a production says, and the sheet after it. */
export interface TheatreText {
  readonly steps: string;
  readonly stage: Readonly<Record<StageId, string>>;
  readonly wagesAt: (wage: string) => string;
  readonly crateOf: (n: number, demand: number, left: number) => string;
  readonly served: (sold: number, demand: number) => string;
  /** Nobody has anything to do with the stage. */
  readonly none: Readonly<Record<StageId, string>>;
  /** Somebody is asked before the stage. */
  readonly toCome: string;
  readonly leftOver: (n: number) => string;
  /** What a stage is about. */
  readonly about: Readonly<Record<StageId, string>>;
  readonly notYet: string;
  /** Whoever else has to choose before it goes on, and what. */
  readonly asked: (name: string, ask: string) => string;
  /** Within a sentence. */
  readonly importer: string;
  readonly begins: string;
  readonly crate: (level: number, name: string, n: number) => string;
  readonly level: (level: number) => string;
  readonly levelCalls: (level: number) => string;
  readonly first: string;
  readonly thereafter: string;
  readonly tooLow: (name: string, appeal: number) => string;
  readonly saleOver: string;
  readonly next: (name: string) => string;
  readonly buyers: string;
  readonly left: (n: number, of: number) => string;
  readonly takings: string;
  readonly appeal: string;
  readonly sold: string;
  readonly price: string;
  readonly soldOf: (sold: number, offered: number) => string;
  readonly order: string;
  readonly orderHelp: string;
  readonly called: (called: number, all: number) => string;
  readonly orderOf: (name: string, n: number) => string;
  readonly account: string;
  readonly accountSoFar: string;
  readonly cashBefore: string;
  readonly sales: string;
  readonly wages: string;
  readonly others: string;
  readonly cash: string;
  readonly shares: string;
  readonly result: (good: string) => string;
  readonly yours: string;
  /** How many workers were paid, and the wage. */
  readonly paid: (workers: number, wage: string) => string;
  /** What the machines cost together, and the tile that makes it less. */
  readonly paidMachines: (machines: number, pounds: string, tile: string | undefined) => string;
  /** What a tile takes off the wages. */
  readonly relief: (tile: string, pounds: string) => string;
  /** The row that the school has shut. */
  readonly rested: (row: number) => string;
  /** The wage when one had last chosen. */
  readonly wageWas: (wage: string) => string;
  /** Crates that went abroad, by contract or without. */
  readonly shipped: (crates: number, isContract: boolean) => string;
  /** Those that patrons buy are among the sold; those that went abroad, which are told behind it, are not. */
  readonly crates: (sold: number, offered: number, patrons: number) => string;
  readonly abroad: (crates: number) => string;
  readonly noFactory: (good: string) => string;
  readonly net: string;
  readonly netHead: string;
  readonly stays: string;
  readonly why: string;
  readonly noSteps: string;
  readonly rivals: string;
  readonly steps1: (n: number) => string;
  readonly comes: string;
}

export const theatreText: InEvery<TheatreText> = { en, de };
