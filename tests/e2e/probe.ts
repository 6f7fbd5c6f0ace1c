/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';

/** What one touch of the mouse cost, in milliseconds. */
export interface Sample {
  /** Until the first frame that answers it was painted: a click is answered by the next position or by being asked again. */
  readonly answer: number;
  /** Until the last change that it led to was painted. */
  readonly settled: number;
  /** The time that the page's own thread worked for it. */
  readonly work: number;
}

type Touch = 'pointerover' | 'pointerup';

interface Watch {
  /** The event that is waited for. What the pointer meets after it, because the page has changed under it, is no new beginning. */
  awaited: Touch | undefined;
  /** When it reached the page. */
  from: number;
  answered: number;
  settled: number;
}

/** Runs in the page before anything else does. */
export function watchPage(): void {
  const watch: Watch = { awaited: undefined, from: 0, answered: 0, settled: 0 };
  Object.assign(window, { watch });
  let before: string | undefined;
  /** The position, and the choice that asks once more. */
  const position = () =>
    `${document.querySelector('[data-ply]')?.getAttribute('data-ply')} ${document.querySelectorAll('.armed').length}`;
  const begin = (event: Event) => {
    if (event.type !== watch.awaited) return;
    before = event.type === 'pointerup' ? position() : undefined;
    Object.assign(watch, { awaited: undefined, from: event.timeStamp, answered: 0, settled: 0 });
  };
  addEventListener('pointerover', begin, { capture: true });
  addEventListener('pointerup', begin, { capture: true });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isAnswer }: MessageEvent<boolean>) => {
    watch.settled = performance.now();
    if (isAnswer && watch.answered === 0) watch.answered = watch.settled;
  };
  // A message sent from a frame is read after that frame has been painted.
  const afterPaint = () =>
    requestAnimationFrame(() => port2.postMessage(before === undefined || position() !== before));
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
  async measure(touch: Touch, act: () => Promise<void>, wait: () => Promise<unknown>): Promise<Sample | undefined> {
    await this.page.evaluate(
      (awaited) => Object.assign((window as unknown as { watch: Watch }).watch, { awaited }),
      touch,
    );
    const before = await this.taskTime();
    await act();
    await wait();
    const work = (await this.taskTime()) - before;
    const watch = await this.page.evaluate(() => (window as unknown as { watch: Watch }).watch);
    if (watch.awaited !== undefined || watch.answered === 0) return undefined;
    return { answer: watch.answered - watch.from, settled: watch.settled - watch.from, work };
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
