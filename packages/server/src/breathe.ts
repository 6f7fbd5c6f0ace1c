/** Lets everything else that waits have its turn. A database in the same process never does by itself, however often it is awaited. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const AT_A_STRETCH_MS = 10;

/** For long loops: to be awaited in each round, it breathes whenever enough time has gone by. */
export function breathing(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_STRETCH_MS) return undefined;
    return breathe().then(() => {
      since = performance.now();
    });
  };
}
