import { hash } from '@cromford/kernel';
import type { SnapshotRow } from '../storage/schema-tables.ts';

/** A position that was kept; nothing where it is no longer the one that was noted while the game was played. */
export function keptPosition({ hash: noted, body }: Pick<SnapshotRow, 'hash'> & { readonly body: string }): unknown {
  try {
    const position: unknown = JSON.parse(body);
    return hash(position) === noted ? position : undefined;
  } catch {
    return undefined;
  }
}
