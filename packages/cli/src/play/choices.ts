import {
  joined,
  type Move,
  type Note,
  type Option,
  partsOf,
  plain,
  type Refusal,
  rendered,
  type Sentence,
  type State,
  under,
  type WordsInText,
} from '@cromford/kernel';
import { sideBySide } from '../terminal/side-by-side.ts';
import type { Paint } from '../terminal/terminal.ts';
import { shownWidth, wrap } from '../terminal/wrap.ts';
import { sayRefusal, type Texts } from '../words/index.ts';

/** The choices in the order of the screen: those under one heading stand together. Open ones have a number. */
export interface Choices {
  readonly lines: readonly string[];
  /** Only what is closed, with the reasons. */
  readonly closedLines: readonly string[];
  /** Only what is open, for a screen that is too low. */
  readonly openLines: readonly string[];
  /** Several to a line, for a screen that is too low for that, too. */
  readonly briefLines: readonly string[];
  /** Several groups to a line, too. */
  readonly tightLines: readonly string[];
  /** One group right behind the other. */
  readonly flowingLines: readonly string[];
  /** Choice 1 first. */
  readonly numbered: readonly Option[];
}

/** From this height on, groups of choices stand side by side where there is room. */
const TALL = 12;
/** So many choices are told in full even where there is little room. */
const FEW = 4;
/** A choice of several lines goes on under its first word. */
const HANG = 5;
/** What is shorter stays in one line. */
const UNBROKEN = 36;
/** Between groups in one line. */
const GAP = '   ';
const NO_BREAK = '\u00a0';
/** The same where a line may end between them. */
const FLOWING = `${NO_BREAK}${NO_BREAK} `;

export function choicesOf(
  options: readonly Option[],
  state: State,
  {
    words,
    texts,
    paint,
    columns,
  }: { readonly words: WordsInText; readonly texts: Texts; readonly paint: Paint; readonly columns: number },
): Choices {
  const numbered: Option[] = [];
  const blocks: string[][] = [];
  const openBlocks: string[][] = [];
  const closedLines: string[] = [];
  const paragraphs: Paragraph[] = [];
  const choosable: string[] = [];
  let closed = 0;
  for (const [heading, members] of grouped(options, state, words)) {
    const block = [heading ? paint.bold(heading) : ''];
    const open = [...block];
    for (let i = 0; i < members.length; i++) {
      const option = members[i] as Option;
      if (option.refusal) {
        const alike = refusedAlike(members, i);
        const line = refusedLine(alike, option.refusal);
        block.push(line);
        closedLines.push(...wrap(line, columns, HANG));
        i += alike.length - 1;
        closed += alike.length;
      } else {
        const line = openLine(option, numbered.push(option));
        block.push(line);
        open.push(line);
        choosable.push(line);
      }
    }
    blocks.push(block);
    if (open.length === 1) continue;
    openBlocks.push(open);
    const text = paragraph(heading, numbered.slice(1 - open.length), numbered.length - open.length + 2);
    paragraphs.push({ heading, text });
  }
  const warned = numbered.some(({ notes }) => notes.some((note) => note.warns));
  const hint = closed > 0 ? [paint.dim(`  –  ${texts.play.closed({ count: closed })}`)] : [];
  const legend = [...(warned ? [paint.dim(`  !  ${texts.play.warned}`)] : []), ...hint];
  const isFew = choosable.length <= FEW;
  const wrapped = (all: readonly string[]) => all.flatMap((line) => wrap(line, columns, HANG));
  return {
    lines: laidOut(blocks),
    closedLines,
    // Headings over one choice each say what the choices say.
    openLines: [...(openBlocks.every((open) => open.length === 2) ? wrapped(choosable) : laidOut(openBlocks)), ...hint],
    briefLines: isFew ? [...wrapped(choosable), ...hint] : [...wrapped(paragraphs.map(({ text }) => text)), ...legend],
    tightLines: isFew ? [...wrapped(choosable), ...hint] : [...wrapped(packed(paragraphs, columns)), ...legend],
    flowingLines: isFew ? [...wrapped(choosable), ...hint] : [...wrapped(flowing(paragraphs)), ...legend],
    numbered,
  };

  function laidOut(all: readonly string[][]): string[] {
    const lines = all.flat();
    const below = lines.flatMap((line) => wrap(line, columns, HANG));
    if (below.length < TALL) return below;
    const beside = sideBySide(all, columns, HANG);
    return beside.length < below.length ? beside : below;
  }

  /** A group in a paragraph; an exclamation mark stands for a warning, which is asked when it comes to that. */
  function paragraph(heading: string, members: readonly Option[], first: number): string {
    const said = members.map((option, i) => {
      const { notes } = option;
      const whole = ranged(
        option,
        (move) => words.inParts.brief?.(move, notes, state) ?? shorter(heading, move, notes),
      );
      const warns = notes.some((note) => note.warns) ? paint.yellow('!') : '';
      return `${paint.bold(`${first + i})`)} ${whole.length < UNBROKEN ? whole.replaceAll(' ', NO_BREAK) : whole}${warns}`.replace(
        ' ',
        NO_BREAK,
      );
    });
    return `${heading ? `${paint.bold(heading)}: ` : ''}${said.join(`${NO_BREAK} `)}`;
  }

  /** What a game has no shorter words for; the heading is not said twice. */
  function shorter(heading: string, move: Move, notes: readonly Note[]): Sentence {
    const told = notes.filter((note) => !note.warns).map((note) => words.note(note));
    return joined([under(heading, words.inParts.move(move, state)), ...told], ' · ');
  }

  /** "Hire 1–3 workers": the text with the range in the place of the amount; behind it where the text names none. */
  function ranged({ move, range }: Option, said: (move: Move) => Sentence): string {
    if (!range || range.to === range.from) return plain(said(move));
    // Its nouns are those of several.
    const most = said({ ...move, amount: range.to } as Move);
    const parts = partsOf(most);
    const place = parts.findIndex((part) => typeof part !== 'string' && part.is === 'amount');
    if (place < 0) return `${plain(said(move))} (${texts.play.range({ from: range.from, to: range.to })})`;
    // After a sign, a dash would read as another one.
    const dash = /[+−]$/.test(plain(parts.slice(0, place))) ? '…' : '–';
    return rendered(most, (mark) => (mark === parts[place] ? `${range.from}${dash}${range.to}` : mark.text));
  }

  function openLine(option: Option, number: number): string {
    const { notes } = option;
    const asides = notes.map((note) => (note.warns ? paint.yellow(words.note(note)) : paint.cyan(words.note(note))));
    const text = ranged(option, (move) => words.inParts.move(move, state));
    return [`${String(number).padStart(3)}  ${text}`, ...asides].join(' · ');
  }

  /** On a screen, neighbours that are closed for the same reason share a line. */
  function refusedAlike(members: readonly Option[], from: number): readonly Option[] {
    const reason = reasonOf(members[from]?.refusal);
    let to = from + 1;
    while (columns > 0 && to < members.length && reasonOf(members[to]?.refusal) === reason) to++;
    return members.slice(from, to);
  }

  function reasonOf(refusal: Refusal | undefined): string {
    return refusal ? `${sayRefusal(texts, words, refusal)} [${refusal.rule}]` : '';
  }

  function refusedLine(alike: readonly Option[], refusal: Refusal): string {
    const moves = alike.map(({ move }) => words.move(move, state)).join(', ');
    const rule = refusal.rule ? ` [${refusal.rule}]` : '';
    return paint.dim(`  –  ${paint.strikethrough(moves)} – ${sayRefusal(texts, words, refusal)}${rule}`);
  }
}

interface Paragraph {
  readonly heading: string;
  readonly text: string;
}

/** Neighbours in one line where they fit; what has no heading would seem to stand under that of its neighbour. */
function packed(paragraphs: readonly Paragraph[], columns: number): string[] {
  const lines: string[] = [];
  for (const { heading, text } of paragraphs) {
    const longer = `${lines.at(-1)}${GAP}${text}`;
    if (heading && lines.length > 0 && shownWidth(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** In one paragraph; what has no heading begins another. */
function flowing(paragraphs: readonly Paragraph[]): string[] {
  const lines: string[] = [];
  for (const { heading, text } of paragraphs) {
    if (heading && lines.length > 0) lines[lines.length - 1] += FLOWING + text;
    else lines.push(text);
  }
  return lines;
}

function grouped(options: readonly Option[], state: State, words: WordsInText): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  // Whoever types 1 by habit should not lose by it what lies there.
  const isBehind = ({ move }: Option) => Number(words.takesBack(move, state));
  for (const option of [...options].sort((one, other) => isBehind(one) - isBehind(other))) {
    if (option.unlisted) continue;
    const heading = words.group(option.move, state);
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return groups;
}
