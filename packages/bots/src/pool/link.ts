import type { FromWorker, ToWorker } from './message.ts';

/** A worker of any kind, as the pool holds it. */
export interface Link {
  post(message: ToWorker): void;
  close(): void;
}

export interface Heard {
  message(message: FromWorker): void;
  /** It is gone, or broken: nothing more will come. */
  ended(reason: string): void;
}

export type StartLink = (heard: Heard) => Link;
