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

/** As much of a browser's `Worker` as is needed; this package is compiled without a browser in sight. */
export interface WebWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: { readonly data: unknown }) => unknown) | null;
  onerror: ((event: { readonly message?: string }) => unknown) | null;
}

/** A Web Worker whose module hands its messages to `attend`. */
export function webLink(start: () => WebWorker): StartLink {
  return (heard) => {
    const worker = start();
    worker.onmessage = ({ data }) => heard.message(data as FromWorker);
    worker.onerror = ({ message }) => heard.ended(message ?? 'the worker stopped');
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  };
}
