/**
 * What has just been worked out or come over from the worker, with the old object in place of every part that says the same. Whatever
 * is derived from such a part then stays as it is, and nothing is drawn again for it.
 */
export function keep<T>(old: unknown, now: T): T {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now;
  if (Array.isArray(now)) return Array.isArray(old) ? (keepList(old, now) as T) : now;
  if (Array.isArray(old) || !isPlain(now) || !isPlain(old)) return now;
  return keepParts(old as Parts, now as Parts) as T;
}

type Parts = Readonly<Record<string, unknown>>;

/** For a `$derived.by`: what is worked out anew keeps every part of the last time that says the same. */
export function keeping<T>(make: () => T): () => T {
  let known: T | undefined;
  return () => {
    known = keep(known, make());
    return known;
  };
}

// Most of a position is as it was: nothing is copied before the first part that is not.

function keepParts(old: Parts, now: Parts): Parts {
  const names = Object.keys(now);
  let kept: Record<string, unknown> | undefined;
  for (const [i, name] of names.entries()) {
    const before = old[name];
    const after = keep(before, now[name]);
    if (kept) kept[name] = after;
    else if (after !== before || !(name in old)) {
      kept = {};
      for (const same of names.slice(0, i)) kept[same] = old[same];
      kept[name] = after;
    }
  }
  if (kept) return kept;
  return names.length === Object.keys(old).length ? old : Object.fromEntries(names.map((name) => [name, old[name]]));
}

function keepList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let kept: unknown[] | undefined;
  for (let i = 0; i < now.length; i++) {
    const before = old[i];
    const after = keep(before, now[i]);
    if (kept) kept[i] = after;
    else if (after !== before || i >= old.length) {
      kept = old.slice(0, i);
      kept[i] = after;
    }
  }
  return kept ?? (now.length === old.length ? old : old.slice(0, now.length));
}

/** Maps, typed arrays and the like are taken as they are. */
function isPlain(value: object): boolean {
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}
