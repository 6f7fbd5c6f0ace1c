import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spinningJenny } from '../../packages/arkwright/src/index.ts';
import { type App, expectNoSideways, importText, openApp, startTable } from './app.ts';
import { violations } from './axe.ts';
import { desktop, phone } from './browser.ts';
import { opening } from './opening.ts';
import { recorded } from './recorded.ts';

describe('settings', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('hold at once and at the next visit: language, theme, motion, sound, speed, the aim, confirmations', async () => {
    const page = await app.page(desktop);
    await page.goto('/');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Less motion/ }).check();
    await page.getByRole('checkbox', { name: /^Sound/ }).check();
    await page.getByRole('checkbox', { name: /^The aim/ }).check();
    await page.getByRole('checkbox', { name: /^Ask before/ }).uncheck();
    await page.getByRole('button', { name: 'Slow' }).click();
    await page.getByRole('button', { name: 'Deutsch', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('html').getAttribute('data-motion')).toBe('less');
    expect(
      await page.getByRole('checkbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
    ).toEqual([true, true, true, false, false]);
    // Nothing asks twice any more, and the aim is back above the table.
    await startTable(page, 'spinning-jenny', 'settings', ['person', 'apprentice']);
    await page.locator('[data-aim]').waitFor();
    await page.locator('.bar .cards [role=tab]', { hasText: 'Qualität' }).first().click();
    await page.locator('.bar [data-choice="use quality at 2"]').click();
    await page.waitForSelector('[data-ply="1"]');
    expect(app.complaints).toEqual([]);
  });

  it('hold in another open tab as well, without loading it anew', async () => {
    const page = await app.page(desktop);
    await page.goto('/settings');
    const other = await page.context().newPage();
    await other.goto('/settings');
    await other.getByRole('button', { name: 'Dark', exact: true }).click();
    await other.getByRole('checkbox', { name: /^Sound/ }).check();
    await other.getByRole('checkbox', { name: /^Ask before/ }).uncheck();
    await other.getByRole('button', { name: 'Slow' }).click();
    await other.getByRole('button', { name: 'Larger' }).last().click();
    await other.getByRole('button', { name: 'Deutsch', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    const seen = (of: Page) =>
      of.evaluate(() => [
        document.documentElement.dataset.theme,
        document.documentElement.style.getPropertyValue('--size'),
        ...[...document.querySelectorAll('main [aria-pressed=true], main :checked')].map(
          (one) => one.textContent || one.id,
        ),
      ]);
    await expect.poll(() => seen(page)).toEqual(await seen(other));
    expect((await seen(page)).slice(0, 2)).toEqual(['dark', '1.15']);
    await other.close();
  });

  it('are reached from the help of a table, and fit a phone', async () => {
    const page = await app.page(phone);
    await startTable(page, 'spinning-jenny', 'settings', ['person', 'apprentice']);
    await page.getByRole('button', { name: 'Keys and help' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).tap();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await expectNoSideways(page);
  });

  it('a table warns a decade ahead, compares two choices, and stands in the list with rank and wealth', async () => {
    const page = await app.page(desktop);
    await importText(
      page,
      recorded(spinningJenny, 'arkwright/records/spinning-jenny-2-predetermined-thrifty.txt', 0.45),
    );
    await page
      .locator('[data-caution=ageing]', { hasText: /^ ?Before 1790 .+ becomes obsolete.+£\d+ more each time/ })
      .first()
      .waitFor();

    // Two choices side by side before one is made.
    const whatIf = page.locator('[data-what-if]').first();
    await whatIf.locator('summary').click();
    await whatIf.getByLabel('Another line', { exact: true }).selectOption('fire 3 cutlery row 2');
    // Cutlery is produced next: it sells less, for less, which leaves less, and the share falls behind.
    await expect.poll(() => whatIf.locator('tr.differs').count()).toBe(4);
    expect(await whatIf.locator('tr').count()).toBe(4);

    // At home the game says how one stands in it.
    await page.goto('/');
    const card = page.locator('section[aria-labelledby=continue] li').first();
    await card.getByText('Your turn').waitFor();
    expect(await card.locator('.standing').innerText()).toMatch(/£\d+\s+(first|second) of 2/);
  });

  it('a table reckons with what an action will cost before it is paid, and asks before a factory is closed', async () => {
    const page = await app.page(desktop);
    const poor = ['use stock-exchange at 2', 'buy 5', 'done', 'done', 'use workers at 2', 'done', 'done'];
    await importText(
      page,
      opening(spinningJenny, 'open', [...poor, 'use quality at 6', 'done', 'done', 'use factory at 4']),
    );
    const press = (line: string) => page.locator(`.foot [data-choice="${line}"]`).first().click();
    // It opens on the good that is due.
    await page.locator('.bar [role=tab]', { hasText: 'Food' }).click();
    await press('close food');
    await page.locator('.act .armed').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.bar [role=tab]', { hasText: 'Lamps' }).click();
    await press('build lamps 1');
    await page.locator('.forecast tr', { hasText: /Raised in need.*must sell \d+ share/s }).waitFor();

    // At the end money is worth nothing, and what it would still buy is said.
    const file = 'arkwright/records/spinning-jenny-2-predetermined-thrifty.txt';
    await importText(
      page,
      recorded(spinningJenny, file, 0.98, (step) => step === 'exchange'),
    );
    await page.locator('.foot', { hasText: 'Cash counts for nothing in the end' }).waitFor();
  });

  it('rivals have names, faces and manners, all figures stand in one sheet, and what is taken back can be chosen again', async () => {
    const page = await app.page(desktop);
    await startTable(page, 'spinning-jenny', 'rivals', ['person', 'foreman', 'apprentice']);
    const tobias = page.getByRole('article', { name: 'Tobias' });
    await tobias.getByText('Foreman: knows what a factory is worth').waitFor();
    expect(await tobias.locator('header svg .hat').count()).toBe(1);
    await page.getByRole('button', { name: 'All at a glance' }).click();
    const sheet = page.getByRole('dialog', { name: 'All at a glance' });
    expect((await sheet.locator('thead').innerText()).trim().split(/\s+/)).toEqual(['Blue', 'Tobias', 'Mei']);
    const heads = await sheet.locator('tbody th').allInnerTexts();
    expect(heads.slice(0, 3).map((head) => head.toLowerCase())).toEqual(['shares', 'portfolio', 'cash']);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('2');
    await page.locator('.bar [data-choice="use workers at 4"]').click();
    await page.waitForSelector('[data-ply="1"]');
    await page.keyboard.press('u');
    await page.waitForSelector('[data-ply="0"]');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.waitForSelector('[data-ply="1"]');
    expect(await page.getByRole('button', { name: 'Redo' }).count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('an open table is handed over without a curtain', async () => {
    const page = await app.page(desktop);
    await page.addInitScript(() => localStorage.setItem('cromford.open-table', 'open'));
    await startTable(page, 'spinning-jenny', 'open', ['person', 'person']);
    await page.keyboard.press('2');
    for (const line of ['use workers at 2', 'done', 'done'])
      await page.locator(`.foot [data-choice="${line}"]`).first().click();
    await page.locator('[aria-label^=Players] .due.mine', { hasText: 'Red' }).waitFor();
    expect(await page.locator('[data-hand-over]').count()).toBe(0);
  });
});
