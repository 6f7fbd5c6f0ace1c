import { expect, it, vi } from 'vitest';

/** A worker that answers when it is told to. */
const waiting: { listeners: ((message: unknown) => void)[]; id: number }[] = [];
vi.stubGlobal(
  'Worker',
  class {
    private readonly listeners: ((message: unknown) => void)[] = [];
    addEventListener(kind: string, listener: (message: unknown) => void) {
      if (kind === 'message') this.listeners.push(listener);
    }
    removeEventListener() {}
    postMessage({ id }: { id: number }) {
      waiting.push({ listeners: this.listeners, id });
    }
  },
);
// Nothing is drawn here: a state is its value.
vi.stubGlobal(
  '$state',
  Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value }),
);
vi.mock('../language/language.svelte.ts', () => ({ language: { id: 'en' } }));

function answer(verdict: object | undefined): void {
  const { listeners, id } = waiting.shift() ?? { listeners: [], id: 0 };
  for (const listener of listeners) listener({ data: { id, verdict } });
}

it('the best turn is not given away while the verdict on one that was found is coming', async () => {
  const { Attempt } = await import('./attempt.svelte.ts');
  const attempt = new Attempt('empire', { best: [] } as never, undefined, false);
  for (const [isSolved, mayShow] of [
    [true, false],
    [false, true],
  ]) {
    attempt.again();
    void attempt.follow('record');
    let said: boolean | undefined;
    const asked = attempt.mayShow().then((may) => {
      said = may;
    });
    await Promise.resolve();
    expect(said).toBe(undefined);
    answer({ grade: isSolved ? 'found' : 'missed', lost: 0, said: [] });
    await asked;
    expect(said).toBe(mayShow);
  }
});
