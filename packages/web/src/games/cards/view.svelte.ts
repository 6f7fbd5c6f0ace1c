import {
  type CardWords,
  type Foresight,
  type Good,
  type GoodIndex,
  goodAt,
  goodIndex,
  type Labels,
  type Move,
  type MoveOf,
  type News,
  opponent,
  type Player,
  priceOf,
  type Ruleset,
  ruleset,
  type Sheet,
  type State,
  type Who,
} from '@cromford/cards';
import { isUnderWay } from '@cromford/cards/under-way';
import { type Event, plain, type Seat } from '@cromford/kernel';
import { getContext, setContext } from 'svelte';
import type { Choice, EventText } from '../../engine/protocol.ts';
import type { BoardTable } from '../../table/board-table.ts';
import { keep, keeping } from '../../table/keep.ts';
import { lastProduction, type Outlook, outlook, withSold } from './outlook.ts';
import type { BoardText } from './text/text.ts';

/** Somebody with a marker on the market: a seat, or a colour without a person. */
export interface Colour {
  readonly who: Who;
  /** The seat whose colour, shape and hatching it has; `null` for the neutral one. */
  readonly style: Seat | null;
  readonly name: string;
}

/** What is said on the board: the words of the rules, and the board's own. */
export interface Spoken {
  readonly words: CardWords;
  readonly text: BoardText;
}

/** The table as the card game's board reads it: typed state, rules for the figures, names, and the choices that belong to a thing. */
export class CardView {
  readonly table: BoardTable;
  /** In the reader's language; WithView.svelte shows nothing before it is there. */
  spoken = $state.raw() as Spoken;

  constructor(table: BoardTable) {
    this.table = table;
  }

  readonly now = $derived.by(() => this.table.scene.view as State);
  /** The position after the lit choice. Whatever it leaves as it was is the same object as before it. */
  readonly after: State | undefined = $derived.by(() => {
    const then = this.table.shownPreview?.view;
    return then && keep(this.now, then as State);
  });
  readonly setup = $derived.by(
    keeping(() => {
      const { sheet, options } = this.table.scene;
      return { players: this.now.players.length, options, sheet: sheet as Sheet };
    }),
  );
  readonly rs: Ruleset = $derived.by(() => ruleset(this.setup));
  /** Whose street is the large one. */
  readonly seat: Seat = $derived.by(() => this.table.scene.seat ?? this.table.scene.due ?? 0);
  readonly labels: Labels = $derived.by(() => this.words.phrases.labels);
  readonly words: CardWords = $derived.by(() => this.spoken.words);
  readonly text: BoardText = $derived.by(() => this.spoken.text);
  readonly frame = $derived.by(() => this.now.agenda.at(-1));
  readonly isSolo = $derived.by(() => this.rs.variant.solo);
  readonly isScored = $derived.by(() => this.now.scores.length > 0);
  readonly active: Good = $derived.by(() => goodAt(this.now.good));

  /** A gain or a loss of money. */
  poundsGained(n: number): string {
    return (n > 0 ? '+' : '') + this.labels.pounds(n);
  }

  /** The spaces of a good's track that appeal reaches by passing an arrow, which moves demand. */
  arrowsOf(good: Good): readonly number[] {
    return (this.table.scene.sheet as Sheet).market.up[good];
  }

  /** The market with the price that is being set, before and after the lit choice. */
  readonly market: State = $derived.by(() => keep(this.now, (this.table.scene.foresight as Foresight).market));
  readonly marketThen: State | undefined = $derived.by(() => {
    const then = this.table.shownPreview?.foresight as Foresight | undefined;
    return then && keep(this.market, then.market);
  });
  /** The forecasts of the position before: what is the same in the next one stays the same object. */
  private readonly known: (Outlook | undefined)[] = [];
  private readonly outlooks = $derived.by(() => {
    const { now, known } = this;
    return lazily((index) => {
      known[index] = keep(known[index], this.forecast(now, index, this.table.forecast(goodAt(index))?.now, this.past));
      return known[index];
    });
  });
  private readonly outlooksThen = $derived.by(() => {
    const { after } = this;
    if (!after) return undefined;
    const then = (index: GoodIndex) => this.table.forecast(goodAt(index))?.after;
    const past = lastProduction([...this.ofProduction, ...(this.table.shownPreview?.events ?? []).map(told)]);
    return lazily((index) => keep(this.outlooks(index), this.forecast(after, index, then(index), past)));
  });

  /** While a sale is under way: what it has told so far, and what of it has happened. */
  private readonly ofProduction: readonly Event[] = $derived.by(() => {
    if (!isUnderWay(this.now)) return [];
    const { ply } = this.table.scene;
    const entries = this.table.log.filter((entry) => entry.ply <= ply);
    const start = entries.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'production'));
    return start < 0 ? [] : entries.slice(start).flatMap(({ events }) => events.map(told));
  });
  private readonly past: Outlook | undefined = $derived.by(() => lastProduction(this.ofProduction));

  /** What production of a good would bring now. */
  outlook(index: GoodIndex): Outlook | undefined {
    return this.outlooks(index);
  }

  /** The same after the lit choice. */
  outlookThen(index: GoodIndex): Outlook | undefined {
    return this.outlooksThen?.(index);
  }

  /** The production that is being told step by step, as far as it has been told. */
  readonly told: Outlook | undefined = $derived.by(() => outlook(this.table.told.map(told)));
  /** Who the step being told is about. */
  readonly toldWho: Who | undefined = $derived.by(() => {
    const news = this.table.told.at(-1)?.event as News | undefined;
    if (!news || !this.told) return undefined;
    return 'who' in news ? news.who : 'seat' in news ? news.seat : undefined;
  });

  /** Everybody with markers: seats first. */
  readonly colours: readonly Colour[] = $derived.by(
    keeping(() => [
      ...this.now.players.map((_, seat) => ({ who: seat, style: seat, name: this.name(seat) })),
      ...this.now.others.map((_, i) => this.other(i)),
    ]),
  );

  /** A colour without a person, as the bag and the discs count them. */
  other(index: number): Colour {
    const who = this.isSolo ? opponent(index) : 'neutral';
    const style = who === 'neutral' ? null : this.now.players.length + index;
    return { who, style, name: plain(this.words.phrases.who(who)) };
  }

  name(seat: Seat): string {
    return this.table.playerName(seat);
  }

  player(seat: Seat): Player {
    return this.now.players[seat] as Player;
  }

  /** The same player after the lit choice, where it changes anything about him. */
  playerThen(seat: Seat): Player | undefined {
    const then = this.after?.players[seat];
    return then === this.now.players[seat] ? undefined : then;
  }

  appealOf(s: State, who: Who, good: Good): number {
    const index = goodIndex[good];
    if (typeof who === 'number') return s.players[who]?.appeal[index] ?? -1;
    const other = who === 'opponent-2' ? 1 : 0;
    return s.others[other]?.appeal[index] ?? -1;
  }

  /** Whether the choices on the table are those of this seat. */
  chooses(seat: Seat): boolean {
    return this.table.scene.due === seat;
  }

  /** Every part of the board looks for its own: once sorted, they do not go through all of them each time. */
  private readonly byVerb = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.table.scene.choices) {
      const same = found.get(choice.move.do);
      if (same) same.push(choice);
      else found.set(choice.move.do, [choice]);
    }
    return found;
  });

  choices<Verb extends Move['do']>(verb: Verb, fits: (move: MoveOf<Verb>) => boolean = () => true): Choice[] {
    return (this.byVerb.get(verb) ?? []).filter(({ move }) => fits(move as unknown as MoveOf<Verb>));
  }

  choice<Verb extends Move['do']>(verb: Verb, fits?: (move: MoveOf<Verb>) => boolean): Choice | undefined {
    return this.choices(verb, fits)[0];
  }

  private get whos(): Who[] {
    return [...this.now.players.keys(), ...this.now.others.map((_, i) => this.other(i).who)];
  }

  /** What a seat asks for the featured good; the other colours ask nothing. */
  private priceAsked(s: State, who: Who): number {
    const player = typeof who === 'number' ? s.players[who] : undefined;
    return player?.factories[s.good] ? priceOf(this.rs, player, s.good) : 0;
  }

  private forecast(s: State, index: GoodIndex, events: readonly Event[] = [], past?: Outlook): Outlook | undefined {
    // Once it is scored nothing is produced any more.
    if (s.scores.length > 0) return undefined;
    const rest = outlook(events);
    if (!rest || index !== s.good || !isUnderWay(s)) return rest;
    return withSold(rest, past, s, this.whos, (who) => this.priceAsked(s, who));
  }
}

const told = ({ event }: EventText): Event => event;

/** Each good is worked out when somebody looks at it, and then kept. */
function lazily(make: (index: GoodIndex) => Outlook | undefined): (index: GoodIndex) => Outlook | undefined {
  const known = new Map<GoodIndex, Outlook | undefined>();
  return (index) => {
    if (!known.has(index)) known.set(index, make(index));
    return known.get(index);
  };
}

const byTable = new WeakMap<BoardTable, CardView>();

/** Board and side panel read the same view, so that nothing is worked out twice. It outlives the part that asks first. */
export function viewAt(table: BoardTable): CardView {
  if (!byTable.has(table))
    $effect.root(() => {
      byTable.set(table, new CardView(table));
    });
  return byTable.get(table) as CardView;
}

const KEY = Symbol('cards');

export const provideView = (view: CardView) => setContext(KEY, view);

export const useView = () => getContext<CardView>(KEY);
