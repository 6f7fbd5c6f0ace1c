import { Mishap } from '../faults.ts';

/** Something that is stored of a table, or of a tournament, cannot be read. */
export class Torn extends Mishap {
  readonly what: 'table' | 'tournament';
  readonly id: string;
  readonly part: string;

  constructor(id: string, part: string, what: 'table' | 'tournament' = 'table') {
    super(`${what} ${id}: its ${part} cannot be read`);
    this.what = what;
    this.id = id;
    this.part = part;
  }
}
