/** JSON with the keys of every object in order: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const object = value as Record<string, unknown>;
  const fields = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`);
  return `{${fields.join(',')}}`;
}

/** Sixteen hexadecimal digits that stand for a plain value. Guards against mistakes, not against forgers. */
export function hash(value: unknown): string {
  const text = canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return hex(b) + hex(a);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** Where a value is not plain (a float, a function, `undefined`, a class instance …); nothing when all of it is. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? undefined : `${path}: ${value}`;
    case 'object':
      break;
    default:
      return `${path}: ${typeof value}`;
  }
  if (value === null) return undefined;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return `${path}: not a plain object`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}
