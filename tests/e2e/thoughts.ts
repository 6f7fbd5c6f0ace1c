/** Runs in the page before it loads: how long the bots took for each decision, from the question until the answer is here. */
export function timeBots(): void {
  const kept = globalThis as unknown as { thoughts: number[] };
  kept.thoughts = [];
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (options?.name !== 'bots') return;
      const asked = new Map<number, number>();
      const post = this.postMessage.bind(this);
      this.postMessage = (message: { readonly id: number }) => {
        asked.set(message.id, performance.now());
        post(message);
      };
      this.addEventListener('message', ({ data }: MessageEvent) => {
        const began = asked.get(data.id);
        if (began === undefined || !('answer' in data)) return;
        asked.delete(data.id);
        kept.thoughts.push(performance.now() - began);
      });
    }
  };
}

/** What `timeBots` has kept, in milliseconds. */
export const thoughts = (): readonly number[] => (globalThis as unknown as { thoughts: number[] }).thoughts;
