/** The entry at a place that is known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

/** A list of n times the same number. */
export function fill(n: number, value: number): number[] {
  return new Array<number>(n).fill(value);
}

/** A list of n entries, each made from its place. */
export function times<T>(n: number, make: (index: number) => T): T[] {
  return Array.from({ length: n }, (_, index) => make(index));
}

/** Adds to the number at a place. */
export function add(list: number[], index: number, by: number): void {
  list[index] = at(list, index) + by;
}
