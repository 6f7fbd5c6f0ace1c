/** One value of a component sheet that can be written into a single box: a number, a word, or a row of numbers. */
export interface Field {
  readonly path: readonly string[];
  readonly value: number | string | boolean | readonly number[];
}

/** Remarks on where a value comes from: they belong to whoever made the sheet. */
const REMARKS = new Set(['source', 'note', 'sources', 'notes']);

const isRow = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');

/** Everything that is printed, in the order of the sheet. */
export function fieldsOf(value: unknown, path: readonly string[] = []): Field[] {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' || isRow(value))
    return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (REMARKS.has(key) ? [] : fieldsOf(inner, [...path, key])));
}

/** `setupWorkers › 2` as people write it: `setup workers › 2`, or as the names of another language have it. */
export function wordsOf(path: readonly string[], names: Readonly<Record<string, string>> = {}): string {
  return path
    .filter((key) => key !== 'value')
    .map((key) => names[key] ?? key.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`))
    .join(' › ');
}

export function textOf(value: Field['value']): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What was typed, as the kind of value that stood there; nothing when it is not one. */
export function typedValue(text: string, like: Field['value']): Field['value'] | undefined {
  if (typeof like === 'string') return text;
  if (typeof like === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  if (typeof like === 'number') return numberOf(text);
  const numbers = text.split(',').map(numberOf);
  return numbers.every((one) => one !== undefined) ? numbers : undefined;
}

function numberOf(text: string): number | undefined {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : undefined;
}

export interface ChangedValue {
  readonly path: readonly string[];
  /** Absent where the other sheet has no such value. */
  readonly was: string | undefined;
  readonly now: string | undefined;
}

/** What differs in a changed value: in a long row, only the numbers that do, each with its place in the row. */
export function differences({ was, now }: ChangedValue): { readonly place?: number; was: string; now: string }[] {
  const [before, after] = [was?.split(', ') ?? [], now?.split(', ') ?? []];
  const whole = [{ was: was ?? '–', now: now ?? '–' }];
  if (before.length < 2 || before.length !== after.length) return whole;
  return after.flatMap((value, i) => {
    const old = before[i] ?? '–';
    return old === value ? [] : [{ place: i + 1, was: old, now: value }];
  });
}

/** Where two sheets differ. */
export function changesBetween(standard: unknown, sheet: unknown): ChangedValue[] {
  if (standard === sheet) return [];
  const read = (value: unknown) => new Map(fieldsOf(value).map((field) => [field.path.join('.'), field]));
  const [before, after] = [read(standard), read(sheet)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [was, now] = [before.get(key), after.get(key)];
    const change = { was: was && textOf(was.value), now: now && textOf(now.value) };
    return change.was === change.now ? [] : [{ path: (now ?? was)?.path ?? [], ...change }];
  });
}
