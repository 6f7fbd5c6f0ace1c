import { isProblem } from '@cromford/kernel';
import { get } from '../online/client.ts';
import { hasPlayedTogether } from '../online/known.ts';
import { session } from '../online/session.svelte.ts';

/** A game that is over on a server, and the seat that one had there. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly seat: number;
}

/** Those of whoever is signed in; none where nobody is, and where no server answers. */
export async function finishedTogether(): Promise<readonly Finished[]> {
  const account = hasPlayedTogether() ? await session.load() : null;
  const found = account && (await get('people/:id', { id: account.id }));
  if (!found || isProblem(found)) return [];
  return found.tables.flatMap(({ id, game, seats }) => {
    const seat = seats.findIndex((one) => one.account?.id === account.id);
    return seat < 0 ? [] : [{ id, game, seat }];
  });
}
