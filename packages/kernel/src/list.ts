/**
 * The entry at a place that is known to exist. What search reads most is read in place (`list[place] as T`): this reader sees lists of
 * numbers, names and objects, and is slower for it than a place of the code that sees one kind.
 */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

/** Lists in a state are values: copies of a state share them, so a change is a new list. Here with another entry at a place. */
export function put<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** … with one entry raised or lowered. */
export function change(list: readonly number[], index: number, by: number): readonly number[] {
  return put(list, index, at(list, index) + by);
}

/** … without one entry of this value. */
export function without<T>(list: readonly T[], value: T): readonly T[] {
  const index = list.indexOf(value);
  return list.filter((_, place) => place !== index);
}

/** Whether a short list has an entry: `includes` is a call into the engine below, and reads both texts where they differ. */
export function has<T>(list: readonly T[], value: T): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === value) return true;
  return false;
}

/** A list of n times the same number. */
export function fill(n: number, value: number): number[] {
  return new Array<number>(n).fill(value);
}

/** A list of n entries, each made from its place. */
export function times<T>(n: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < n; index++) list.push(make(index));
  return list;
}
