import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waterFrame } from '../../packages/arkwright/src/index.ts';
import { type App, importText, openApp } from './app.ts';
import { desktop } from './browser.ts';
import { look } from './hands.ts';
import { recorded } from './recorded.ts';

describe('a question in a production', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const asked = (file: string, until: number, wanted: string) =>
    recorded(waterFrame, `arkwright/records/${file}.txt`, until, (step) => step === wanted);

  /** What is sold of what is offered, for each seller of the good that is due, and its demand. */
  const market = (page: Page) =>
    page.locator('[data-lesson=market] .featured').evaluate((good) => ({
      demand: Number(good.querySelector('.demand b')?.textContent),
      sold: [...good.querySelectorAll('.foot li span b')].map((one) => Number(one.textContent?.split('+')[0])),
      offered: [...good.querySelectorAll('.foot .of')].map((one) => Number(one.textContent?.slice(1))),
    }));

  it('about the school reckons with this production alone, also when the page is loaded anew, and draws the row at rest', async () => {
    const page = await app.page(desktop);
    await importText(page, asked('water-frame-3-random', 0.29, 'shut-row'));
    await look(page);
    for (let times = 0; times < 2; times++) {
      const { demand, sold, offered } = await market(page);
      expect(sold.length).toBeGreaterThan(1);
      expect(sold.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(demand);
      for (const [i, n] of sold.entries()) expect(n).toBeLessThanOrEqual(offered[i] ?? 0);
      // What has been paid for the action before is no part of it.
      expect(await page.locator('.forecast table').first().innerText()).not.toMatch(/^Other/m);
      if (times === 0) await page.reload();
      await look(page);
    }
    const card = page.locator('.card.active');
    const choice = page.locator('.bar [data-choice="shut row"]');
    await choice.hover();
    await card.locator('.row.rests').waitFor();
    expect(await card.locator('.row.rests .output').innerText()).toBe('shut');
  });

  it('about a contract is told with all of its production', async () => {
    const page = await app.page({ ...desktop, reducedMotion: 'no-preference' });
    await importText(page, asked('water-frame-2-free-thrifty', 0.9, 'shipment'));
    await look(page);
    const before = await market(page);
    await page.locator('.bar [data-choice^="deliver "]').first().click();
    await page.getByText(/^Step 1 of/).waitFor();
    expect(await market(page)).toEqual(before);
    expect(await page.locator('.forecast .if').innerText()).not.toMatch(/£0|\b0\b/);
  });
});
