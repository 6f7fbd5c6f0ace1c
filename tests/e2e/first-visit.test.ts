/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, expectNoSideways, myTurn, openApp, ply, resized, startGame, startTable } from './app.ts';
import { desktop, newcomer, phone } from './browser.ts';

describe('a first visit', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('is offered the lesson, plays against apprentices, and is told the aim until it is closed for good', async () => {
    const page = await app.page({ ...desktop, ...newcomer });
    await page.goto('/');
    const lesson = page.locator('.hero a[href="/learn/spinning-jenny/first"]');
    await lesson.waitFor();
    await page.getByRole('button', { name: 'Spinning Jenny against two apprentices' }).click();
    await page.waitForSelector('[data-board]');
    const record = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          indexedDB.open('cromford').onsuccess = ({ target }) => {
            const all = (target as IDBOpenDBRequest).result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => resolve(all.result[0].record);
          };
        }),
    );
    expect(record.match(/apprentice/g)).toHaveLength(2);

    // The first question comes in two steps, each in words.
    const markers = page.locator('.bar .cards [role=tab]');
    expect(await markers.count()).toBe(7);
    await markers.filter({ hasText: 'Raises appeal for good; £6 buys 1' }).click();
    expect(await page.locator('#question').textContent()).toBe('Quality: on which space?');
    const space = (pounds: number) => page.locator(`.bar [data-choice="use quality at ${pounds}"]`);
    await space(8).filter({ hasText: 'same as £6, £2 over for prices' }).waitFor();
    const before = await ply(page);
    await space(2).filter({ hasText: 'buys no increase' }).click();
    await page.locator('.act .armed').waitFor();
    expect(await ply(page)).toBe(before);
    // The way back, and a number instead of a press.
    await page.getByRole('button', { name: 'All of them' }).click();
    await page.keyboard.press('2');
    await space(2).waitFor({ state: 'detached' });
    await page.locator('.bar [data-choice="use workers at 4"]').filter({ hasText: 'does no more than £2' }).waitFor();

    // The first production is summed up, and nothing goes on before that is read.
    const choices = page.locator('.bar [data-choices] [data-choice], .act [data-choice]');
    for (const line of ['use workers at 2', 'hire 2 food row 3', 'done', 'done'])
      await page.locator(`.foot [data-choice="${line}"]`).first().click();
    const sheet = page.locator('[data-sheet]');
    // It comes when nothing of it is asked any more.
    await page.locator('#question').getByText('unsold goods').waitFor();
    expect(await sheet.count()).toBe(0);
    await page.locator('.foot [data-choice^="store "]').first().click();
    await sheet.getByText('What food brought').waitFor();
    expect(await sheet.innerText()).toMatch(
      /Sold \d of 4[\s\S]*Net\s+[+−]?£\d+[\s\S]*space \d+ to \d+[\s\S]*Tobias[\s\S]*Mei/,
    );
    expect(await choices.count()).toBe(0);
    await page.getByRole('button', { name: 'Go on' }).click();
    await sheet.waitFor({ state: 'detached' });

    // It can be played back: five stages, the buyers, the order of sale, and why this crate is next.
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('1770, Food').last().click();
    await page
      .getByRole('button', { name: /^Play back step by step/ })
      .nth(1)
      .click();
    const theatre = page.locator('[data-theatre]');
    await page.getByRole('button', { name: 'One step', exact: true }).click();
    await theatre.waitFor();
    await theatre
      .getByRole('button', { name: /crate 2/ })
      .first()
      .click();
    await theatre.getByText(/^Level \d+ calls every seller whose appeal is \d+ or more/).waitFor();
    expect(await theatre.locator('.buyers .served').count()).toBeGreaterThan(1);
    // Nothing is paid before the sale is over: the account goes along with what is told.
    const wages = theatre.getByRole('region', { name: 'Your account so far' }).getByRole('row', { name: /^Wages/ });
    expect(await wages.getByRole('cell').innerText()).toBe('£0');
    expect(await theatre.locator('ol h3').count()).toBe(4);
    // So does the header: it has what the account beside it has, at every step.
    const header = page.getByRole('list', { name: /^Players/ }).locator('.mine b');
    const shares = theatre.getByRole('row', { name: /^Shares/ }).getByRole('cell');
    const seen = new Set<string>();
    for (const step of await page.locator('.marks button').all()) {
      await step.click();
      await expect.poll(() => header.innerText()).toBe(await shares.innerText());
      seen.add(await header.innerText());
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    await theatre.waitFor({ state: 'detached' });

    const aim = page.locator('[data-aim]');
    await aim.waitFor();
    expect(await aim.locator('dt').allInnerTexts()).toEqual(['Your aim:', 'One turn:', 'Production:']);
    // Advice takes its place, and gives it back when it is asked for.
    await myTurn(page);
    await page.keyboard.press('h');
    await aim.waitFor({ state: 'hidden' });
    await page.locator('[data-aim-again]').click();
    await aim.waitFor();
    await page.getByRole('button', { name: 'Close the hint' }).click();
    await aim.getByRole('button', { name: 'not show it again' }).click();
    await page.reload();
    await page.waitForSelector('[data-board]');
    expect(await aim.count()).toBe(0);
    await page.goto('/');
    await page.getByRole('button', { name: 'Spinning Jenny against two bots' }).waitFor();
    expect(await lesson.count()).toBe(0);
    // It has left the hero, and stands beside what is to be continued until it is taken.
    await page.locator('main section a[href="/learn/spinning-jenny/first"]').waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('has room for both on a phone, in German', async () => {
    const page = await app.page({ ...phone, ...newcomer, locale: 'de-DE' });
    await page.goto('/');
    await page.locator('.hero a.lesson').waitFor();
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Spinning Jenny gegen zwei Lehrlinge' }).tap();
    await page.waitForSelector('[data-aim]');
    await expectNoSideways(page);
    // Held sideways the aim lies above the board, and a list of choices begins with its first, wherever the one before was left.
    await resized(page, { width: 844, height: 390 });
    await page.locator('main [data-aim]').waitFor();
    await myTurn(page);
    const marker = page.locator('[data-choices] .cards > :not(.none)', { hasText: 'Vertrieb' });
    await marker.scrollIntoViewIfNeeded();
    await marker.tap();
    await page.locator('[data-choices] [data-choice="use distribution at 2"]').first().waitFor();
    expect(await page.locator('.bar [data-choices].groups').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  it('of the card game and of Empire is told what each action is for, with the whole board in sight', async () => {
    const page = await app.page({ ...desktop, ...newcomer });
    /** What lies below the edge of the board. */
    const hidden = () =>
      page.locator('.board').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await startTable(page, 'card-game', 'first', ['person', 'apprentice']);
    const employ = page.locator('.bar [data-choice="action employ"]');
    await employ.filter({ hasText: 'each worker costs £2 per production' }).waitFor();
    expect(await hidden()).toBeLessThanOrEqual(1);
    await page
      .getByText(/^Apprentice: /)
      .first()
      .waitFor();
    // Words and figures of the street say what they are.
    const note = page.locator('.note');
    await page.getByRole('button', { name: 'would score' }).hover();
    await note.getByText('CG-END-06').waitFor();
    await page.getByRole('button', { name: 'price and appeal of the tile' }).first().hover();
    await note.getByText('CG-PRC-03').waitFor();
    // Two lines of several moves each, compared before one is begun; and everybody's figures in one sheet.
    const whatIf = page.locator('[data-what-if]');
    await whatIf.locator('summary').click();
    await whatIf.getByLabel('Another line', { exact: true }).selectOption('action employ');
    await whatIf.getByLabel('Another line, then (2)').selectOption('employ food 2');
    await whatIf.locator('.differs', { hasText: 'Net' }).waitFor();
    await page.getByRole('button', { name: 'All at a glance' }).click();
    const glance = page.getByRole('dialog', { name: 'All at a glance' });
    expect(await glance.locator('tr', { hasText: 'Money' }).innerText()).toMatch(/£\d+\s+£\d+/);
    await glance.getByRole('button', { name: 'Close' }).click();
    await employ.click();
    await page.locator('.bar [data-choice^="employ"]').filter({ hasText: 'all demand markers −1' }).first().waitFor();
    await startGame(page, 'first');
    await page
      .locator('.bar [data-choice="action produce"]')
      .filter({ hasText: 'every staffed building makes more of what its tracks show' })
      .waitFor();
    expect(await hidden()).toBeLessThanOrEqual(1);
    await whatIf.locator('summary').click();
    await whatIf.getByLabel('Another line', { exact: true }).selectOption('action produce');
    await whatIf.locator('.differs', { hasText: 'Capital' }).waitFor();
    expect(app.complaints).toEqual([]);
  });
});
