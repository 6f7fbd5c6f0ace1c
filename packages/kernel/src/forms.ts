import { hash } from './json.ts';

/** A field that states have since a version of the rules, and what it was before anybody wrote it down. */
export interface AddedField {
  /** With `*` for every place of a list: `players.*.joker`. */
  readonly path: string;
  readonly since: number;
  readonly value: unknown;
}

/** A state of any version in the form of today: what was added since is filled in where it is missing. Everything else stays as it is. */
export function inTodaysForm(state: unknown, added: readonly AddedField[] = []): unknown {
  return added.reduce(
    (filled, { path, value }) =>
      at(filled, path.split('.'), (holder, key) => (Object.hasOwn(holder, key) ? holder : { ...holder, [key]: value })),
    state,
  );
}

/** A state of today in the form that it had under a version: that is how its hash was taken. */
export function inFormOf(version: number, state: unknown, added: readonly AddedField[] = []): unknown {
  return added
    .filter(({ since }) => since > version)
    .reduce((bare, { path }) => at(bare, path.split('.'), (holder, key) => without(holder, key)), state);
}

/** The hash of a state in the form of today, and in every form that it has had. */
export function hashesInForms(state: unknown, added: readonly AddedField[] = []): string[] {
  const versions = new Set(added.map(({ since }) => since - 1));
  return [hash(state), ...[...versions].map((version) => hash(inFormOf(version, state, added)))];
}

type Fields = Readonly<Record<string, unknown>>;

/** The same value, each object that the path leads to changed; what the path does not lead through is shared. */
function at(value: unknown, path: readonly string[], change: (holder: Fields, key: string) => Fields): unknown {
  const [key = '', ...rest] = path;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return key === '*' ? value.map((entry) => at(entry, rest, change)) : value;
  const fields = value as Fields;
  if (rest.length === 0) return change(fields, key);
  return Object.hasOwn(fields, key) ? { ...fields, [key]: at(fields[key], rest, change) } : fields;
}

function without(fields: Fields, key: string): Fields {
  const { [key]: _gone, ...rest } = fields;
  return rest;
}
