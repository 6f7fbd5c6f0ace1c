import type { TableRow } from '../storage/schema-tables.ts';

/** A table that somebody who does not sit there may not see: for him it does not exist, and nobody learns which ids do. */
export function isHiddenFrom(account: string | undefined, row: TableRow): boolean {
  if (row.access !== 'public' && account !== row.host) return true;
  return row.delay < 0 && row.stage !== 'open' && row.stage !== 'over';
}
