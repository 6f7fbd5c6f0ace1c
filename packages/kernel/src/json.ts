/** JSON with the keys of every object in order: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (Number.isSafeInteger(value)) return `${value}`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text ? `,${canonical(item)}` : canonical(item);
    return `[${text}]`;
  }
  const object = value as Record<string, unknown>;
  for (const key of Object.keys(object).sort())
    if (object[key] !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(object[key])}`;
  return `{${text}}`;
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
  if (isPlain(value)) return undefined;
  if (typeof value !== 'object' || value === null) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return path;
}

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
  return true;
}

/** A copy of a plain value that shares nothing with it. */
export function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainCopy) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainCopy(inner)])) as T;
}
