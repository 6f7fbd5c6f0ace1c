import { isProblem, type Problem } from '@cromford/kernel';
import type { Room } from '@cromford/protocol';
import { titleMark } from '../shell/title-mark.svelte.ts';
import { get } from './client.ts';
import { readUpTo } from './read-messages.ts';
import { session } from './session.svelte.ts';
import { waitingTables } from './waiting.ts';

/** Somebody at one table hears this soon of another. */
const EVERY_MS = 60_000;

interface Found {
  readonly tables: readonly Room[];
  /** By table: the number of the last message of others, and how far the game has come. */
  readonly talk: Readonly<Record<string, number>>;
  readonly progress: Readonly<Record<string, string>>;
}

/** One's own tables, wherever one is: those that wait are counted in the title and on the app's icon. */
class OwnTables {
  private found = $state.raw<Found>({ tables: [], talk: {}, progress: {} });
  /** They have been fetched at least once: that there are none is known. */
  isKnown = $state(false);
  /** Why they were not fetched the last time. */
  problem = $state.raw<Problem>();
  readonly all = $derived(this.found.tables);
  private readonly waiting = $derived(waitingTables(session.account?.id, this.all));

  async load(): Promise<void> {
    const found = await get('me/tables');
    this.problem = isProblem(found) ? found : undefined;
    if (isProblem(found)) return;
    this.found = found;
    this.isKnown = true;
    titleMark.waiting = this.waiting.length;
    badge(this.waiting.length);
  }

  /** While somebody looks at one page: asks now and then, and whenever he comes back. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible' && session.account) void this.load();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Others than this one that wait. */
  elsewhere(id: string): readonly Room[] {
    return this.waiting.filter((room) => room.id !== id);
  }

  get count(): number {
    return this.waiting.length;
  }

  progressOf(id: string): string {
    return this.found.progress[id] ?? '';
  }

  /** Whether somebody has said something there that was not read in this browser. */
  hasUnread(id: string): boolean {
    return (this.found.talk[id] ?? 0) > readUpTo(id);
  }
}

/** On the icon of the installed app, where there is one. */
function badge(count: number): void {
  if (count > 0) navigator.setAppBadge?.(count).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

export const ownTables = new OwnTables();
