/** What one step of a value matters: how many points the score of a seat moves by where it is one less, and one more. Absent where nobody can play so. */
export interface Matter {
  readonly less?: number;
  readonly more?: number;
}

/** By path, with a `*` for what was changed together: `factories.*.*.fixedCost` stands for that of every side of every factory. */
export type Matters = Readonly<Record<string, Matter>>;

/** What the value at this path matters, together with those that are like it. */
export function matterOf(matters: Matters, path: readonly string[]): Matter | undefined {
  for (const [pattern, matter] of Object.entries(matters)) {
    const keys = pattern.split('.');
    if (keys.length <= path.length && keys.every((key, at) => key === '*' || key === path[at])) return matter;
  }
  return undefined;
}
