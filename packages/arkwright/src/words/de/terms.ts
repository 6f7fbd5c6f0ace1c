import { amount, listed, type Sentence, say, type Thing } from '@cromford/kernel';
import type { EventName } from '../../events/names.ts';
import type { Frame } from '../../frames.ts';
import type { Good } from '../../goods.ts';
import type { Kind, Shade } from '../../markers.ts';
import type { Tile } from '../../tiles/names.ts';
import type { AskAndHelp, Labelled } from '../phrases.ts';

export const pounds = (n: number) => (n < 0 ? `−${-n}\u00a0£` : `${n}\u00a0£`);
export const some = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
export const sum = (n: number) => say`${amount(n)}\u00a0£`;
/** Dasselbe in einem Satz, der die Anzahl kennzeichnet. */
export const counted = (n: number, one: string, more: string) => say`${amount(n)} ${n === 1 ? one : more}`;
export const list = (parts: readonly Sentence[]) => listed(parts, 'und');

/** Einzahl und Mehrzahl. */
export type Noun = readonly [one: string, more: string];

/** Wie eine Regel ihre Dinge nennt. Die Sätze sind gemeinsam; diese Wörter und einige ganze Texte gehören der Ausgabe. */
export interface Terms {
  readonly good: Readonly<Record<Good, string>>;
  /** So viele Stück einer Ware. */
  goods(n: number, good: Good): Sentence;
  readonly kind: Readonly<Record<Exclude<Kind, 'ship'>, string>>;
  readonly shade: Readonly<Record<Shade, string>>;
  ship(capacity: string): string;
  readonly unit: Noun;
  readonly featured: string;
  readonly distribution: string;
  /** The same where there is hardly any room. */
  readonly distributionInShort: string;
  /** „der Vertrieb“, „das Marketing“. */
  readonly theDistribution: string;
  readonly steps: string;
  readonly marker: Noun;
  /** „diesen Marker“, „dieses Plättchen“. */
  readonly thisMarker: string;
  readonly actionMarker: Noun;
  readonly anActionMarker: string;
  readonly specialMarker: string;
  readonly slot: string;
  readonly fee: string;
  readonly row: Noun;
  readonly machineSpace: string;
  readonly firedShort: string;
  readonly fromFired: string;
  readonly toFired: string;
  readonly pier: string;
  use(marker: Thing, pounds: string): Sentence;
  reuse(marker: Thing, pounds: string): Sentence;
  /** Was jemand getan hat, nach seinem Namen. */
  used(marker: string, pounds: string, again: boolean): string;
  readonly chart: string;
  readonly closed: string;
  readonly again: string;
  readonly onOffer: string;
  readonly joker: string;
  readonly developer: string;
  readonly inEventPhase: string;
  readonly endOfDecade: string;
  readonly tile: Readonly<Record<Tile, Labelled>>;
  readonly event: Readonly<Record<EventName | 'end-of-game', Labelled>>;
  /** Die Ereignisse eines vorgegebenen Aufbaus: in ihrer Folge, und gemischt. */
  readonly eventsListed: string;
  readonly eventsShuffled: string;
  /** Texte, die die Ausgabe anders fasst. */
  readonly questions: Readonly<Partial<Record<Frame['step'], AskAndHelp>>>;
  readonly reasons: Readonly<Partial<Record<string, string>>>;
}
