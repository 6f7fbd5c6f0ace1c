import { describe, expect, it } from 'vitest';
import { amount, plain, type Sentence, type Someone, say } from './sentence.ts';
import { inText, named, type Words } from './words.ts';

/** A made-up language with cases and three plurals, as many have them. */
const rules = new Intl.PluralRules('cs');
const SHARES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'akcie', few: 'akcii', other: 'akciek' };
const shares = (n: number) => say`${amount(n)} ${SHARES[rules.select(n)] ?? ''}`;
const who = (seat: number, form?: 'dative'): Someone => ({
  is: 'seat',
  seat,
  text: ['Modro', 'Rudo'][seat] + (form ? 'mu' : ''),
  ...(form && { form }),
});
const person = (name: string, form: string) => (form === 'dative' ? `${name}ovi` : name);

describe('a language with cases', () => {
  const given = say`${who(0)} da ${who(1, 'dative')} ${shares(3)}.`;
  const read = (sentence: Sentence, ...names: (string | undefined)[]) => plain(named({ person }, sentence, names));

  it('has its own form for a seat and for a person who sits there', () => {
    expect(read(given)).toBe('Modro da Rudomu 3 akcii.');
    expect(read(given, undefined, 'Petr')).toBe('Modro da Petrovi 3 akcii.');
    expect(read(given, 'Rudo', 'Modro')).toBe('Rudo da Modroovi 3 akcii.');
  });

  it('leaves a name as it is where it has no forms', () => {
    expect(plain(named({}, given, ['Anna', 'Petr']))).toBe('Anna da Petr 3 akcii.');
  });

  it('has as many plurals as it needs', () => {
    expect([1, 2, 5].map((n) => plain(shares(n)))).toEqual(['1 akcie', '2 akcii', '5 akciek']);
  });
});

describe('words as somebody reads them', () => {
  const words = {
    name: 'Game',
    event: ({ kind }: { kind: string }) => say`${who(0)}: ${kind}`,
    view: () => [{ heading: who(1), lines: ['a'], parts: [{ heading: 'b', lines: [who(0)] }] }],
  } as unknown as Words;
  const text = inText(words, (sentence) => plain(named(words, sentence, ['Anna'])));

  it('have the names in every sentence, also deep inside a section', () => {
    expect(text.view({} as never, null)).toEqual([
      { heading: 'Rudo', lines: ['a'], parts: [{ heading: 'b', lines: ['Anna'] }] },
    ]);
  });

  it('tell events one by one where the game has no story of its own', () => {
    const events = [{ kind: 'sold', rule: 'X-1' }];
    expect(text.story(events)).toEqual([{ kind: 'sold', text: 'Anna: sold' }]);
  });
});
