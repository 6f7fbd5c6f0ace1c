import * as z from 'zod';
import { textSchema } from './text.ts';

/** Scripts that are written together in one name; any other name keeps to one of them. */
const SCRIPTS = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
  ...'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Ethiopic Thai Lao Khmer Myanmar Tibetan Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Mongolian'
    .split(' ')
    .map((script) => [script]),
].map(
  (scripts) => new RegExp(`^[${['Common', 'Inherited', ...scripts].map((s) => `\\p{Script=${s}}`).join('')}]*$`, 'u'),
);

/** Latin letters outside the alphabets of living languages (phonetics, small capitals): in names they only pose as others. */
const POSING = /[\u0250-\u02ff\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]/u;
const TOWER = /\p{M}{3}/u;

/** A person's name: two letters at least, in the letters of one script. */
export const nameSchema = textSchema(30)
  .transform((name) => name.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .min(2)
      .max(30)
      .refine((name) => SCRIPTS.some((script) => script.test(name)) && !POSING.test(name) && !TOWER.test(name), {
        message: 'mixed-scripts',
      }),
  );

/** What a member signs in with: capitals and spaces do not matter. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** Letters of other alphabets, and signs, that look like a Latin letter; what looks like several is written as one of them. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: 'аα',
    c: 'сϲ',
    d: 'ԁ',
    e: 'е',
    g: 'ց',
    h: 'һհ',
    i: 'іιı',
    j: 'јյϳ',
    k: 'кκ',
    l: 'ӏI1|ІΙӀ',
    n: 'ո',
    o: '0оοօОΟՕ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уγ',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'С',
    E: 'ЕΕ',
    H: 'НΗ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    P: 'РΡ',
    Q: 'Ԛ',
    S: 'ЅՏ',
    T: 'ТΤ',
    V: 'Ѵ',
    W: 'Ԝ',
    X: 'ХΧ',
    Y: 'УΥ',
    Z: 'Ζ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** What a name looks like at a glance: names with one face are taken for one another, so a house has each face once. */
export function faceOf(name: string): string {
  const latin = [...name.normalize('NFKC')].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  const plain = latin.replace(/rn/g, 'm').replace(/vv/gi, 'w').toLowerCase();
  // Points and spaces do not make another name, unless there is nothing else.
  return plain.replace(/[\p{P}\p{Z}]/gu, '') || plain;
}
