/**
 * What a decision changed in a position. `[value]` is the new value of a place, `[]` says that the place is gone, anything else names the
 * places inside an object or a list that changed. Kept with a game it shows every position as it was played, whatever the rules make of
 * the moves by then.
 */
export type Change = readonly [] | readonly [value: unknown] | { readonly [place: string]: Change };

/** From one position to the next; nothing when they are the same. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  const places: Record<string, Change> = {};
  let isChanged = false;
  const note = (place: string, change: Change | undefined) => {
    if (change === undefined) return;
    places[place] = change;
    isChanged = true;
  };
  for (const place of Object.keys(after))
    note(place, Object.hasOwn(before, place) ? changeBetween(before[place], after[place]) : [after[place]]);
  for (const place of Object.keys(before)) if (!Object.hasOwn(after, place)) note(place, []);
  return isChanged ? places : undefined;
}

/**
 * The position after a change; what did not change is shared with the one before. The change may come from outside: one that names a place
 * inside something that has none, or a place that no position has, gives nothing.
 */
export function withChange(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (!isBranch(before) || !isBranch(change)) return undefined;
  const places = Object.entries(change as Readonly<Record<string, Change>>);
  if (!Array.isArray(before)) {
    const after: Record<string, unknown> = { ...before };
    for (const [place, inner] of places) {
      if (place === '__proto__') return undefined;
      if (isGone(inner)) delete after[place];
      else after[place] = withChange(before[place], inner);
    }
    return after;
  }
  const after: unknown[] = [...before];
  const kept = places.filter(([, inner]) => !isGone(inner));
  after.length = Math.max(0, after.length - (places.length - kept.length));
  for (const [place, inner] of kept) {
    const at = Number(place);
    if (!Number.isInteger(at) || at < 0 || at > after.length) return undefined;
    after[at] = withChange(before[at], inner);
  }
  return after;
}

const isGone = (change: Change) => Array.isArray(change) && change.length === 0;

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
