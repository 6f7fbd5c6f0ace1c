import { type AnyGame, type Matter, setupProblem, sourceOf, valueAt, withValue } from '@cromford/kernel';
import type { Accepted } from '../setup.ts';

/** Values of our own that stand for the same thing, under the path that they have in common: `factories.*.*.fixedCost`. */
export interface Alike {
  readonly pattern: string;
  readonly paths: readonly (readonly string[])[];
}

/** Everything on a sheet that is our own and a number, or a row of numbers, those together that are alike. */
export function alikeOn(sheet: unknown): Alike[] {
  const groups = new Map<string, (readonly string[])[]>();
  for (const { path, pattern } of numbersOn(sheet, [], [])) {
    if (sourceOf(sheet, path) !== 'reconstructed') continue;
    groups.set(pattern, [...(groups.get(pattern) ?? []), path]);
  }
  return [...groups].map(([pattern, paths]) => ({ pattern, paths }));
}

interface Found {
  readonly path: readonly string[];
  readonly pattern: string;
}

function numbersOn(value: unknown, path: readonly string[], names: readonly string[]): Found[] {
  if (isNumbers(value)) return [{ path, pattern: names.join('.') }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => !REMARKS.has(key));
  const several = Array.isArray(value) || (entries.length > 2 && areAlike(entries, names));
  return entries.flatMap(([key, inner]) => numbersOn(inner, [...path, key], [...names, several ? '*' : key]));
}

/** Parts of one kind, or numbers that make up one entry of a sheet, as how many there are of each tile. */
function areAlike(entries: readonly (readonly [string, unknown])[], names: readonly string[]): boolean {
  const isEntry = names.at(-1) === 'value';
  return entries.every(([, inner]) => isPart(inner)) || (isEntry && entries.every(([, inner]) => isNumbers(inner)));
}

const REMARKS = new Set(['source', 'note', 'sources', 'notes']);
const isNumbers = (value: unknown): boolean =>
  typeof value === 'number' ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number'));
const isPart = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The set-up with all of them a step apart; nothing where no game can be played so. */
export function steppedBy(game: AnyGame, setup: Accepted, { paths }: Alike, by: number): Accepted | undefined {
  let { sheet } = setup;
  for (const path of paths) {
    const value = valueAt(sheet, path) as number | readonly number[];
    sheet = withValue(sheet, path, typeof value === 'number' ? value + by : value.map((one) => one + by));
  }
  const changed = { ...setup, sheet };
  return setupProblem(game, changed) ? undefined : changed;
}

/** What a step either way comes to, in points of a seat. */
export function matterOfSteps(usual: number, less: number | undefined, more: number | undefined): Matter {
  return {
    ...(less !== undefined && { less: Math.round(less - usual) }),
    ...(more !== undefined && { more: Math.round(more - usual) }),
  };
}
