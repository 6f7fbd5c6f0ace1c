import type { Room } from '@cromford/protocol';

/** A person chooses there, and no bot in his place. */
export const isPerson = ({ account, bot }: Room['seats'][number]): boolean => account !== null && bot === null;
