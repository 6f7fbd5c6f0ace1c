import {
  CAPITAL,
  type Components,
  components,
  type EmpireState,
  type EmpireWords,
  KINDS,
  type Kind,
  type Labels,
  type Move,
  nameOf,
  type Plate,
  plateAt,
  type Resource,
  type Sheet,
  type Site,
} from '@cromford/empire';
import { printedIn } from '@cromford/kernel';
import { getContext, setContext } from 'svelte';
import type { Choice } from '../../engine/protocol.ts';
import { language } from '../../language/language.svelte.ts';
import type { BoardTable } from '../../table/board-table.ts';
import { boardText } from './text/text.ts';

type MoveOf<Verb extends Move['do']> = Extract<Move, { do: Verb }>;

/** The table as Empire's board reads it: typed state, sheet, names, and the choices that belong to a thing. */
export class EmpireView {
  readonly table: BoardTable;
  private readonly wordsNow: () => EmpireWords;

  constructor(table: BoardTable, wordsNow: () => EmpireWords) {
    this.table = table;
    this.wordsNow = wordsNow;
  }

  readonly now = $derived.by(() => this.table.scene.view as EmpireState);
  readonly after = $derived.by(() => this.table.shownPreview?.view as EmpireState | undefined);
  readonly c: Components = $derived.by(() => components(this.table.scene.sheet as Sheet, this.table.scene.options));
  readonly frame = $derived.by(() => this.now.agenda.at(-1));
  readonly words: EmpireWords = $derived.by(() => this.wordsNow());
  readonly labels: Labels = $derived.by(() => this.words.phrases.labels);
  readonly text = $derived.by(() => boardText[language.id]);
  /** Side A never buys capital: its market has three columns. */
  readonly sold: readonly Kind[] = $derived.by(() => KINDS.filter((kind) => kind !== CAPITAL || this.c.capitalSells));

  plate(plate: number): Plate {
    return plateAt(this.c, plate);
  }

  name(plate: number): string {
    return this.words.card(this.plate(plate).id);
  }

  eventTitle(plate: number): string {
    const title = this.plate(plate).event?.title;
    return title ? printedIn(title, language.id) : '';
  }

  resource(kind: Kind): string {
    return this.labels.resource[nameOf(kind)];
  }

  /** The same card after the lit choice. */
  siteThen(site: Site): Site | undefined {
    return this.after?.sites.find(({ plate }) => plate === site.plate);
  }

  choices<Verb extends Move['do']>(
    verb: Verb,
    fits: (move: MoveOf<Verb>) => boolean = () => true,
    among: readonly Choice[] = this.table.scene.choices,
  ): Choice[] {
    return among.filter(({ move }) => move.do === verb && fits(move as MoveOf<Verb>));
  }

  choice<Verb extends Move['do']>(verb: Verb, fits?: (move: MoveOf<Verb>) => boolean): Choice | undefined {
    return this.choices(verb, fits)[0];
  }
}

export function moveOf<Verb extends Move['do']>(choice: Choice, verb: Verb): MoveOf<Verb> | undefined {
  return choice.move.do === verb ? (choice.move as MoveOf<Verb>) : undefined;
}

export const iconOf = (kind: Kind): Resource => nameOf(kind);

const KEY = Symbol('empire');

export const provideView = (view: EmpireView) => setContext(KEY, view);

export const useView = () => getContext<EmpireView>(KEY);
