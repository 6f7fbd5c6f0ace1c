import { amount, listed, type Sentence, say, type Thing } from '@cromford/kernel';
import type { EventName } from '../../events/names.ts';
import type { Frame } from '../../frames.ts';
import type { Good } from '../../goods.ts';
import type { Kind, Shade } from '../../markers.ts';
import type { Tile } from '../../tiles/names.ts';
import type { AskAndHelp, Labelled } from '../phrases.ts';

export const pounds = (n: number) => (n < 0 ? `−£${-n}` : `£${n}`);
export const moreOf = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;
export const sum = (n: number) => say`£${amount(n)}`;
/** The same in a sentence that marks how many. */
export const counted = (n: number, one: string) => say`${amount(n)} ${n === 1 ? one : `${one}s`}`;
export const list = (parts: readonly Sentence[]) => listed(parts, 'and');

/** What a rulebook calls its things. Sentences are shared; these words and a few whole texts are the edition's own. */
export interface Terms {
  readonly good: Readonly<Record<Good, string>>;
  /** So many units of a good. */
  goods(n: number, good: Good): Sentence;
  readonly kind: Readonly<Record<Exclude<Kind, 'ship'>, string>>;
  readonly shade: Readonly<Record<Shade, string>>;
  ship(capacity: string): string;
  /** A unit of any good; the good that is produced. */
  readonly unit: string;
  readonly product: string;
  readonly featured: string;
  readonly distribution: string;
  /** The same where there is hardly any room. */
  readonly distributionInShort: string;
  readonly marker: string;
  readonly actionMarker: string;
  readonly specialMarker: string;
  /** Where action markers lie, and what a space of it costs. */
  readonly slot: string;
  readonly fee: string;
  readonly row: string;
  readonly machineSpace: string;
  readonly market: string;
  readonly fired: string;
  readonly pier: string;
  use(marker: Thing, pounds: string): Sentence;
  reuse(marker: Thing, pounds: string): Sentence;
  /** What somebody did, after his name. */
  used(marker: string, pounds: string, again: boolean): string;
  readonly chart: string;
  /** A slot that an event has closed. */
  readonly closed: string;
  readonly again: string;
  readonly build: string;
  /** What becomes of a contract when it is delivered. */
  readonly served: string;
  readonly onOffer: string;
  readonly joker: string;
  readonly developer: string;
  /** When crews and warehouse workers go. */
  readonly inEventPhase: string;
  readonly endOfDecade: string;
  readonly tile: Readonly<Record<Tile, Labelled>>;
  readonly event: Readonly<Record<EventName | 'end-of-game', Labelled>>;
  /** The events of a predetermined set-up: in their order, and shuffled. */
  readonly eventsListed: string;
  readonly eventsShuffled: string;
  /** Texts that the edition puts in another way. */
  readonly questions: Readonly<Partial<Record<Frame['step'], AskAndHelp>>>;
  readonly reasons: Readonly<Partial<Record<string, string>>>;
}
