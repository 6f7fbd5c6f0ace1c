/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waterFrame } from '../../packages/arkwright/src/index.ts';
import { type App, importText, myTurn, openApp, resized, startGame, startTable } from './app.ts';
import { desktop, phone } from './browser.ts';
import { latePosition } from './late-position.ts';

describe('notes on a board', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('say what each part is for and by which rule; a line of help names its own', async () => {
    const page = await app.page(desktop);
    await importText(page, latePosition({ game: waterFrame, players: 3, seed: 'hint' }));
    await myTurn(page);
    await page.waitForSelector('[data-board]');
    const note = page.locator('.note');
    for (const [name, rule] of [
      ['Labour market', 'FE-CMP-24'],
      ['Shares', 'FE-SVI-01'],
      ['Administration', 'FE-ADM-04'],
      ['Harbour', 'FE-SHP-01'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await note.getByText(rule).waitFor();
    }
    await note.getByRole('button', { name: /^Rule/ }).click();
    await note.getByText('the ship used as action marker').waitFor();
    await page.keyboard.press('Escape');
    // The line of help names the rule that it speaks of, not the question's.
    const help = page.locator('.help').getByRole('button');
    expect(await help.textContent()).toContain('FE-');
    expect(await help.textContent()).not.toBe(
      await page.locator('.question').getByRole('button').first().textContent(),
    );
    expect(app.complaints).toEqual([]);
  });

  it('tell what every figure on a card of Empire is', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'figures');
    await myTurn(page);
    const card = page.locator('[data-lesson=row] li').first();
    for (const [part, rule] of [
      ['.cost', 'SE-BLD-02'],
      ['.award', 'SE-END-02'],
      ['.rails', 'SE-BLD-04'],
    ] as const) {
      await card.locator(`${part} .told, .told:has(${part})`).first().hover();
      await page.locator('.note').getByText(rule).waitFor();
    }
    expect(app.complaints).toEqual([]);
  });

  it('show on the board what would help against a refusal', async () => {
    const page = await app.page(desktop);
    await startTable(page, 'spinning-jenny', 'notes', ['person', 'apprentice']);
    await myTurn(page);
    await page.locator('[data-choices] .cards > :not(.none)', { hasText: 'Factory' }).click();
    await page.locator('[data-choices] [data-choice="use factory at 2"]').first().click();
    await page.locator('[data-choices] [data-choice="build clothes 2"]').click({ force: true });
    await page.getByRole('button', { name: 'Show what would help' }).click();
    await page.locator('[data-lesson=timetable].looked-at').waitFor();
    // On a phone all decades are folded out for it.
    await resized(page, phone.viewport);
    for (const decade of await page.locator('[data-lesson=timetable] li').all()) await decade.waitFor();
  });
});
