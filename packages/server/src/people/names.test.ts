import { nameSchema } from '@cromford/protocol/written';
import { expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { must } from '../testing/node.ts';
import { Accounts } from './accounts.ts';
import { faceOf, foldName } from './names.ts';

const passphrase = 'water frames at dawn';

test('names lose what cannot be seen, and are kept in one form', () => {
  expect(nameSchema.parse('  An\u202Ene\u0000  B ')).toBe('An ne B');
  expect(nameSchema.safeParse('\u200b\u200b\u200b').success).toBe(false);
  expect(nameSchema.parse('<b>Anne</b>')).toBe('<b>Anne</b>');
  expect(nameSchema.parse('ＡＮＮＥ')).toBe('ANNE');
  expect(foldName('ＡＮＮＥ')).toBe('anne');
});

test.each(['\ufe0f', '\u034f', '\u2800', '\u180b', '\u{e0100}'])(
  'a letter without a shape (%j) makes no other name',
  (letter) => {
    expect(nameSchema.parse(`An${letter}ne${letter}`)).toBe('Anne');
  },
);

test('nor do the fillers of Hangul', () => {
  expect(nameSchema.parse('김민준\u3164')).toBe('김민준');
  expect(nameSchema.parse('\u115f김민준\uffa0')).toBe('김민준');
});

test.each([
  ['Latin and Cyrillic', 'Аnne'],
  ['Latin and Greek', 'Αnne'],
  ['letters of phonetics', 'ɑnne'],
  ['towers of accents', `A${'\u0301\u0316\u0330'.repeat(3)}nne`],
])('a name of %s is refused', (_what, name) => {
  expect(nameSchema.safeParse(name).success).toBe(false);
});

test.each(['Anne', 'Jürgen Ðorđević', 'Łukasz', 'Анна', 'Ελένη', '田中さん', 'アンネ', '김민준', 'משה', 'Anne 🎩'])(
  '%s is a name',
  (name) => {
    expect(nameSchema.parse(name)).toBe(name);
  },
);

test.each([
  ['Annie', 'Ann\u0131e'],
  ['Ilse', 'llse'],
  ['Ilse', '1lse'],
  ['Otto', '0tto'],
  ['Marna', 'Mama'],
  ['ace', 'асе'],
  ['Anne B', 'AnneB'],
  ['Anne', 'A.n-n_e'],
])('%s and %s have one face', (one, other) => {
  expect(faceOf(other)).toBe(faceOf(one));
});

test('names that only sound alike have faces of their own', () => {
  expect(new Set(['Ella', 'Elia', 'Eila', 'Anne', 'Anné', 'Anna'].map(faceOf)).size).toBe(6);
});

onBoth('names', (ground) => {
  test('nobody becomes a member under a name that looks like a member’s', async () => {
    const accounts = new Accounts(await ground.store(), () => 1);
    const ilse = await accounts.guest('Ilse', 'en');
    must(await accounts.becomeMember(ilse, 'Ilse', passphrase));
    const mallory = await accounts.guest('Mallory', 'en');
    for (const name of ['1lse', 'llse', 'I l s e', 'ILSE'])
      expect(await accounts.becomeMember(mallory, name, passphrase)).toMatchObject({ code: 'name-taken' });
    // Nor is a guest mistaken for her; her own name is hers to keep.
    expect(await accounts.taken('llse')).toMatchObject({ code: 'name-taken' });
    expect(await accounts.taken('llse', { self: ilse })).toBeUndefined();
    expect(await accounts.taken('Elsa')).toBeUndefined();
  });
});
