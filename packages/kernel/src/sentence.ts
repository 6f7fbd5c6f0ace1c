import type { Seat } from './state.ts';

/** Something that a sentence names: a screen may draw it or tell choices apart by it; `text` is what everybody else says. */
export interface Thing {
  readonly is: 'good' | 'card' | 'tile' | 'marker' | 'place' | 'kind';
  readonly text: string;
}

/** How many: where a choice has several amounts, the one place of the sentence that changes. */
export interface Amount {
  readonly is: 'amount';
  readonly amount: number;
  readonly text: string;
}

/** Somebody at the table. `text` is the seat's own name; whoever knows the person's puts that in its place, in the same form. */
export interface Someone {
  readonly is: 'seat';
  readonly seat: Seat;
  /** A case, or whatever else a language changes a name by; absent where it stands as it is. */
  readonly form?: string;
  readonly text: string;
}

/** Between what a sentence is about and the rest of it: said only together with both. */
export interface Joint {
  readonly is: 'link';
  readonly text: string;
}

export type Mark = Thing | Amount | Someone | Joint;
export type SentencePart = string | Mark;

/** What is said: a part, or a list of them. It is plain data and crosses to other threads as it is. */
export type Sentence = SentencePart | readonly SentencePart[];

export function thing(is: Thing['is'], text: string): Thing {
  return { is, text };
}

export function amount(n: number): Amount {
  return { is: 'amount', amount: n, text: String(n) };
}

/** A sentence as it is written down in the files of a language: say`${who} sells ${amount(2)} lots.` */
export function say(texts: TemplateStringsArray, ...blanks: readonly (Sentence | number)[]): Sentence {
  return joined(texts.flatMap((text, i) => (i < blanks.length ? [text, blanks[i] ?? ''] : [text])));
}

/** One after the other, with a text between them. */
export function joined(all: readonly (Sentence | number)[], between = ''): Sentence {
  const parts: SentencePart[] = [];
  all.forEach((each, i) => {
    if (i > 0) add(between);
    for (const part of partsOf(typeof each === 'number' ? String(each) : each)) add(part);
  });
  const [first = '', ...rest] = parts;
  return rest.length === 0 ? first : parts;

  /** Neighbouring texts are one. */
  function add(part: SentencePart) {
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
}

/** `a, b and c`, with the language's own word before the last. */
export function listed(parts: readonly string[], and: string): string;
export function listed(parts: readonly Sentence[], and: string): Sentence;
export function listed(parts: readonly Sentence[], and: string): Sentence {
  const [last = '', ...others] = parts.toReversed();
  return others.length === 0 ? joined([last]) : joined([joined(others.toReversed(), ', '), ` ${and} `, last]);
}

export function partsOf(sentence: Sentence): readonly SentencePart[] {
  return isList(sentence) ? sentence : [sentence];
}

/** The sentence as text, with each mark as `how` says it. */
export function rendered(sentence: Sentence, how: (mark: Mark) => string): string {
  return partsOf(sentence)
    .map((part) => (typeof part === 'string' ? part : how(part)))
    .join('');
}

/** The same sentence with other texts for its marks. */
export function retold(sentence: Sentence, how: (mark: Mark) => string): Sentence {
  return joined(partsOf(sentence).map((part) => (typeof part === 'string' ? part : { ...part, text: how(part) })));
}

/** The sentence as it stands. */
export function plain(sentence: Sentence): string {
  return rendered(sentence, ({ text }) => text);
}

/** What a sentence begins with where it is about that, and what binds the rest to it: `Food: build a factory`. */
export function topic(about: Thing, link: string): Sentence {
  return [about, { is: 'link', text: link }];
}

/** What is left to say under a heading that names what the sentence is about. */
export function under(heading: string, sentence: Sentence): Sentence {
  const [about, link, ...rest] = partsOf(sentence);
  const isNamed = typeof about === 'object' && about.text === heading && typeof link === 'object' && link.is === 'link';
  return isNamed ? joined(rest) : sentence;
}

function isList(sentence: Sentence): sentence is readonly SentencePart[] {
  return Array.isArray(sentence);
}
