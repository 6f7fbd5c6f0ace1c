/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waterFrame } from '../../packages/arkwright/src/index.ts';
import { type App, importText, myTurn, openApp, played, ply, startTable } from './app.ts';
import { desktop, phone } from './browser.ts';
import { look } from './hands.ts';
import { latePosition } from './late-position.ts';

describe('a hint', () => {
  let app: App;
  const late = latePosition({ game: waterFrame, players: 3, seed: 'hint' });
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

  it('leaves the own board in sight at 1440 × 900, and on a phone the move that is to be taken', async () => {
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
    /** How far the last of it lies below the upper edge of the hint. */
    const covered = (selector: string) =>
      page.evaluate((last) => {
        const edge = document.querySelector('section.hint')?.getBoundingClientRect().top ?? 0;
        return (document.querySelector(last)?.getBoundingClientRect().bottom ?? 0) - edge;
      }, selector);
    expect(
      await covered('[data-board] [data-part=mine] [data-choice="use workers at 10"], [data-part=mine] > *'),
    ).toBeLessThanOrEqual(0);

    const small = await app.page(phone);
    await importText(small, late);
    await myTurn(small);
    await small.locator('[data-hint]').tap();
    for (const _ of ['plan', 'moves']) await small.locator('[data-more]').tap();
    const take = small.locator('[data-take]');
    await take.waitFor();
    const box = await take.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height - 58);
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
