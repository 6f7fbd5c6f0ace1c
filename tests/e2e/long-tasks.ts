import type { Browser, Page } from 'playwright-core';

/** A task of the page's thread: how long it took by the clock, and how long the thread itself ran. Milliseconds. */
export interface Task {
  readonly clock: number;
  readonly thread: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the pages of this browser while something goes on. */
export async function tasksDuring(browser: Browser, page: Page, run: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await run();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain').map((event) => thread(event)),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(thread(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, thread: tdur / 1000 }));
}
