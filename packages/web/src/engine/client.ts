import type { Language } from '@cromford/kernel';
import { language } from '../language/language.svelte.ts';
import { PartMissing } from '../shell/missing.ts';
import type { Answers, Ask, AskFor, Reply, Request } from './protocol.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Whoever answers for a table: the worker of this device, or one that asks a server for what is decided there. */
export interface TableEngine {
  ask<K extends Ask['do']>(ask: AskFor<K>, inLanguage?: Language): Promise<Answers[K]>;
  close(): void;
}

/** The engine of one table: a worker of its own, asked by message. Close it when the page goes. */
export class EngineClient implements TableEngine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.settle(data));
    // A worker that dies before it answers must not leave anybody waiting; one whose program does not come has nothing to say.
    this.worker.addEventListener('error', (event) =>
      this.fail(event.message ? new Error(event.message) : new PartMissing('the engine stopped')),
    );
  }

  ask<K extends Ask['do']>(ask: AskFor<K>, inLanguage: Language = language.id): Promise<Answers[K]> {
    const id = ++this.lastId;
    const request: Request = { id, language: inLanguage, ask };
    return new Promise<Answers[K]>((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as Answers[K]), reject });
      this.worker.postMessage(request);
    });
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('bug' in reply) {
      const error = new Error(reply.bug.message);
      error.stack = reply.bug.stack;
      waiting?.reject(error);
    } else waiting?.resolve(reply.answer);
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
