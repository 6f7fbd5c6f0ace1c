import type { Option, State, Words } from '@cromford/kernel';
import type { Paint } from '../terminal/terminal.ts';
import { say, sayRefusal, type Texts } from '../words/index.ts';

/** The choices in the order of the screen: those under one heading stand together. Open ones have a number. */
export interface Choices {
  readonly lines: readonly string[];
  /** Choice 1 first. */
  readonly numbered: readonly Option[];
}

export function choicesOf(
  options: readonly Option[],
  state: State,
  { words, texts, paint }: { readonly words: Words; readonly texts: Texts; readonly paint: Paint },
): Choices {
  const numbered: Option[] = [];
  const lines: string[] = [];
  for (const [heading, members] of grouped(options, state, words)) {
    lines.push(heading ? paint.bold(heading) : '');
    for (const option of members) {
      if (!option.refusal) numbered.push(option);
      lines.push(option.refusal ? refusedLine(option) : openLine(option, numbered.length));
    }
  }
  return { lines, numbered };

  function openLine({ move, range, notes }: Option, number: number): string {
    const amounts =
      range && range.to > range.from ? ` (${say(texts.play.range, { from: range.from, to: range.to })})` : '';
    const asides = notes.map((note) => (note.warns ? paint.yellow(words.note(note)) : paint.cyan(words.note(note))));
    return [`${String(number).padStart(3)}  ${words.move(move, state)}${amounts}`, ...asides].join(' · ');
  }

  function refusedLine({ move, refusal }: Option): string {
    const reason = refusal ? sayRefusal(texts, words, refusal) : '';
    const rule = refusal?.rule ? ` [${refusal.rule}]` : '';
    return paint.dim(`  –  ${paint.strikethrough(words.move(move, state))} – ${reason}${rule}`);
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
