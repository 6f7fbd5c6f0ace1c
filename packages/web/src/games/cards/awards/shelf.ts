import type { Award } from '@cromford/cards';
import { Database } from '../../../saves/database.ts';
import { type AwardRow, complete, type Win, withWin } from './won.ts';

const awards = new Database<AwardRow>('cromford-awards', 'awards');

/** Every award with the games that brought it, from this device. */
export async function wonAwards(): Promise<AwardRow[]> {
  return complete(await awards.all());
}

/** Keeps what a game has brought. */
export async function keepAwards(won: readonly Award[], win: Win): Promise<void> {
  for (const id of won) await awards.change(id, (row) => withWin(row, id, win));
}
