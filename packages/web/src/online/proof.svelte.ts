import { isProblem, type Problem } from '@cromford/kernel';

/** Waits for whoever is at this browser to show once more who it is; `Proof.svelte` asks. */
class ProofState {
  /** Somebody is being asked. */
  asked = $state(false);
  private answer: ((shown: boolean) => void) | undefined;

  ask(): Promise<boolean> {
    this.answer?.(false);
    this.asked = true;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  end(shown: boolean): void {
    this.asked = false;
    this.answer?.(shown);
    this.answer = undefined;
  }
}

export const proof = new ProofState();

/** A call that the server may want proof for: it is asked for then, and the call made again. */
export async function proven<T extends object>(call: () => Promise<T | Problem>): Promise<T | Problem> {
  const first = await call();
  if (!isProblem(first) || first.code !== 'confirm-yourself') return first;
  return (await proof.ask()) ? call() : first;
}
