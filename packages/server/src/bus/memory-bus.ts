import { type Bus, Listeners } from './bus.ts';

/** For a service of one process: SQLite. */
export function memoryBus(): Bus {
  const listeners = new Listeners();
  return {
    enlist: async () => {},
    publish: (news) => listeners.tell(news),
    announce: (news) => listeners.tell(news),
    subscribe: (listener) => listeners.add(listener),
    close: async () => {},
  };
}
