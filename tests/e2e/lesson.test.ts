import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { desktop, phone } from './browser.ts';

describe('lessons', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it.each([
    ['empire/first', 'English, desktop', { ...desktop, locale: 'en-GB' }, 'Lesson finished'],
    ['empire/first', 'German, phone', { ...phone, locale: 'de-DE' }, 'Lektion geschafft'],
    ['spinning-mule/first', 'English, desktop', { ...desktop, locale: 'en-GB' }, 'Lesson finished'],
    ['anniversary/changes', 'German, phone', { ...phone, locale: 'de-DE' }, 'Lektion geschafft'],
  ] as const)('%s leads to its end: %s', async (lesson, _name, options, done) => {
    const page = await app.page({ ...options, reducedMotion: 'reduce' });
    await page.goto('/learn');
    await page.locator(`a[href="/learn/${lesson}"]`).click();
    const next = page.locator('[data-next]');
    const wanted = page.locator('.foot .wanted, .act .wanted').first();
    const finished = page.getByRole('heading', { name: done });
    for (let i = 0; i < 40 && (await finished.count()) === 0; i++) {
      const count = await page.locator('.count').textContent();
      await next.or(wanted).first().waitFor();
      if ((await next.count()) > 0) await next.click();
      else {
        await wanted.evaluate((button) => (button as HTMLElement).click());
      }
      await page.waitForFunction((was) => document.querySelector('.count')?.textContent !== was, count);
    }
    expect(await finished.count()).toBe(1);
    expect(app.complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps to its path', async () => {
    const page = await app.page(desktop);
    await page.goto('/learn/empire/first');
    for (let i = 0; i < 5; i++) await page.locator('[data-next]').click();
    await page.locator('[data-board] [data-choice="action produce"]').click();
    await page.getByRole('alert').waitFor();
    expect(await page.locator('#question').textContent()).toBe('What do you do next?');
  });
});
