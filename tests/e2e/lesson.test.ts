/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { desktop, phone } from './browser.ts';

/** In the page: nothing lies over the first thing of the board that the lesson wants to be pressed. */
function isWantedInSight(): boolean {
  const wanted = [...document.querySelectorAll('.board .wanted')].find((one) => one.getClientRects().length > 0);
  if (!wanted) return true;
  const { left, top, width, height } = wanted.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && wanted.contains(there);
}

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
    ['card-game/demand', 'English, phone', { ...phone, locale: 'en-GB' }, 'Lesson finished'],
  ] as const)('%s leads to its end: %s', async (lesson, _name, options, done) => {
    const page = await app.page(options);
    await page.goto('/learn');
    await page.locator(`a[href="/learn/${lesson}"]`).click();
    const next = page.locator('[data-next]');
    const wanted = page.locator('.foot .wanted, .act .wanted').first();
    const finished = page.getByRole('heading', { name: done });
    for (let i = 0; i < 40 && (await finished.count()) === 0; i++) {
      const count = await page.locator('aside .count').textContent();
      await next.or(wanted).first().waitFor();
      if ((await next.count()) > 0) await next.click();
      else {
        // What is to be pressed on the board lies below the card and above the bar.
        await page.waitForFunction(isWantedInSight);
        await wanted.evaluate((button) => (button as HTMLElement).click());
      }
      // A pointer that rests where the button has been would point at the board.
      await page.mouse.move(0, 0);
      await page.waitForFunction((was) => document.querySelector('aside .count')?.textContent !== was, count);
    }
    expect(await finished.count()).toBe(1);
    // It leads on.
    await page.locator('aside a[href^="/learn"]').first().waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('shows on the path what is done, and goes on from a lesson to its puzzle and back to the path', async () => {
    const page = await app.page({ ...desktop, locale: 'en-GB' });
    await page.goto('/learn');
    await page.getByText('0 of 9 done').waitFor();
    await page.getByRole('link', { name: 'Next: The first two turns' }).waitFor();
    await page.evaluate(() =>
      localStorage.setItem('cromford.lessons', '["spinning-jenny/first","spinning-jenny/modernising"]'),
    );
    await page.reload();
    await page.getByText('2 of 9 done').waitFor();
    await page.getByRole('link', { name: 'Next: The labour market' }).waitFor();
    await page.getByText('Puzzle: not solved yet', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Puzzle', exact: true }).click();
    await page.getByRole('button', { name: 'Show the best turn' }).click();
    // It is the last lesson of the path.
    await page.getByRole('button', { name: 'All lessons' }).click();
    await page.waitForURL(/\/learn$/);
    await page.goto('/learn/spinning-jenny/first/puzzle');
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('keeps to its path, can be looked back at, and speaks of the sale while the board shows it', async () => {
    const page = await app.page(desktop);
    await page.addInitScript(() => localStorage.setItem('cromford.pace', 'fast'));
    await page.goto('/learn/spinning-jenny/first');
    const next = page.locator('[data-next]');
    for (let i = 0; i < 4; i++) await next.click();
    await page.locator('.bar [role=tab]', { hasText: 'Workers' }).click();
    await page.locator('.bar [data-choice="use workers at 2"]').click();
    // Whoever strays is told what is meant.
    await page.getByRole('alert').filter({ hasText: 'Use distribution on £4' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'One marker a turn' }).waitFor();
    await next.click();
    const press = (line: string) => page.locator(`.foot [data-choice="${line}"]`).first().click();
    // What is to be picked up first glows in the tray, and what only ends the step does not stand out.
    await page.locator('.bar [role=tab]', { hasText: 'Workers' }).click();
    await page
      .locator('.tray .wanted')
      .and(page.getByTitle(/^distribution/))
      .click();
    await press('use distribution at 4');
    await page.locator('.act .pass').waitFor();
    for (const line of ['distribute food', 'distribute food', 'distribute cutlery', 'price food 6']) await press(line);
    await page.locator('.foot [data-choice=done]').first().click();
    // While the others' turns and the sale are told, nobody is asked for a move.
    await page
      .getByText(/^Step \d+ of \d+$/)
      .first()
      .waitFor();
    expect(await page.getByText('Your move').count()).toBe(0);
    expect(await page.locator('.foot [data-choice]').count()).toBe(0);
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    // The sale is spoken of before Red acts in the next cycle.
    await page.getByRole('heading', { name: 'Sold', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('1770, Food').waitFor();
    expect(await page.getByText('1770, Clothes').count()).toBe(0);
  });
});
