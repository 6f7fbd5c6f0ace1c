import type { NoHint, Person } from '@cromford/protocol';
import { mayCount } from '../social/ratings.ts';
import { isOfTournament } from '../social/tournaments.ts';
import type { SeatRow, TableRow } from '../storage/schema-tables.ts';

/**
 * Why nobody may ask a bot for advice at this table. Whoever has left his seat to a bot still plays here: he may come back, and the game
 * counts for him.
 */
export function noHintAt(
  row: Pick<TableRow, 'key' | 'access' | 'players'>,
  seats: readonly Pick<SeatRow, 'account'>[],
  names: ReadonlyMap<string, Pick<Person, 'kind'>>,
  ownSheet: boolean,
): NoHint | null {
  const people = seats.flatMap(({ account }) => (account === null ? [] : [account]));
  if (people.length < 2) return null;
  if (isOfTournament(row)) return 'tournament';
  const kinds = people.map((account) => names.get(account)?.kind ?? 'member');
  return mayCount(row, kinds, ownSheet) ? 'rated' : 'company';
}
