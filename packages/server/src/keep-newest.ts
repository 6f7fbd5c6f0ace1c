/** Puts an entry last in a memory that holds no more than so many: the one that was put there longest ago goes. */
export function keepNewest<K, V>(memory: Map<K, V>, key: K, value: V, most: number): void {
  memory.delete(key);
  memory.set(key, value);
  if (memory.size <= most) return;
  const oldest = memory.keys().next();
  if (!oldest.done) memory.delete(oldest.value);
}
