import type { Room } from '@cromford/protocol';

type Held = Room['seats'][number];

export interface Coming {
  readonly name: string;
  /** The level of the bot that keeps the seat from now on; `null`: its owner has come back. */
  readonly bot: string | null;
}

/** Who has left a seat to a bot, and who has taken it back. */
export function comings(before: readonly Held[], after: readonly Held[]): Coming[] {
  return after.flatMap((now, seat) => {
    const was = before[seat];
    if (!now.account || was?.account?.id !== now.account.id || (was.bot === null) === (now.bot === null)) return [];
    return [{ name: now.account.name, bot: now.bot }];
  });
}
