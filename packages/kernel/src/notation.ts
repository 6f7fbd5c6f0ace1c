import type { Move } from './move.ts';
import type { Option } from './option.ts';

/** Moves as one line of text, both ways. */
export interface Notation<M extends Move> {
  write(move: M): string;
  /** `undefined` when the line is no move of this game. */
  read(line: string): M | undefined;
}

/** A choice as one line: one that can be made in several amounts has `{amount}` where the number goes. */
export function lineOf<M extends Move>(
  notation: Notation<M>,
  { move, range }: Pick<Option<M>, 'move' | 'range'>,
): string {
  return notation.write(range ? { ...move, amount: '{amount}' } : move);
}

interface Pattern {
  readonly words: readonly (string | { readonly field: string; readonly whole: boolean })[];
}

/**
 * A notation from one template per verb. `{card}` is a word, `{amount#}` a whole number; everything else stands as it is:
 *
 *     notation<Move>({ sell: 'sell {amount#} {resource} for {into}', end: 'end' })
 */
export function notation<M extends Move>(templates: Readonly<Record<M['do'], string>>): Notation<M> {
  const patterns = new Map<string, Pattern>();
  for (const verb of Object.keys(templates)) patterns.set(verb, parse(templates[verb as M['do']]));
  return {
    write(move) {
      const pattern = patterns.get(move.do);
      if (!pattern) throw new Error(`no notation for ${move.do}`);
      const values = move as unknown as Record<string, unknown>;
      return pattern.words.map((word) => (typeof word === 'string' ? word : String(values[word.field]))).join(' ');
    },
    read(line) {
      const words = line.trim().split(/\s+/);
      for (const [verb, pattern] of patterns) {
        const move = match(verb, pattern, words);
        if (move) return move as unknown as M;
      }
      return undefined;
    },
  };
}

function parse(template: string): Pattern {
  return {
    words: template.split(' ').map((word) => {
      const name = /^\{(\w+)(#?)\}$/.exec(word);
      return name?.[1] ? { field: name[1], whole: name[2] === '#' } : word;
    }),
  };
}

function match(verb: string, pattern: Pattern, words: readonly string[]): Record<string, unknown> | undefined {
  if (words.length !== pattern.words.length) return undefined;
  const move: Record<string, unknown> = { do: verb };
  for (let i = 0; i < words.length; i++) {
    const expected = pattern.words[i];
    const word = words[i] as string;
    if (expected === undefined) return undefined;
    if (typeof expected === 'string') {
      if (expected !== word) return undefined;
    } else if (expected.whole) {
      if (!/^-?\d{1,9}$/.test(word)) return undefined;
      move[expected.field] = Number(word);
    } else {
      if (!/^[\w.:+-]{1,60}$/.test(word)) return undefined;
      move[expected.field] = word;
    }
  }
  return move;
}
