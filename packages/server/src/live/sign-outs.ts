import type { News } from '../bus/bus.ts';
import { type HouseSettings, shutOut } from '../people/house-settings.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Store } from '../storage/store.ts';
import type { Connection } from './connection.ts';

const AT_ONCE = 500;

export interface SignOutParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly settings: HouseSettings;
  readonly connections: Iterable<Connection>;
  /** News of a session may get lost with the node that had it, and sessions expire without news: all are looked at this often, in milliseconds. */
  readonly lookEvery: number;
  readonly onError: (error: unknown) => void;
}

/** Closes the sockets of sessions that have ended, wherever that happened, and of those to whom the house has been closed. Comes back with what ends the watch. */
export function closeSignedOut(parts: SignOutParts): () => void {
  const { store, sessions, settings, connections, lookEvery, onError } = parts;
  /** Of that account, or of all. */
  const look = async (account?: string): Promise<void> => {
    const { door } = await settings.rules();
    for (const connection of connections) if (shutOut(door, connection.caller.actor?.kind)) connection.signOut();
    const open = [...connections].filter(
      ({ caller }) => caller.session !== undefined && (account === undefined || caller.actor?.account === account),
    );
    for (let at = 0; at < open.length; at += AT_ONCE) {
      const some = open.slice(at, at + AT_ONCE);
      const alive = await sessions.alive(some.flatMap(({ caller }) => caller.session ?? []));
      for (const connection of some) if (!alive.has(connection.caller.session ?? '')) connection.signOut();
    }
  };
  const hear = (news: News | 'lost'): void => {
    if (news === 'lost') look().catch(onError);
    else if (news.about === 'sessions') look(news.table).catch(onError);
  };
  const stopListening = store.bus.subscribe(hear);
  const looking = setInterval(() => look().catch(onError), lookEvery).unref();
  return () => {
    stopListening();
    clearInterval(looking);
  };
}
