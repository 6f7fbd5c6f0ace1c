/** English reads the sentences of the games. */
export const reasons = undefined;
