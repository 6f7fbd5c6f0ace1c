/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, startGame } from './app.ts';
import { desktop } from './browser.ts';

describe('how quick the table is', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('shows what a choice would do at once when it is pointed at', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'quick');
    const times: number[] = [];
    for (let i = 0; i < 10; i++) {
      await page.mouse.move(5, 5 + i);
      times.push(
        await page.evaluate(async () => {
          const button = document.querySelector('[data-board] [data-choice="action produce"]');
          const from = performance.now();
          button?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
          button?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
          while (!document.querySelector('[data-board] .change')) await new Promise((next) => setTimeout(next, 1));
          const took = performance.now() - from;
          button?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
          while (document.querySelector('[data-board] .change')) await new Promise((next) => setTimeout(next, 1));
          return took;
        }),
      );
    }
    // Five times the 50 ms that are promised, and measured by `npm run bench:web`: this machine may be a slow one.
    expect(times.sort((a, b) => a - b)[5]).toBeLessThan(250);
  });
});
