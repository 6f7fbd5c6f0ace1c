/** Where a value of a component sheet comes from: printed in a text, forced by an example, or ours because the picture is lost. */
export type Source = 'printed' | 'inferred' | 'reconstructed';

/**
 * The source that a sheet names for the value at this path. It stands beside the value (`{ value, source }`), or in a list beside the values
 * of a part, by path or for all of them (`{ source: { all, "spots.3": … } }`); the nearest one counts. None where none is named.
 */
export function sourceOf(sheet: unknown, path: readonly string[]): Source | undefined {
  let found: Source | undefined;
  let at = sheet;
  for (let depth = 0; isObject(at); depth++) {
    const { source } = at;
    if (typeof source === 'string') found = source as Source;
    else if (isObject(source)) found = listed(source, path.slice(depth)) ?? found;
    const key = path[depth];
    if (key === undefined) break;
    at = at[key];
  }
  return found;
}

function listed(sources: Readonly<Record<string, unknown>>, path: readonly string[]): Source | undefined {
  for (let length = path.length; length > 0; length--) {
    const named = sources[path.slice(0, length).join('.')];
    if (typeof named === 'string') return named as Source;
  }
  return sources.all as Source | undefined;
}

/** The value of a sheet at this path; nothing where there is none. */
export function valueAt(sheet: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), sheet);
}

/** The sheet with one value changed; the rest is shared with the old one. */
export function withValue(sheet: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(sheet)) return sheet.map((one, i) => (String(i) === key ? withValue(one, rest, value) : one));
  const object = sheet as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
