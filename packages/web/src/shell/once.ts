type Load<T> = () => Promise<T>;

const loaded = new WeakMap<Load<unknown>, Promise<unknown>>();

/** The same promise every time, so that what is shown does not start anew; but a failure is forgotten, and the next try is a new one. */
export function once<T>(load: Load<T>): Promise<T> {
  const known = loaded.get(load) as Promise<T> | undefined;
  if (known) return known;
  const promise = load();
  loaded.set(load, promise);
  promise.catch(() => loaded.delete(load));
  return promise;
}
