// What a part of a description lets a field be, in words.
const def = (schema) => schema._zod.def;
const WHOLE = 999_999_999;

/** The object behind `readonly` and `nullable`, where there is one. */
export function objectIn(schema) {
  const { type, innerType, element } = def(schema);
  if (type === 'object') return schema;
  if (type === 'readonly' || type === 'nullable') return objectIn(innerType);
  return type === 'array' ? objectIn(element) : undefined;
}

/** `named` are lists of names that are told once, and here by what they are names of. */
export function valuesOf(schema, named = []) {
  const { type, innerType, element, options, entries, values, checks = [] } = def(schema);
  const limits = Object.assign({}, ...checks.map((check) => limit(check._zod.def)));
  switch (type) {
    case 'number':
    case 'int':
      return range(limits);
    case 'string':
      return limits.most === undefined ? 'text' : `text of at most ${limits.most} characters`;
    case 'enum':
      return nameOf(Object.values(entries), named);
    case 'literal':
      return values.map(quoted).join(', ');
    case 'readonly':
      return valuesOf(innerType, named);
    case 'nullable':
      return `${valuesOf(innerType, named)}, or null`;
    case 'union':
      return [...new Set(options.map((option) => valuesOf(option, named)))].join(', ');
    case 'array':
      return `list of ${length(limits)}${entriesOf(element, named)}`;
    case 'object':
      return 'an object';
    default:
      throw new Error(`no words for a ${type}`);
  }
}

function entriesOf(element, named) {
  const values = valuesOf(element, named);
  return values === 'an object'
    ? 'objects'
    : values === 'an object, or null'
      ? 'objects or null'
      : `entries: ${values}`;
}

function nameOf(entries, named) {
  const known = named.find(([, list]) => list.join() === entries.join());
  return known ? `one of the *${known[0]}*` : entries.map(quoted).join(', ');
}

const quoted = (value) => (typeof value === 'string' ? `\`${value === '' ? '""' : value}\`` : String(value));

function limit({ check, value, inclusive, maximum, minimum, length: exact }) {
  const by = inclusive ? 0 : 1;
  if (check === 'greater_than') return { from: value + by };
  if (check === 'less_than') return { to: value - by };
  if (check === 'max_length') return { most: maximum };
  if (check === 'min_length') return { least: minimum };
  return check === 'length_equals' ? { exact } : {};
}

function range({ from = -Infinity, to = Infinity }) {
  if (from <= -WHOLE && to >= WHOLE) return 'whole number';
  return `${from} to ${to}`;
}

function length({ exact, least = 0, most }) {
  if (exact !== undefined) return `${exact} `;
  return most === undefined ? '' : `${least === 0 ? 'up to' : `${least} to`} ${most} `;
}
