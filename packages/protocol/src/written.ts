import * as z from 'zod/mini';

/** Control characters, invisible joiners and direction overrides: what makes one text look like another, or a log lie. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

const tidied = (longest: number, tidy: (text: string) => string) =>
  z.pipe(z.string().check(z.maxLength(longest)), z.transform(tidy));

/** A line that people write: trimmed, one form of each letter, nothing invisible. It is shown as text and never as markup. */
export function textSchema(longest: number, shortest = 0) {
  const tidy = (text: string) => text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  return z.pipe(tidied(longest * 4, tidy), z.string().check(z.minLength(shortest), z.maxLength(longest)));
}

/** Text of several lines: notes and chat. */
export function linesSchema(longest: number, shortest = 0) {
  const tidy = (text: string) =>
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .map((line) => line.replace(INVISIBLE, ' ').trimEnd())
      .join('\n')
      .trim();
  return z.pipe(tidied(longest * 2, tidy), z.string().check(z.minLength(shortest), z.maxLength(longest)));
}

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
/** Letters without a shape: fillers, variation selectors, the empty pattern of Braille. A name with one looks like the name without. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isOneScript = (name: string) =>
  SCRIPTS.some((script) => script.test(name)) && !POSING.test(name) && !TOWER.test(name);

/** A person's name: two letters at least, in the letters of one script. */
export const nameSchema = z.pipe(
  z.pipe(
    textSchema(30),
    z.transform((name: string) => name.normalize('NFKC').replace(SHAPELESS, '').trim()),
  ),
  z.string().check(z.minLength(2), z.maxLength(30), z.refine(isOneScript, { error: 'mixed-scripts' })),
);

/** A passphrase that is chosen. */
export const passphraseSchema = z.string().check(z.minLength(12), z.maxLength(200));
/** One that is tried. */
export const triedPassphrase = z.string().check(z.maxLength(200));
