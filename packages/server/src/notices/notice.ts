import type { Language } from '@cromford/kernel';
import type { ChannelKind } from '../storage/schema-social.ts';

/** What somebody is told. A receiver turns the code into a sentence; only mail is written here. */
export interface Notice {
  readonly code: 'your-turn' | 'game-over' | 'asked' | 'rematch' | 'test' | 'confirm' | 'account' | 'digest';
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Brings a notice to an address of its kind; throws with a reason that its owner may read. The signal says that its time is over, the
 * language is its reader's, and at `end` letters to that address are ended.
 */
export type Carrier = (
  address: Readonly<Record<string, unknown>>,
  notice: Notice,
  signal: AbortSignal,
  language?: Language,
  end?: string,
) => Promise<void>;

export type Carriers = Readonly<Record<ChannelKind, Carrier | undefined>>;
