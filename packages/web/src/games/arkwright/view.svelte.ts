import {
  type ArkwrightWords,
  COMMODITY_STEPS,
  type Foresight,
  GOODS,
  type Good,
  goodAt,
  goodIndex,
  type Kind,
  type Labels,
  type Marker,
  type Move,
  type MoveOf,
  type News,
  type Player,
  playerAt,
  type Ruleset,
  type State,
} from '@cromford/arkwright';
import { hasRun, isProducing } from '@cromford/arkwright/under-way';
import type { Seat } from '@cromford/kernel';
import { getContext, setContext } from 'svelte';
import type { Choice, Press } from '../../engine/protocol.ts';
import type { BoardTable } from '../../table/board-table.ts';
import { keep } from '../../table/keep.ts';
import { type Begun, begunIn, tellingIn } from './begun.ts';
import { rulesetFor } from './games.ts';
import { outcomeOf, type ProductionOutcome } from './outcome.ts';
import type { BoardText } from './text/text.ts';
import { afterTold } from './told.ts';

/** What is said on the board: the words of the rules, and the board's own. */
export interface Spoken {
  readonly words: ArkwrightWords;
  readonly text: BoardText;
}

/** The table as the board reads it: typed state, rules, names, and the choices that belong to a thing. */
export class ArkwrightView {
  readonly table: BoardTable;
  /** In the reader's language; WithView.svelte shows nothing before it is there. */
  spoken = $state.raw() as Spoken;

  constructor(table: BoardTable) {
    this.table = table;
  }

  /** While a move is told: its events so far. */
  readonly told = $derived.by(() => this.table.told.map(({ event }) => event as unknown as News));
  /** The position before a move that is told. */
  readonly before: State = $derived.by(() => this.table.scene.view as unknown as State);
  /** The position, or how far the telling of a move has come. */
  readonly now: State = $derived.by(() => {
    const { before } = this;
    return this.told.length > 0 ? afterTold(before, this.told) : before;
  });
  /** The production that is being told, crate by crate: from its market on, or from where somebody was asked in it. */
  readonly toldSale: ProductionOutcome | undefined = $derived.by(() => {
    const { told, before, begun } = this;
    const telling = told.length > 0 ? tellingIn(before, told, begun) : undefined;
    return telling && outcomeOf(this.rs, telling.before, telling.good, telling.news);
  });
  readonly rs: Ruleset = $derived.by(() => rulesetFor(this.table.scene));
  readonly labels: Labels = $derived.by(() => this.words.phrases.labels);
  readonly words: ArkwrightWords = $derived.by(() => this.spoken.words);
  readonly text: BoardText = $derived.by(() => this.spoken.text);
  readonly frame = $derived.by(() => this.now.agenda.at(-1));
  /** The featured good, or the one that comes first. */
  readonly active: Good = $derived.by(() => goodAt(Math.max(0, this.now.cycle)));
  /** Whose board lies at full detail: the own one, or the first for a bystander. */
  readonly seat: Seat = $derived.by(() => this.table.scene.seat ?? this.table.scene.due ?? 0);
  readonly me: Player = $derived.by(() => playerAt(this.now, this.seat));
  readonly rivals: readonly Seat[] = $derived.by(() => {
    const { length } = this.now.players;
    return Array.from({ length: length - 1 }, (_, k) => (this.seat + 1 + k) % length);
  });

  /** The choice that is lit, as a move. */
  readonly litMove: Move | undefined = $derived.by(() => this.moveAt(this.table.lit));
  /** The position after it, before anybody else chooses. */
  readonly after: State | undefined = $derived.by(() => {
    const soon = this.table.shownPreview?.soon;
    return soon && keep(this.now, soon as State);
  });

  /** What will hurt later: after the lit choice, else as things lie. */
  readonly foresight: Foresight = $derived.by(
    () => (this.table.shownPreview ?? this.table.scene).foresight as Foresight,
  );
  private readonly whole = $derived.by(() => (this.table.scene.foresight as Foresight).whole);

  /** The forecasts of the position before: what is the same in the next one stays the same object. */
  private readonly known: Partial<Record<Good, ProductionOutcome>> = {};
  private readonly outcomes = $derived.by(() => {
    const { now, known } = this;
    return lazily((good) => {
      known[good] = keep(known[good], outcomeOf(this.rs, now, good, this.wholeForecast(good)));
      return known[good];
    });
  });
  private readonly outcomesAfter = $derived.by(() => {
    const { after } = this;
    return after
      ? lazily((good) => keep(this.outcomes(good), outcomeOf(this.rs, after, good, this.forecastAfter(good))))
      : undefined;
  });

  /** The production phase that is under way: what it has done so far. */
  private readonly begun: Begun | undefined = $derived.by(() =>
    begunIn(this.before, this.table.log, this.table.scene.ply),
  );
  /** That, and what is still to come of it: all of it is known once it has been paid for. */
  private readonly underWay: ProductionOutcome | undefined = $derived.by(() =>
    this.ofBegun(() => this.forecast(this.active)),
  );
  private readonly underWayAfter: ProductionOutcome | undefined = $derived.by(() =>
    this.after ? this.ofBegun(() => this.forecastAfter(this.active)) : undefined,
  );

  private ofBegun(rest: () => readonly News[]): ProductionOutcome | undefined {
    const { begun } = this;
    return begun && outcomeOf(this.rs, begun.before, this.active, [...begun.news, ...rest()]);
  }

  /** The good is being produced, or its production is being told: figures are those of so far. */
  isRunning(good: Good): boolean {
    return (this.toldSale ?? this.underWay)?.good === good;
  }

  outcome(good: Good): ProductionOutcome {
    if (this.toldSale?.good === good) return this.toldSale;
    if (this.underWay?.good === good) return this.underWay;
    return this.outcomes(good);
  }

  outcomeAfter(good: Good): ProductionOutcome | undefined {
    if (this.begun && good === this.active) return this.underWayAfter;
    // A forecast of a whole production phase says nothing about the rest of one.
    return this.isProducing && good === this.active ? undefined : this.outcomesAfter?.(good);
  }

  /** Of a phase whose beginning nobody has told, because the position was set up in it: all of it, not the rest. */
  private wholeForecast(good: Good): readonly News[] {
    const isLost = this.isProducing && good === this.active && !this.begun && this.told.length === 0;
    return isLost ? this.whole : this.forecast(good);
  }

  private forecast(good: Good): readonly News[] {
    return (this.table.forecast(good)?.now ?? []) as readonly News[];
  }

  private forecastAfter(good: Good): readonly News[] {
    return (this.table.forecast(good)?.after ?? []) as readonly News[];
  }

  name(seat: Seat | null): string {
    return this.table.playerName(seat === null || seat >= this.now.players.length ? null : seat);
  }

  good(good: Good): string {
    return this.labels.good[good];
  }

  /** An action in one word; what one edition calls distribution is marketing in the other. */
  kindName(kind: Kind): string {
    const name = kind === 'distribution' ? this.labels.distribution : this.text.kind[kind];
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  pounds(n: number): string {
    return this.labels.pounds(n);
  }

  signed(n: number): string {
    return n > 0 ? `+${this.labels.pounds(n)}` : this.labels.pounds(n);
  }

  /** The action phase of a cycle: its production is still to come. */
  readonly isActing = $derived.by(() => this.now.agenda.some((frame) => frame.step === 'production'));
  /** The production phase of the cycle has begun. */
  readonly isProducing = $derived.by(() => isProducing(this.now));

  /** The own turn begins: which marker is used is still to be chosen. */
  readonly isChoosingMarker = $derived.by(
    () => this.frame?.step === 'turn' && this.table.scene.seat === this.seat && this.table.scene.choices.length > 0,
  );

  readonly hasRun = $derived.by(() => hasRun(this.now));
  /** The good has been produced and paid for; players buy influence (AE-EIC-05). */
  readonly isTrading = $derived.by(() => COMMODITY_STEPS.some((step) => step === this.frame?.step));

  /** Whether a seat has had its turn in this cycle, has it now, or waits for it; nothing outside the action phase. */
  turnState(seat: Seat): 'acted' | 'acts' | 'waits' | undefined {
    if (this.table.scene.due === seat && this.isActing) return 'acts';
    const turns = this.now.agenda.find((frame) => frame.step === 'turns');
    // The round has been taken off the agenda when the last one acts.
    if (!turns) return this.isActing ? 'acted' : undefined;
    const { length } = this.now.players;
    const place = (seat - this.now.start + length) % length;
    return place < turns.k ? 'acted' : 'waits';
  }

  /** The same player after the lit choice, where it changes anything about him. */
  playerAfter(seat: Seat): Player | undefined {
    const then = this.after?.players[seat];
    return then === this.now.players[seat] ? undefined : then;
  }

  choices<Verb extends Move['do']>(verb: Verb, fits: (move: MoveOf<Verb>) => boolean = () => true): Choice[] {
    return this.table.scene.choices.filter(({ move }) => move.do === verb && fits(move as MoveOf<Verb>));
  }

  /** What a marker can be used for. */
  choicesOf(marker: Marker | undefined): Choice[] {
    if (!marker) return [];
    return (['use', 'reuse'] as const).flatMap((verb) => this.choices(verb, (move) => move.marker === marker));
  }

  choice<Verb extends Move['do']>(verb: Verb, fits?: (move: MoveOf<Verb>) => boolean): Choice | undefined {
    return this.choices(verb, fits)[0];
  }

  /** The position after an open choice, once that is worked out. */
  choiceThen({ presses: [press] }: Choice): State | undefined {
    return press && (this.table.previewOf?.(press.line)?.soon as State | undefined);
  }

  /** A line of the choices as a move. */
  moveAt(line: string | undefined): Move | undefined {
    if (line === undefined) return undefined;
    for (const choice of this.table.scene.choices)
      for (const press of choice.presses) if (press.line === line) return moveOf(choice, press);
    return undefined;
  }
}

/** A choice of an amount as the move that one of its presses makes. */
function moveOf(choice: Choice, press: Press): Move {
  const move = press.amount === undefined ? choice.move : { ...choice.move, amount: press.amount };
  return move as Move;
}

export function pressOf(choice: Choice | undefined, amount: number): Press | undefined {
  return choice?.presses.find((press) => press.amount === amount);
}

/** Each good is worked out when somebody looks at it, and then kept. */
function lazily<T>(make: (good: Good) => T): (good: Good) => T {
  const known: (T | undefined)[] = GOODS.map(() => undefined);
  return (good) => {
    const index = goodIndex[good];
    known[index] ??= make(good);
    return known[index] as T;
  };
}

const byTable = new WeakMap<BoardTable, ArkwrightView>();

/** Board and side panel read the same view, so that nothing is worked out twice. It outlives the part that asks first. */
export function viewAt(table: BoardTable): ArkwrightView {
  if (!byTable.has(table))
    $effect.root(() => {
      byTable.set(table, new ArkwrightView(table));
    });
  return byTable.get(table) as ArkwrightView;
}

const KEY = Symbol('arkwright');

export const provideView = (view: ArkwrightView) => setContext(KEY, view);

export const useView = () => getContext<ArkwrightView>(KEY);
