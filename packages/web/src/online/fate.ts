import type { Proposal, Room } from '@cromford/protocol';

export type Fate = 'carried' | 'declined' | 'lapsed';

/** The table when a proposal was there, and later, when it no longer is. */
export interface AtProposal {
  readonly seq: number;
  readonly stage: Room['stage'];
  /** How many seats bots play. */
  readonly bots: number;
  /** It is of older rules, and waits to be taken up. */
  readonly older?: boolean;
  /** What the last entry was. */
  readonly last?: 'move' | 'undo' | 'back' | undefined;
}

/** What became of a proposal that is no longer there. A server only says how things stand. */
export function fateOf({ kind, seq }: Pick<Proposal, 'kind' | 'seq'>, before: AtProposal, after: AtProposal): Fate {
  if (kind === 'undo') return after.seq === seq ? 'declined' : after.last === 'back' ? 'carried' : 'lapsed';
  if (kind === 'replace') return after.bots > before.bots ? 'carried' : after.seq === seq ? 'declined' : 'lapsed';
  if (kind === 'take-up') return after.older ? 'declined' : 'carried';
  return after.stage === before.stage ? 'declined' : 'carried';
}
