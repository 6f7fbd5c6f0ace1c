import type { RawBuilder } from 'kysely';

/** Which rows of a table are an account's. */
export type Whose = (account: string) => RawBuilder<unknown>;

/** A table with something about people in it. Each of its columns is in `told` or in `untold`, and goes or is named in `stays`. */
export interface About<Row> {
  readonly whose: Whose;
  /** In the export. */
  readonly told: readonly (keyof Row & string)[];
  /** Not in the export, and why. */
  readonly untold: readonly (keyof Row & string)[];
  readonly why: string;
  /** When the account goes: the rows go too, or some columns are emptied and the others stay, for a reason. */
  readonly end:
    | 'rows'
    | { readonly blank: Partial<Row>; readonly stays: readonly (keyof Row & string)[]; readonly because: string };
  /** The rows that go or are emptied, where they are more than one's own. */
  readonly gone?: Whose;
  /** What must not be told even of a column that is. */
  readonly redact?: (row: Row) => object;
}

/** A table without anything about people, column by column, so that a new one is thought about. */
export interface Nothing<Row> {
  readonly nothing: readonly (keyof Row & string)[];
  readonly why: string;
}
