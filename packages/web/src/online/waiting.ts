import type { Room } from '@cromford/protocol';

/** The game waits for a decision of this account. */
export function waitsFor(account: string | undefined, { stage, due, seats }: Room): boolean {
  if (stage !== 'playing' || account === undefined) return false;
  return seats.some((held) => held.seat === due && held.account?.id === account && held.bot === null);
}

/** Those that wait for this account: whose time runs out first, then who has waited longest. */
export function waitingTables(account: string | undefined, rooms: readonly Room[]): Room[] {
  const limit = ({ deadline }: Room) => deadline ?? Number.POSITIVE_INFINITY;
  const order = (a: Room, b: Room) => (limit(a) === limit(b) ? a.changed - b.changed : limit(a) < limit(b) ? -1 : 1);
  return rooms.filter((room) => waitsFor(account, room)).sort(order);
}
