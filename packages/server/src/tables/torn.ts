import { Mishap } from '../faults.ts';

/** Something that is stored of a table cannot be read. */
export class Torn extends Mishap {
  readonly table: string;
  readonly part: string;

  constructor(table: string, part: string) {
    super(`table ${table}: its ${part} cannot be read`);
    this.table = table;
    this.part = part;
  }
}
