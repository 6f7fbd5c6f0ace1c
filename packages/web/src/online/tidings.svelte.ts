import type { Proposal, Room, Told } from '@cromford/protocol';
import { comings } from './comings.ts';
import { type AtProposal, fateOf } from './fate.ts';
import type { RemoteTable } from './remote-table.svelte.ts';
import { levelName, words } from './words.ts';

/** A proposal goes a moment before what it brings comes. */
const SETTLED_MS = 1500;

const NOTHING = () => '';

/** What no board shows: somebody who leaves or comes back, a decision taken back, a proposal of one's own that came to nothing, an order that has answered. */
export class Tidings {
  /** Kept as what to say, so that it changes with the language. */
  private said = $state.raw<() => string>(NOTHING);
  readonly text = $derived(this.said());
  private readonly table: RemoteTable;
  private mine: readonly Proposal[] = [];
  private seats: Room['seats'] = [];
  private before: AtProposal | undefined;
  private readonly withdrawn = new Set<Proposal['kind']>();

  constructor(table: RemoteTable) {
    this.table = table;
  }

  /** One ends one's own proposal oneself: that is no news. */
  withdraw(kind: Proposal['kind']): void {
    this.withdrawn.add(kind);
  }

  /** Entries that are about to be shown; the log still has what they take back. */
  hear(told: readonly Told[]): void {
    const last = told.at(-1);
    if (!last) return;
    const { kind, seat } = last;
    const { model } = this.table;
    if (kind === 'move') this.clear();
    else if (kind === 'back') this.said = () => words().table.tookBackTogether;
    else if (seat !== model.seat) {
      const [name, decision] = [model.playerName(seat), model.log.at(-1)?.move ?? ''];
      this.said = () => words().table.tookBack(name, decision);
    }
  }

  /** What the server has decided for oneself, and how often it still will. */
  order(answer: string, left: number): void {
    this.said = () => words().orders.answered(answer, words().orders.left(left));
  }

  clear(): void {
    this.said = NOTHING;
  }

  /** How things stand around the game has changed, or the game has gone on. */
  look(): void {
    const { room, seq, seat } = this.table.line;
    if (!room) return;
    const [came] = comings(this.seats, room.seats).filter(({ name }) => name !== room.seats[seat ?? -1]?.account?.name);
    if (came) this.said = () => words().table.came(came.name, came.bot === null ? '' : levelName(came.bot));
    this.seats = room.seats;
    const there = room.proposals.filter((known) => known.seat === seat && isAlive(known, seq));
    for (const gone of this.mine.filter(({ kind }) => !there.some((known) => known.kind === kind)))
      if (!this.withdrawn.delete(gone.kind) && this.before) this.settle(gone, this.before);
    this.mine = there;
    this.before = this.moment();
  }

  private settle(gone: Proposal, before: AtProposal): void {
    setTimeout(() => {
      const after = this.moment();
      const fate = after && fateOf(gone, before, after);
      if (fate === 'declined' || fate === 'lapsed') this.said = () => words().table.fates[fate];
    }, SETTLED_MS);
  }

  private moment(): AtProposal | undefined {
    const { room, seq, lastKind } = this.table.line;
    if (!room) return undefined;
    const bots = room.seats.filter(({ bot }) => bot).length;
    return { seq, stage: room.stage, bots, older: room.older !== null, last: lastKind };
  }
}

/** A move settles what was proposed about the one before it. */
export function isAlive({ kind, seq }: Proposal, now: number): boolean {
  return (kind !== 'undo' && kind !== 'replace') || seq === now;
}
