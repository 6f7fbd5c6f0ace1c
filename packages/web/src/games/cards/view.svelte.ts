import {
  type CardWords,
  cardGame,
  type Good,
  goodAt,
  goodIndex,
  type Labels,
  type Move,
  marked,
  type News,
  opponent,
  type Player,
  priceOf,
  type Ruleset,
  ruleset,
  type Sheet,
  type State,
  type Who,
  wageOf,
} from '@cromford/cards';
import type { Seat } from '@cromford/kernel';
import { getContext, setContext } from 'svelte';
import type { Choice } from '../../engine/protocol.ts';
import { language } from '../../language/language.svelte.ts';
import type { BoardTable } from '../../table/board-table.ts';
import { isUnderWay, type Outlook, outlook, outlooks, type Result, resultOf, soldSoFar } from './outlook.ts';
import { boardText } from './text/text.ts';

export type MoveOf<Verb extends Move['do']> = Extract<Move, { do: Verb }>;

/** Somebody with a marker on the market: a seat, or a colour without a person. */
export interface Colour {
  readonly who: Who;
  /** The seat whose colour, shape and hatching it has; `null` for the neutral one. */
  readonly style: Seat | null;
  readonly name: string;
}

/** The table as the card game's board reads it: typed state, rules for the figures, names, and the choices that belong to a thing. */
export class CardView {
  readonly table: BoardTable;
  private readonly wordsNow: () => CardWords;

  constructor(table: BoardTable, wordsNow: () => CardWords) {
    this.table = table;
    this.wordsNow = wordsNow;
  }

  readonly now = $derived.by(() => this.table.scene.view as State);
  readonly after = $derived.by(() => this.table.after as State | undefined);
  private readonly setup = $derived.by(() => {
    const { sheet, options } = this.table.scene;
    return { players: this.now.players.length, options, sheet: sheet as Sheet };
  });
  readonly rs: Ruleset = $derived.by(() => ruleset(this.setup));
  private readonly rules = $derived.by(() => cardGame.rules(this.setup));
  /** Whose street is the large one. */
  readonly seat: Seat = $derived.by(() => this.table.scene.seat ?? this.table.scene.due ?? 0);
  readonly words: CardWords = $derived.by(() => this.wordsNow());
  readonly labels: Labels = $derived.by(() => this.words.phrases.labels);
  readonly text = $derived.by(() => boardText[language.id]);
  readonly frame = $derived.by(() => this.now.agenda.at(-1));
  readonly isSolo = $derived.by(() => this.rs.variant.solo);
  readonly isScored = $derived.by(() => this.now.scores.length > 0);
  readonly active: Good = $derived.by(() => goodAt(this.now.good));

  /** A gain or a loss of money. */
  poundsGained(n: number): string {
    return (n > 0 ? '+' : '') + this.labels.pounds(n);
  }

  /** The market with the price that is being set, before and after the lit choice. */
  readonly market: State = $derived.by(() => marked(this.rules, this.now));
  readonly marketThen: State | undefined = $derived.by(() => this.after && marked(this.rules, this.after));
  readonly outlooks: readonly (Outlook | undefined)[] = $derived.by(() => this.forecasts(this.now));
  readonly outlooksThen: readonly (Outlook | undefined)[] = $derived.by(() =>
    this.after ? this.forecasts(this.after) : [],
  );

  /** The production that is being told step by step, as far as it has been told. */
  readonly told: Outlook | undefined = $derived.by(() => outlook(this.table.told.map(({ event }) => event)));
  /** Who the step being told is about. */
  readonly toldWho: Who | undefined = $derived.by(() => {
    const news = this.table.told.at(-1)?.event as News | undefined;
    if (!news || !this.told) return undefined;
    return 'who' in news ? news.who : 'seat' in news ? news.seat : undefined;
  });

  /** Everybody with markers: seats first. */
  readonly colours: readonly Colour[] = $derived.by(() => [
    ...this.now.players.map((_, seat) => ({ who: seat, style: seat, name: this.name(seat) })),
    ...this.now.others.map((_, i) => this.other(i)),
  ]);

  /** A colour without a person, as the bag and the discs count them. */
  other(index: number): Colour {
    const who = this.isSolo ? opponent(index) : 'neutral';
    const style = who === 'neutral' ? null : this.now.players.length + index;
    return { who, style, name: this.words.phrases.who(who) };
  }

  name(seat: Seat): string {
    return this.table.playerName(seat);
  }

  player(seat: Seat): Player {
    return this.now.players[seat] as Player;
  }

  playerThen(seat: Seat): Player | undefined {
    return this.after?.players[seat];
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

  choices<Verb extends Move['do']>(verb: Verb, fits: (move: MoveOf<Verb>) => boolean = () => true): Choice[] {
    return this.table.scene.choices.filter(({ move }) => move.do === verb && fits(move as unknown as MoveOf<Verb>));
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

  private forecasts(s: State): (Outlook | undefined)[] {
    // Once it is scored nothing is produced any more.
    if (s.scores.length > 0) return [];
    const all = outlooks((good) => this.rules.forecast?.(s, good) ?? []);
    if (isUnderWay(s)) {
      const sofar = soldSoFar(s, wageOf(this.rs, s), this.whos, (who) => this.priceAsked(s, who));
      // Who has not sold yet still has a forecast.
      const isDone = ({ who, sold }: Result) => sold > 0 || who === s.handSeat;
      const results = sofar.results.map((result) =>
        isDone(result) ? result : (resultOf(all[s.good], result.who) ?? result),
      );
      all[s.good] = { ...sofar, results };
    }
    return all;
  }
}

const KEY = Symbol('cards');

export const provideView = (view: CardView) => setContext(KEY, view);

export const useView = () => getContext<CardView>(KEY);
