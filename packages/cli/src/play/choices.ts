import type { Move, Option, Refusal, State, Words } from '@cromford/kernel';
import { sideBySide } from '../terminal/side-by-side.ts';
import type { Paint } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { say, sayRefusal, type Texts } from '../words/index.ts';

/** The choices in the order of the screen: those under one heading stand together. Open ones have a number. */
export interface Choices {
  readonly lines: readonly string[];
  /** The same without what is closed, for a screen that is too low. */
  readonly openLines: readonly string[];
  /** Choice 1 first. */
  readonly numbered: readonly Option[];
}

/** From this height on, groups of choices stand side by side where there is room. */
const TALL = 12;
/** A choice of several lines goes on under its first word. */
const HANG = 5;

export function choicesOf(
  options: readonly Option[],
  state: State,
  {
    words,
    texts,
    paint,
    columns,
  }: { readonly words: Words; readonly texts: Texts; readonly paint: Paint; readonly columns: number },
): Choices {
  const numbered: Option[] = [];
  const blocks: string[][] = [];
  const openBlocks: string[][] = [];
  let closed = 0;
  for (const [heading, members] of grouped(options, state, words)) {
    const block = [heading ? paint.bold(heading) : ''];
    const open = [...block];
    for (let i = 0; i < members.length; i++) {
      const option = members[i] as Option;
      if (option.refusal) {
        const alike = refusedAlike(members, i);
        block.push(refusedLine(alike, option.refusal));
        i += alike.length - 1;
        closed += alike.length;
      } else {
        const line = openLine(option, numbered.push(option));
        block.push(line);
        open.push(line);
      }
    }
    blocks.push(block);
    if (open.length > 1) openBlocks.push(open);
  }
  const hint = closed > 0 ? [paint.dim(`  –  ${say(texts.play.closed, { count: closed })}`)] : [];
  return { lines: laidOut(blocks), openLines: [...laidOut(openBlocks), ...hint], numbered };

  function laidOut(all: readonly string[][]): string[] {
    const lines = all.flat();
    const below = lines.flatMap((line) => wrap(line, columns, HANG));
    if (below.length < TALL) return below;
    const beside = sideBySide(all, columns, HANG);
    return beside.length < below.length ? beside : below;
  }

  function openLine({ move, range, notes }: Option, number: number): string {
    const amounts =
      range && range.to > range.from ? ` (${say(texts.play.range, { from: range.from, to: range.to })})` : '';
    // "Keep none (0 to 3)" would say the contrary of what is offered.
    const shown = range && range.from === 0 ? ({ ...move, amount: range.to } as Move) : move;
    const asides = notes.map((note) => (note.warns ? paint.yellow(words.note(note)) : paint.cyan(words.note(note))));
    return [`${String(number).padStart(3)}  ${words.move(shown, state)}${amounts}`, ...asides].join(' · ');
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

function grouped(options: readonly Option[], state: State, words: Words): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    if (option.unlisted) continue;
    const heading = words.group(option.move, state);
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return groups;
}
