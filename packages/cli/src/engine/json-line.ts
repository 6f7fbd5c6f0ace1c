import { type Problem, problem } from '@cromford/kernel';

const DEEPEST = 100;

/** A line as a JSON value that is safe to walk: not nested without end, no key that could pass for a prototype. */
export function readJsonLine(line: string): { readonly value: unknown } | Problem {
  try {
    const value: unknown = JSON.parse(line);
    return unsafe(value) ?? { value };
  } catch {
    return problem('not-json');
  }
}

/** Level by level rather than by recursion: the value may be nested deeper than the stack is. */
function unsafe(value: unknown): Problem | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return problem('too-deep', { deepest: DEEPEST });
    const below: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      if (Object.hasOwn(item, '__proto__')) return problem('forbidden-key', { key: '__proto__' });
      for (const inner of Object.values(item)) below.push(inner);
    }
    level = below;
  }
  return undefined;
}
