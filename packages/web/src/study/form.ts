/** What is read of the description of a state (JSON Schema). */
export interface Description {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Description>>;
  readonly items?: Description;
  readonly anyOf?: readonly Description[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type Value = string | number;

/** One field of the form, by its path in the state: `players.0.cash`. */
export type Field =
  | { readonly is: 'number'; readonly path: string; readonly value: number; readonly from: number; readonly to: number }
  | { readonly is: 'choice'; readonly path: string; readonly value: Value; readonly options: readonly Value[] }
  /** `options` are the names that its entries may have; none where they are numbers. */
  | {
      readonly is: 'list';
      readonly path: string;
      readonly value: readonly Value[];
      readonly options?: readonly Value[];
    }
  | FormPart;

/** Fields that belong together; one that is optional may be missing, as a factory that nobody has built. */
export interface FormPart {
  readonly is: 'part';
  readonly path: string;
  readonly isOptional: boolean;
  readonly isThere: boolean;
  readonly fields: readonly Field[];
}

/** Written by the engine alone: the agenda is set by naming a moment. */
const OWN = new Set(['ply', 'barrier', 'random', 'agenda']);

/** The form of a position, by the description of its state. */
export function formOf(description: Description, position: unknown): readonly Field[] {
  const { fields } = partOf(description, position, '');
  return fields.filter(({ path }) => !OWN.has(path));
}

function fieldOf(description: Description, value: unknown, path: string): Field {
  const options = optionsOf(description);
  if (options) return { is: 'choice', path, value: value as Value, options };
  const whole = description.anyOf?.find(({ type }) => type === 'object');
  if (whole) return { ...partOf(whole, value, path), isOptional: true };
  if (description.type === 'object') return partOf(description, value, path);
  if (description.type === 'array') return listOf(description, value as readonly unknown[], path);
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = description;
  return { is: 'number', path, value: Number(value), from: minimum, to: maximum };
}

function optionsOf({ enum: values, const: only, anyOf }: Description): readonly Value[] | undefined {
  if (values) return values;
  if (only !== undefined) return [only];
  const each = anyOf?.map(optionsOf) ?? [];
  return each.length > 0 && each.every((some) => some !== undefined) ? each.flat() : undefined;
}

function listOf({ items = {} }: Description, value: readonly unknown[], path: string): Field {
  const isOfParts = items.type === 'object' || items.anyOf?.some(({ type }) => type === 'object');
  if (!isOfParts) {
    const options = optionsOf(items)?.filter((option) => typeof option === 'string') ?? [];
    return { is: 'list', path, value: value as readonly Value[], ...(options.length > 0 && { options }) };
  }
  const fields = value.map((entry, place) => fieldOf(items, entry, `${path}.${place}`));
  return { is: 'part', path, isOptional: false, isThere: true, fields };
}

function partOf({ properties = {} }: Description, value: unknown, path: string): FormPart {
  const isThere = typeof value === 'object' && value !== null;
  const found = isThere ? (value as Record<string, unknown>) : {};
  const fields = Object.entries(properties).flatMap(([key, inner]) =>
    Object.hasOwn(found, key) ? [fieldOf(inner, found[key], path === '' ? key : `${path}.${key}`)] : [],
  );
  return { is: 'part', path, isOptional: false, isThere, fields };
}

/** What was given, by path, as a sketch: objects within objects, lists by place. What lies deeper is drawn over what holds it. */
export function sketchOf(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sketch: Record<string, unknown> = {};
  const byDepth = Object.keys(given).sort((a, b) => a.split('.').length - b.split('.').length);
  for (const path of byDepth) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = sketch;
    for (const key of keys) {
      const below = place[key];
      // What was taken away has nothing in it.
      if (below === null) break;
      place[key] = isObject(below) ? below : {};
      place = place[key] as Record<string, unknown>;
    }
    if (keys.every((_, i) => at(sketch, keys.slice(0, i + 1)) !== null)) place[last] = given[path];
  }
  return sketch;
}

/** A position with what was given drawn in, whether it can be played or not. */
export function overlaid(position: unknown, given: Readonly<Record<string, unknown>>): unknown {
  const over = (value: unknown, path: string): unknown => {
    if (Object.hasOwn(given, path) && !isObject(given[path])) return given[path];
    if (Array.isArray(value)) return value.map((entry, i) => over(entry, path === '' ? `${i}` : `${path}.${i}`));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, over(inner, path === '' ? key : `${path}.${key}`)]),
    );
  };
  return over(position, '');
}

function at(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of whole numbers as it is typed, between commas or spaces; `undefined` where one is none. */
export function numbersFrom(text: string): readonly number[] | undefined {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  return numbers.every(Number.isInteger) ? numbers : undefined;
}

/** A list of names as it is typed, between commas; `undefined` where nobody knows one. */
export function namesFrom(text: string, read: (name: string) => Value | undefined): readonly Value[] | undefined {
  const names = text
    .split(/[,;]+/)
    .filter((name) => name.trim() !== '')
    .map(read);
  return names.every((name) => name !== undefined) ? names : undefined;
}
