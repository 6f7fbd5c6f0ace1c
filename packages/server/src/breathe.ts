/** Lets everything else that waits have its turn. A database in the same process never does by itself, however often it is awaited. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
