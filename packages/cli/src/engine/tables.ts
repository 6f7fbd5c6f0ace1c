import { type Problem, problem, type Table } from '@cromford/kernel';

const MOST = 100;

/** The games in progress by name. A client that plays one game at a time needs no names. */
export class Tables {
  private readonly seated = new Map<string, Table>();

  get(name = ''): Table | Problem {
    return this.seated.get(name) ?? problem('no-game');
  }

  /** A new game at this table; whatever was played there is gone. */
  set(name = '', table: Table): Problem | undefined {
    if (!this.seated.has(name) && this.seated.size >= MOST) return problem('too-many-tables', { most: MOST });
    this.seated.set(name, table);
    return undefined;
  }
}
