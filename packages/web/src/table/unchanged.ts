import type { Choice, Press } from '../engine/protocol.ts';

/** Whether a press would only set an amount to what it is already. */
export const changesNothing = (
  { present }: Pick<Choice, 'present'>,
  press: Pick<Press, 'amount'> | undefined,
): boolean => present !== undefined && press?.amount === present;
