import type { Clock, Result } from '@cromford/protocol';
import type { TableRow } from '../storage/schema-tables.ts';
import { Torn } from './torn.ts';

type Part = 'options' | 'clock' | 'result' | 'carried';
type Word = 'stage' | 'access';
type Parts = Pick<TableRow, Part | Word>;

/** What each kind of clock says in numbers. */
const NUMBERS: { readonly [K in Clock['kind']]: readonly Exclude<keyof Extract<Clock, { kind: K }>, 'kind'>[] } = {
  none: [],
  bank: ['bank', 'increment'],
  daily: ['turn', 'from', 'to', 'offset'],
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isClock = (value: unknown) =>
  isObject(value) &&
  Object.hasOwn(NUMBERS, String(value.kind)) &&
  NUMBERS[value.kind as Clock['kind']].every((name) => Number.isInteger(value[name]));

const HOLDS: Readonly<Record<Part, (value: unknown) => boolean>> = {
  options: (value) => isObject(value) && Object.values(value).every((choice) => typeof choice === 'string'),
  clock: isClock,
  result: (value) =>
    value === null || (isObject(value) && [value.scores, value.winners, value.places].every(Array.isArray)),
  carried: (value) => value === null || Array.isArray(value),
};

const WORDS: { readonly [W in Word]: readonly TableRow[W][] } = {
  stage: ['open', 'playing', 'paused', 'over', 'closed'],
  access: ['public', 'invitation', 'solo'],
};

const isWord = (word: Word, said: string) => (WORDS[word] as readonly string[]).includes(said);

/** What of the row of a table cannot be read, if anything: somebody has changed it by hand, or the disk is damaged. */
export function tornPart(row: Partial<Parts>): Part | Word | undefined {
  const word = (Object.keys(WORDS) as Word[]).find((part) => row[part] !== undefined && !isWord(part, row[part]));
  if (word) return word;
  return (Object.keys(HOLDS) as Part[]).find((part) => {
    const text = row[part];
    return text !== undefined && text !== null && !HOLDS[part](read(text));
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function partOf<T>(row: Pick<TableRow, 'id'> & Partial<Parts>, part: Part): T {
  if (tornPart({ [part]: row[part] })) throw new Torn(row.id, part);
  return JSON.parse(row[part] ?? 'null') as T;
}

export const clockOf = (row: Pick<TableRow, 'id' | 'clock'>) => partOf<Clock>(row, 'clock');
export const optionsOf = (row: Pick<TableRow, 'id' | 'options'>) => partOf<Record<string, string>>(row, 'options');
export const resultOf = (row: Pick<TableRow, 'id' | 'result'>) => partOf<Result | null>(row, 'result');
