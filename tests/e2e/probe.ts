/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';

/** What one touch of the mouse cost: until the answer was painted, and the time that the page's own thread worked for it. */
export interface Sample {
  readonly latency: number;
  readonly work: number;
}

interface Watch {
  /** When the event reached the page. */
  from: number;
  /** When the last change that it led to had been painted. */
  painted: number;
  isOver: boolean;
}

/** Runs in the page before anything else does. */
export function watchPage(): void {
  const watch: Watch = { from: 0, painted: 0, isOver: false };
  Object.assign(window, { watch });
  const begin = (event: Event) => {
    watch.from = event.timeStamp;
    watch.painted = 0;
  };
  addEventListener('pointerover', begin, { capture: true });
  addEventListener('pointerup', begin, { capture: true });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    watch.painted = performance.now();
  };
  // A message sent from a frame is read after that frame has been painted.
  const afterPaint = () => requestAnimationFrame(() => port2.postMessage(0));
  const start = () =>
    new MutationObserver(afterPaint).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  if (document.body) start();
  else addEventListener('DOMContentLoaded', start);
}

export class Probe {
  private readonly page: Page;
  private readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async of(page: Page): Promise<Probe> {
    const cdp = await page.context().newCDPSession(page);
    // Time of the thread, not of the clock: others may use this machine too.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Probe(page, cdp);
  }

  /** Nothing where the page had no answer to it. */
  async measure(act: () => Promise<void>, wait: () => Promise<unknown>): Promise<Sample | undefined> {
    const before = await this.taskTime();
    await act();
    await wait();
    const work = (await this.taskTime()) - before;
    const { from, painted } = await this.page.evaluate(() => (window as unknown as { watch: Watch }).watch);
    return painted > from && from > 0 ? { latency: painted - from, work } : undefined;
  }

  private async taskTime(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }
}

/** The middles of the open choices that can be pointed at. */
export function openChoices(page: Page): Promise<{ x: number; y: number; line: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled])')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && button.contains(hit) ? [{ x, y, line: button.dataset.choice ?? '' }] : [];
    }),
  );
}
