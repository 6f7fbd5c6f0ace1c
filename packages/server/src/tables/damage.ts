import { type Problem, problem } from '@cromford/kernel';
import { Mishap } from '../faults.ts';
import { keepNewest } from '../keep-newest.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import { tornPart } from './row-parts.ts';
import { Torn } from './torn.ts';

const MOST_REMEMBERED = 1000;

/**
 * What is stored of a table and leads to no position. Whoever asks for the table is told so, and whoever runs the house once, with its name; the
 * other tables go on.
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
      this.tell(table, error.message);
      return problem('table-damaged');
    }
  }

  /** What is wrong with its row, before anything is made of it. */
  of(row: TableRow): Problem | undefined {
    const part = tornPart(row);
    return part && this.hear(new Torn(row.id, part));
  }

  hear(torn: Torn): Problem {
    this.tell(torn.table, `its ${torn.part} cannot be read`);
    return problem('table-damaged');
  }

  private tell(table: string, reason: string): void {
    const isKnown = this.told.has(table);
    keepNewest(this.told, table, true, MOST_REMEMBERED);
    if (!isKnown)
      this.onError(new Mishap(`table ${table} cannot be opened, what is stored of it is damaged: ${reason}`));
  }
}

/** A database that is away damages nothing. */
export function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && ('code' in error || 'errcode' in error);
}
