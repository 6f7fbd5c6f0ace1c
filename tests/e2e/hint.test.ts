/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { type App, importText, myTurn, openApp, played, ply, resized, startTable } from './app.ts';
import { desktop, phone } from './browser.ts';
import { look } from './hands.ts';
import { latePosition } from './late-position.ts';

/** The lower edge of it. */
async function bottom(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not to be seen');
  return box.y + box.height;
}

/** How much a hint says depends on how long it could think: now it says three times as much. */
async function saysMuch(page: Page): Promise<void> {
  const said = page.locator('section.hint .said > p');
  for (const each of await said.all()) await each.evaluate((p) => p.append(` ${p.textContent}`.repeat(2)));
}

describe('a hint', () => {
  let app: App;
  const late = latePosition({ game: waterFrame, players: 3, seed: 'hint' });
  const cards = latePosition({ game: cardGame, players: 2, seed: 'hint' });
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('is told in steps by key, its moves are taken one by one, and another move ends it', async () => {
    const page = await app.page(desktop);
    await importText(page, late);
    await myTurn(page);
    await page.keyboard.press('h');
    const hint = page.locator('section.hint');
    await hint.and(page.locator('[data-stage=nudge]')).waitFor();
    expect(await hint.getByRole('listitem').count()).toBe(0);
    await page.keyboard.press('h');
    await hint.and(page.locator('[data-stage=plan]')).waitFor();
    await page.keyboard.press('h');
    await hint.getByRole('listitem').first().waitFor();
    const moves = await hint.getByRole('listitem').count();
    expect(moves).toBeGreaterThan(0);
    const before = await ply(page);
    await page.locator('[data-take]').click();
    await played(page, before, () => page.locator('[data-take]').click());
    // It goes on with the next move, or is over with the last; whoever takes the move back has left it.
    if (moves > 1) await hint.locator('.next').waitFor();
    await page.keyboard.press('u');
    await hint.waitFor({ state: 'detached' });
    expect(app.complaints).toEqual([]);
  });

  it('leaves the own board in sight at 1440 × 900 and at 1280 × 800, and on a phone the move that is to be taken', async () => {
    const page = await app.page(desktop);
    await startTable(page, 'spinning-jenny', 'hint', ['person', 'apprentice', 'apprentice']);
    await myTurn(page);
    for (const stage of ['nudge', 'plan', 'moves']) {
      await page.keyboard.press('h');
      await page.locator(`section.hint[data-stage=${stage}]`).waitFor();
    }
    const hint = page.locator('section.hint');
    await hint
      .locator('.plan')
      .filter({ hasText: /^(Put|Use) the .+ on the £\d+ space/ })
      .waitFor();
    await hint.getByRole('listitem').first().waitFor();
    await saysMuch(page);
    const edge = (await hint.boundingBox())?.y ?? 0;
    expect(await bottom(page.locator('[data-board] [data-part=mine] > *').first())).toBeLessThanOrEqual(edge);
    expect(await bottom(hint.locator('[data-take]'))).toBeLessThanOrEqual(await bottom(hint));
    // And so it is in a low window.
    await resized(page, { width: 1280, height: 800 });
    const low = (await hint.boundingBox())?.y ?? 0;
    expect(await bottom(page.locator('[data-board] [data-part=mine] > *').first())).toBeLessThanOrEqual(low);

    const small = await app.page(phone);
    await importText(small, late);
    await myTurn(small);
    await small.locator('[data-hint]').tap();
    for (const _ of ['plan', 'moves']) await small.locator('[data-more]').tap();
    await small.locator('[data-take]').waitFor();
    await saysMuch(small);
    const tabs = (await small.locator('.foot nav').last().boundingBox())?.y ?? 0;
    expect(await bottom(small.locator('[data-take]'))).toBeLessThanOrEqual(tabs);
    // Held sideways there is room for the question below it, and the name of who is asked is not cut.
    await resized(small, { width: 844, height: 390 });
    const question = small.locator('.foot #question');
    await question.waitFor();
    const sideways = (await small.locator('.foot nav').last().boundingBox())?.y ?? 0;
    expect(await bottom(question)).toBeLessThanOrEqual(sideways);
    expect(await bottom(small.locator('[data-take]'))).toBeLessThanOrEqual(await bottom(small.locator('section.hint')));
    const select = small.locator('section.hint select');
    const shown = await select.evaluate((one) => one.getBoundingClientRect().width);
    const whole = await select.evaluate((one) => {
      one.setAttribute('style', 'min-width: max-content');
      return one.getBoundingClientRect().width;
    });
    expect(shown).toBeGreaterThanOrEqual(whole);
  });

  it('leaves the question, its first choice and all buttons to be answered with, upright and sideways, and goes by Escape', async () => {
    const page = await app.page(phone);
    for (const record of [late, cards]) {
      await importText(page, record);
      await myTurn(page);
      const hint = page.locator('section.hint');
      const first = page.locator('.bar .groups :is([data-choice], [role=tab])').locator('visible=true').first();
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await resized(page, viewport);
        await page.locator('[data-hint]').tap();
        for (const stage of ['plan', 'moves']) {
          await page.locator('[data-more]').tap();
          await page.locator(`section.hint[data-stage=${stage}]`).waitFor();
          if (stage === 'moves') await page.locator('[data-take]').waitFor();
          await saysMuch(page);
          const question = await page.locator('.bar #question').boundingBox();
          expect(question?.y).toBeGreaterThanOrEqual(await bottom(hint));
          expect(await bottom(first)).toBeLessThanOrEqual(await bottom(page.locator('.bar .groups')));
          const tabs = (await page.locator('.foot nav').last().boundingBox())?.y ?? 0;
          for (const button of await page.locator('.bar .act button').all())
            expect(await bottom(button)).toBeLessThanOrEqual(tabs);
          // What is cut scrolls, and its edge says so.
          const goesOn = await hint.evaluate((one) => [one.scrollHeight > one.clientHeight, one.matches('.goes-on')]);
          expect(goesOn).toEqual([true, true]);
        }
        await page.keyboard.press('Escape');
        await hint.waitFor({ state: 'detached' });
      }
    }
  });

  it('can be stopped, is found in text mode, and says why it is not there for several people', async () => {
    const page = await app.page(phone);
    await importText(page, late);
    await myTurn(page);
    await page.locator('[data-hint]').tap();
    await page
      .getByRole('button', { name: /Stop|Close the hint/ })
      .first()
      .tap();
    await page.locator('section.hint').waitFor({ state: 'detached' });
    const together = await app.page(desktop);
    await startTable(together, 'spinning-jenny', 'hint', ['person', 'person']);
    await together.getByRole('button', { name: /I am/ }).click();
    await together.keyboard.press('t');
    // Text mode is fetched when it is wanted: until it is there, the button is still that of the board.
    await together.locator('[data-board]').waitFor({ state: 'detached' });
    await together.locator('[data-hint]').click({ force: true });
    await together.getByText('There are no hints while several people play here').first().waitFor();
    expect(await together.locator('section.hint').count()).toBe(0);
  });

  it('of a bot for itself, its reason, is still there when the page is loaded anew', async () => {
    const page = await app.page(desktop);
    await startTable(page, 'spinning-jenny', 'reason', ['foreman', 'person']);
    await myTurn(page);
    // Founding says nothing yet: one's own turns are passed by until the bot has had one.
    const why = page.locator('.rivals .why');
    for (let i = 0; i < 12 && (await why.count()) === 0; i++) {
      const before = (await look(page)).ply;
      await page.locator('[data-choices] [data-choice]:not([aria-disabled])').first().click();
      await played(page, before, () => page.locator('.armed').first().click());
      await myTurn(page);
    }
    const said = await why.first().textContent();
    await page.reload();
    await myTurn(page);
    expect(await why.first().textContent()).toBe(said);
    // In the log it stands under the move that it speaks of.
    await page.getByRole('tab', { name: 'Log' }).click();
    await page
      .locator('#tab-panel li', { hasText: said ?? '' })
      .first()
      .waitFor();
  });
});
