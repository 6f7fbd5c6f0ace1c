import { reasonOf } from '../arena/lapse.ts';
import type { FromWorker, ToWorker } from './message.ts';
import { type LoadGame, Thinker } from './thinker.ts';

/** The inside of a worker of any kind: what to do with each message. `post` sends back; it is told at once that the worker is ready. */
export function attend(load: LoadGame, post: (message: FromWorker) => void): (message: ToWorker) => Promise<void> {
  const thinker = new Thinker(load);
  post({ ready: true });
  return async ({ id, request }) => {
    try {
      post({ id, answer: await thinker.think(request, () => post({ id, thinking: true })) });
    } catch (error) {
      post({ id, bug: reasonOf(error) });
    }
  };
}
