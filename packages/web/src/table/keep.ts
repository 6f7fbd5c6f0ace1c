/**
 * What has just been worked out or come over from the worker, with the old object in place of every part that says the same. Whatever
 * is derived from such a part then stays as it is, and nothing is drawn again for it.
 */
export function keep<T>(old: unknown, now: T): T {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now;
  if (Array.isArray(now)) return Array.isArray(old) ? (keepList(old, now) as T) : now;
  if (Array.isArray(old) || !isPlain(now) || !isPlain(old)) return now;
  const names = Object.keys(now);
  const kept: Record<string, unknown> = {};
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    const before = (old as Record<string, unknown>)[name];
    const after = keep(before, (now as Record<string, unknown>)[name]);
    kept[name] = after;
    isSame &&= after === before && name in old;
  }
  return (isSame ? old : kept) as T;
}

/** For a `$derived.by`: what is worked out anew keeps every part of the last time that says the same. */
export function keeping<T>(make: () => T): () => T {
  let known: T | undefined;
  return () => {
    known = keep(known, make());
    return known;
  };
}

function keepList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const kept = now.map((value, i) => keep(old[i], value));
  return kept.length === old.length && kept.every((value, i) => value === old[i]) ? old : kept;
}

/** Maps, typed arrays and the like are taken as they are. */
function isPlain(value: object): boolean {
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}
