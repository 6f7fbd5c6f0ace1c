import { type Problem, problem } from '@cromford/kernel';
import { Mishap } from '../faults.ts';
import { keepNewest } from '../keep-newest.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import { tornPart } from './row-parts.ts';
import { Torn } from './torn.ts';

const MOST_REMEMBERED = 1000;

/**
 * What is stored of a table and leads to no position, or of a tournament and cannot be read. Whoever asks for it is told so, and whoever runs the
 * house once, with its name; the others go on.
 */
export class Damage {
  private readonly onError: (error: unknown) => void;
  private readonly told = new Map<string, true>();

  constructor(onError: (error: unknown) => void) {
    this.onError = onError;
  }

  async orWhole<T>(table: string, read: () => Promise<T>): Promise<T | Problem> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof Torn) return this.hear(error);
      if (!(error instanceof Error) || isOfDatabase(error)) throw error;
      return this.tell('table', table, error.message);
    }
  }

  /** What stops at something that cannot be read; any other error goes on its way. */
  async orTorn<T>(read: () => Promise<T>): Promise<T | Problem> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof Torn) return this.hear(error);
      throw error;
    }
  }

  /** What is wrong with its row, before anything is made of it. */
  of(row: TableRow): Problem | undefined {
    const part = tornPart(row);
    return part && this.hear(new Torn(row.id, part));
  }

  hear({ what, id, part }: Torn): Problem {
    return this.tell(what, id, `its ${part} cannot be read`);
  }

  private tell(what: Torn['what'], id: string, reason: string): Problem {
    const isKnown = this.told.has(id);
    keepNewest(this.told, id, true, MOST_REMEMBERED);
    if (!isKnown)
      this.onError(new Mishap(`${what} ${id} cannot be opened, what is stored of it is damaged: ${reason}`));
    return problem(`${what}-damaged`);
  }
}

/** A database that is away damages nothing. */
export function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && ('code' in error || 'errcode' in error);
}
