import { Desk } from './desk.ts';
import type { Reply, Request } from './protocol.ts';

const desk = new Desk();

// Answered one after another: a preview asked before a move is answered before it.
let queue = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  queue = queue.then(() => answer(data));
});

async function answer({ id, ask, language }: Request): Promise<void> {
  let reply: Reply;
  try {
    reply = { id, answer: await desk.answer(ask, language) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    reply = { id, bug: { message, stack: stack ?? '' } };
  }
  postMessage(reply);
}
