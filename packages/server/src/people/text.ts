import * as z from 'zod';

/** Control characters, invisible joiners and direction overrides: what makes one text look like another, or a log lie. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** A line that people write: trimmed, one form of each letter, nothing invisible. It is shown as text and never as markup. */
export function textSchema(longest: number) {
  return z
    .string()
    .max(longest * 4)
    .transform((text) => text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(longest));
}

/** Text of several lines: notes and chat. */
export function linesSchema(longest: number) {
  return z
    .string()
    .max(longest * 2)
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .split('\n')
        .map((line) => line.replace(INVISIBLE, ' ').trimEnd())
        .join('\n')
        .trim(),
    )
    .pipe(z.string().max(longest));
}
