/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, expectNoSideways, openApp } from './app.ts';
import { desktop, phone } from './browser.ts';

describe('the rules to read', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('have chapters and pictures, open their examples on a board, and lead to the list behind them', async () => {
    const page = await app.page(desktop);
    await page.goto('/rules');
    await page.getByRole('link', { name: 'Water Frame', exact: true }).click();
    await page.getByRole('heading', { name: 'Warehouses and ships' }).waitFor();
    expect(await page.locator('article figure').count()).toBeGreaterThan(3);
    await page.locator('[data-example=last-to-act]').click();
    await page.waitForURL(/\/study\/link#/);
    await page.waitForSelector('[data-board]');
    await page.goBack();
    await page.getByRole('link', { name: 'Every rule by its number' }).first().click();
    await page.locator('[data-rule=FE-TIME-07]').waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/\(U[),:]|R:AMB/);
    expect(app.complaints).toEqual([]);
  });

  it('are read on a phone, in the other language', async () => {
    const page = await app.page({ ...phone, locale: 'de-DE' });
    await page.goto('/rules/empire');
    await page.getByRole('heading', { name: 'Das Ziel' }).waitFor();
    await expectNoSideways(page);
  });
});
