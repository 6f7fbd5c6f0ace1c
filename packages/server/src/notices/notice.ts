import type { ChannelKind } from '../storage/schema-social.ts';

/** What somebody is told. A receiver turns the code into a sentence; only mail is written here. */
export interface Notice {
  readonly code: 'your-turn' | 'game-over' | 'asked' | 'rematch' | 'test' | 'confirm' | 'account';
  readonly params: Readonly<Record<string, string>>;
}

/** Brings a notice to an address of its kind; throws with a reason that its owner may read. The signal says that its time is over. */
export type Carrier = (
  address: Readonly<Record<string, unknown>>,
  notice: Notice,
  signal: AbortSignal,
) => Promise<void>;

export type Carriers = Readonly<Record<ChannelKind, Carrier | undefined>>;
