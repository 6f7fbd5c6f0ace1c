/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spinningJenny } from '../../packages/arkwright/src/index.ts';
import { type Random, seeded } from '../../packages/kernel/src/index.ts';
import { type App, importText, openApp, played, startGame } from './app.ts';
import { desktop } from './browser.ts';
import { ENDED, look, playOn } from './hands.ts';
import { recorded } from './recorded.ts';
import { pick } from './table-taste.ts';
import { choose } from './taste.ts';

describe('text mode', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('shows the whole table in headings and lists, and is played to the final score', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'text');
    await page.keyboard.press('t');
    await page.getByRole('heading', { name: 'The position' }).waitFor();
    expect(await page.locator('[data-board]').count()).toBe(0);
    for (const heading of ['Market', 'Your empire', 'Central Factory', 'Building row'])
      expect(await page.getByRole('heading', { name: heading }).count()).toBeGreaterThan(0);
    await playInWords(page, choose);
    expect(await page.locator('[data-result]').textContent()).toMatch(/profit/);
    // Nothing is asked any more, and nothing taken back that the board does not offer either.
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'The game is over' }).waitFor();
    expect(await main.getByRole('button', { name: /Undo|Restart turn/ }).count()).toBe(0);
    expect(await main.getByText(/action: (free|\d capital)$/).count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('plays a game of several seats to its end', async () => {
    const page = await app.page(desktop);
    await importText(
      page,
      recorded(spinningJenny, 'arkwright/records/spinning-jenny-2-predetermined-thrifty.txt', 0.7),
    );
    await look(page);
    await page.keyboard.press('t');
    for (const heading of ['Blue', 'Red']) await page.getByRole('heading', { name: heading }).first().waitFor();
    // All that has happened since one's own last decision is told, the rival's moves among it.
    const happened = page.locator('section[aria-labelledby=text-happened]');
    let hasHeard = false;
    await playInWords(page, pick, async () => {
      hasHeard ||= /^Blue: [\s\S]*^Red: /m.test(await happened.innerText());
    });
    expect(hasHeard).toBe(true);
    expect(await page.locator('[data-result]').textContent()).toMatch(ENDED);
    expect(app.complaints).toEqual([]);
  });

  it('announces what happened', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'heard');
    await page.keyboard.press('t');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Produce\b/ })
      .click();
    await played(page, 0);
    expect(await page.locator('[data-announced]').textContent()).toContain('Produce, the first action, free.');
  });
});

/** As somebody who hears the page: every choice is found by its role and its name. */
async function playInWords(
  page: Page,
  choice: (lines: readonly string[], random: Random) => string,
  hear: () => Promise<void> = async () => {},
): Promise<void> {
  const random = seeded('text');
  let name = '';
  const press = () => page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  await playOn(page, {
    press: async ({ bar }) => {
      await hear();
      const line = choice(bar, random);
      name = (await page.locator(`main [data-choice="${line}"]`).first().getAttribute('aria-label')) ?? '';
      expect(name).not.toBe('');
      // Whatever figure is seen on a choice is heard: its price, its effect, what it would force.
      const unheard = await page.locator('main [data-choice]').evaluateAll((buttons) => {
        const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];
        return buttons.flatMap((button) => {
          const heard = numbers(button.getAttribute('aria-label') ?? '');
          return numbers((button as HTMLElement).innerText).filter((seen) => !heard.includes(seen));
        });
      });
      expect(unheard).toEqual([]);
      await press();
    },
    // The question whether one is sure is said, and the choice is now called by its answer.
    again: async () => {
      const asked = async () =>
        expect(await page.locator('[data-announced]').textContent()).toMatch(/^Are you sure\? .*\. Yes: /);
      await asked();
      // Escape takes it back, and it has to be pressed twice again.
      await page.keyboard.press('Escape');
      expect(await page.locator('.armed').count()).toBe(0);
      await press();
      await page.locator('.armed').waitFor();
      await asked();
      name = `Yes: ${name}`;
      await press();
    },
  });
}
