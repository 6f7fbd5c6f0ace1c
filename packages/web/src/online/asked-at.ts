import type { Seat } from '@cromford/kernel';
import type { Scene } from '../engine/protocol.ts';

type Asked = Pick<Scene, 'step' | 'due'>;

/** The first of these positions in which a seat was asked this question: an answer is only there said in the right words. */
export async function askedAt<S extends Asked>(
  { step, seat }: { readonly step: string; readonly seat: Seat | null },
  plies: readonly number[],
  sceneAt: (ply: number) => Promise<S | undefined>,
): Promise<S | undefined> {
  for (const ply of plies) {
    const scene = await sceneAt(ply);
    if (scene?.step === step && scene.due === seat) return scene;
  }
  return undefined;
}
