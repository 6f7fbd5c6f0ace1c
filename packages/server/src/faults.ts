import { keepNewest } from './keep-newest.ts';
import type { Log } from './log.ts';
import { type Trouble, troubleOf } from './storage/database.ts';

/** What may go wrong although the program is right. Whoever runs it is told in a sentence: a place in the code would not help him. */
export class Mishap extends Error {
  /** `warn`: somebody else's doing, which the house has dealt with. */
  readonly level: 'warn' | 'error';

  constructor(message: string, level: 'warn' | 'error' = 'error') {
    super(message);
    this.level = level;
  }
}

const OF_THE_DATABASE: Partial<Record<Trouble, string>> = {
  gone: 'the database does not answer',
  busy: 'the database is busy with something else',
  full: 'nothing can be written to the database',
};

/** Whatever fails meanwhile for the same reason is only counted. */
const QUIET_MS = 60_000;
const MOST_REMEMBERED = 100;

interface Telling {
  readonly at: number;
  /** How often since. */
  unsaid: number;
}

export type TellFault = (error: unknown, where: string) => void;

/** Writes errors into the log: a fault as one line a minute, however many requests meet it; anything else with its stack, each time. */
export function faultTeller(log: Pick<Log, 'warn' | 'error'>, now: () => number = () => performance.now()): TellFault {
  const told = new Map<string, Telling>();
  return (err, where) => {
    const fault = faultOf(err);
    if (fault === undefined) {
      log.error({ err }, where);
      return;
    }
    const before = told.get(fault);
    if (before && now() - before.at < QUIET_MS) {
      before.unsaid++;
      return;
    }
    keepNewest(told, fault, { at: now(), unsaid: 0 }, MOST_REMEMBERED);
    const level = err instanceof Mishap ? err.level : 'error';
    const reason = err instanceof Mishap ? '' : reasonOf(err as Error);
    log[level]({ ...(reason && { reason }), ...(before && { unsaid: before.unsaid }) }, fault);
  };
}

function faultOf(error: unknown): string | undefined {
  return error instanceof Mishap ? error.message : OF_THE_DATABASE[troubleOf(error)];
}

/** Where a name has several addresses none of which answers, Node gives a code and no message. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : '');
}
