/** A memory that holds no more than so much, counted by weight and not by number: what was used longest ago goes. */
export class Kept<V> {
  private readonly most: number;
  private readonly all = new Map<string, { readonly value: V; readonly weight: number }>();
  private total = 0;

  constructor(most: number) {
    this.most = most;
  }

  get weight(): number {
    return this.total;
  }

  get(key: string): V | undefined {
    const found = this.all.get(key);
    if (!found) return undefined;
    this.all.delete(key);
    this.all.set(key, found);
    return found.value;
  }

  put(key: string, value: V, weight: number): void {
    this.delete(key);
    this.all.set(key, { value, weight });
    this.total += weight;
    for (const oldest of this.all.keys()) {
      if (this.total <= this.most || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.total -= this.all.get(key)?.weight ?? 0;
    this.all.delete(key);
  }
}
