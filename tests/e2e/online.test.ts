import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../packages/kernel/src/index.ts';
import { playOut } from '../../packages/server/src/testing/play-out.ts';
import { type App, openApp, openLines, ply } from './app.ts';
import { desktop, newcomer } from './browser.ts';
import { comeIn, post } from './online.ts';
import { type HouseSite, openHouseSite } from './site.ts';
import { pick } from './table-taste.ts';

const quick: BrowserContextOptions = desktop;

/** Without a network a page says so in the console; that is no fault of ours. */
const isAboutTheNetwork = (text: string) =>
  /ERR_INTERNET_DISCONNECTED|WebSocket|can’t establish a connection/.test(text);

async function atTable(page: Page): Promise<void> {
  await page.waitForSelector('[data-ply] [data-board]');
}

/** Waits until all of them show the table after so many decisions. */
async function inStep(pages: readonly Page[], wanted: number): Promise<void> {
  for (const page of pages) await page.waitForSelector(`[data-ply="${wanted}"]`);
}

/** Whoever must choose plays one of the open choices, by mouse. */
async function move(page: Page, random: number[]): Promise<void> {
  await page.waitForSelector('[data-due=me]');
  // Some questions come in two steps: first of what kind.
  const kinds = page.locator('.bar .cards [role=tab]:not(.none)');
  if (await kinds.count()) await kinds.first().click();
  const line = pick(await openLines(page, '[data-choices]'), random);
  await page.locator(`.foot [data-choice="${line}"]`).first().click();
}

/** A choice that warns asks once more. */
async function moveTo(page: Page, random: number[], next: number): Promise<void> {
  await move(page, random);
  await page.waitForFunction(
    (wanted) => document.querySelector('.armed') || document.querySelector(`[data-ply="${wanted}"]`),
    next,
  );
  if ((await ply(page)) < next) await page.locator('.act [data-primary]').click();
}

/** Ada opens a table of two and makes a link, Ben follows it, and Cleo finds the game in the lobby and watches without being anybody. */
async function together(app: App, game: string, name: RegExp, prepare?: (ada: Page) => Promise<void>, as = quick) {
  const [ada, ben, cleo] = await Promise.all([app.page(as), app.page(as), app.page(quick)]);
  await ada.goto('/together');
  await comeIn(ada, 'Ada');
  await ada.getByRole('link', { name: 'Open a table' }).click();
  await ada.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
  await ada.locator('input[name=players][value="2"]').check();
  await ada.getByLabel('Name of the table').fill('Friday evening');
  await ada.getByRole('combobox', { name: 'When somebody leaves' }).selectOption('apprentice');
  await prepare?.(ada);
  await ada.locator('button[type=submit]').click();
  await ada.getByRole('button', { name: 'Make a link' }).click();
  const link = await ada.locator('[data-invitation]').inputValue();

  await ben.goto(new URL(link).pathname);
  await comeIn(ben, 'Ben');
  await Promise.all([atTable(ada), atTable(ben)]);

  await cleo.goto('/together');
  await cleo.getByRole('combobox', { name: 'Show' }).selectOption('playing');
  await cleo.getByRole('link', { name }).click();
  await atTable(cleo);
  return { ada, ben, cleo };
}

const isDue = async (page: Page) => (await page.locator('[data-due=me]').count()) > 0;

describe('a game over the network', () => {
  let app: App;
  let site: HouseSite;
  beforeAll(async () => {
    app = await openApp(async () => {
      site = await openHouseSite();
      return site;
    });
  });
  afterAll(() => app.close());

  it('is played by two browsers, watched by a third, and goes on after a lost connection', async () => {
    const { ada, ben, cleo } = await together(app, 'card-game', /^Watch: The Card Game/);
    const random = seeded('together');
    const all = [ada, ben, cleo];
    const whoIsDue = async () => ((await isDue(ada)) ? ada : ben);

    // Where there is nothing to take back, that is said.
    await ada.keyboard.press('u');
    await ada.getByRole('alert').filter({ hasText: 'There is nothing to take back yet.' }).waitFor();

    let now = 0;
    for (; now < 6; now++) {
      await inStep(all, now);
      await moveTo(await whoIsDue(), random, now + 1);
    }
    await inStep(all, now);
    expect(await cleo.locator('[data-choices]').count()).toBe(0);
    await cleo.locator('.foot').getByText('You are watching this game.').waitFor();
    await cleo.locator('header [data-presence=here]').nth(1).waitFor();

    // What is said reaches everybody.
    await ada.getByRole('tab', { name: 'Talk' }).click();
    await ada.getByLabel('Say something').fill('Good luck!');
    await ada.getByRole('button', { name: 'Send' }).click();
    for (const page of [ben, cleo]) {
      await page.getByRole('tab', { name: 'Talk' }).click();
      await page.getByText('Good luck!').waitFor();
    }
    // However much has been said, what is written stays in its panel.
    await ada.setViewportSize({ width: 1366, height: 768 });
    const at = `tables/${new URL(ada.url()).pathname.split('/').at(-1)}/messages`;
    const saying = Array.from({ length: 18 }, (_, i) => post(ada, at, { text: `And message ${i + 1}.` }));
    await Promise.all(saying);
    await ada.getByText('And message 18.').waitFor();
    const bottomOf = (selector: string) =>
      ada.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottomOf('#tab-panel .chat > form')).toBeLessThanOrEqual(await bottomOf('#tab-panel'));

    // One of them loses the connection; the other one plays on as far as possible.
    const [here, away] = (await isDue(ada)) ? [ada, ben] : [ben, ada];
    await away.context().setOffline(true);
    await away.waitForSelector('[data-connection=lost]');
    const before = now;
    while (now < before + 4 && (await isDue(here))) {
      await moveTo(here, random, now + 1);
      now += 1;
      await inStep([here, cleo], now);
    }
    expect(now).toBeGreaterThan(before);
    expect(await ply(away)).toBe(before);
    await away.context().setOffline(false);
    await inStep([away], now);
    await away.waitForSelector('[data-connection=lost]', { state: 'detached' });

    // A move made while the line is down is kept, and has its effect once.
    const mover = await whoIsDue();
    await mover.context().setOffline(true);
    await mover.waitForSelector('[data-connection=lost]');
    const moveUnsent = async () => {
      await move(mover, random);
      await mover.locator('.armed, [data-notice=sent]').first().waitFor();
      if (await mover.locator('.armed').count()) await mover.locator('.act [data-primary]').click();
      await mover
        .locator('[data-notice=sent]')
        .getByText(/^Not sent yet: /)
        .waitFor();
      expect(await mover.locator('.foot [data-choice]').count()).toBe(0);
    };
    // It waits in sight, nothing else can be chosen meanwhile, and a changed mind takes it back.
    await moveUnsent();
    await mover.getByRole('button', { name: 'Take it back' }).click();
    await moveUnsent();
    expect(await ply(mover)).toBe(now);
    await mover.context().setOffline(false);
    now += 1;
    await inStep(all, now);

    // The same seat on a second device.
    const second = await ada.context().newPage();
    await second.goto(new URL(ada.url()).pathname);
    await atTable(second);
    await inStep([second], now);
    await moveTo(await whoIsDue(), random, now + 1);
    now += 1;
    await inStep([...all, second], now);
    await second.close();

    // Taking back by consent: one's own last decision, with whatever the other has decided since.
    const asks = await whoIsDue();
    const agrees = asks === ada ? ben : ada;
    let goal = now;
    // As long as the other has not decided, nobody would have to be asked.
    do {
      goal = now;
      await moveTo(asks, random, now + 1);
      now += 1;
      await inStep(all, now);
    } while (!(await isDue(agrees)));
    for (let more = 0; more < 4 && (await isDue(agrees)); more++) {
      await moveTo(agrees, random, now + 1);
      now += 1;
      await inStep(all, now);
    }
    await asks.locator('summary', { hasText: 'Table' }).click();
    await asks.getByRole('button', { name: 'Ask to take back my last decision' }).click();
    const asked = agrees.locator('[data-proposal=undo]');
    if (now - goal > 1) expect(await asked.innerText()).toContain(`and ${now - goal - 1} more since`);
    await asked.getByRole('button', { name: 'Agree' }).click();
    now = goal;
    await inStep(all, now);
    for (const page of all) await page.locator('[data-tidings]').waitFor();

    // Ben leaves, a bot plays for him, and everybody sees the same result.
    await ben.locator('summary', { hasText: 'Table' }).click();
    await ben.getByRole('button', { name: 'Leave; a bot plays on' }).click();
    await ben.locator('dialog [data-confirm]').click();
    await ben.getByText('A bot plays for you.').waitFor();
    await playOut(site.house, new URL(ada.url()).pathname.split('/').at(-1) ?? '');
    const results = [];
    for (const page of all) {
      await page.waitForSelector('[data-result]', { timeout: 120_000 });
      results.push(await page.locator('[data-result]').textContent());
    }
    expect(new Set(results).size).toBe(1);
    expect(results[0]).toMatch(/Ada|Ben/);

    // From now on the whole game can be looked at again.
    await cleo.getByRole('button', { name: 'Look at the replay' }).click();
    await cleo.waitForURL(/\/replay\/[^/]+$/);
    await cleo.waitForSelector('#story');

    // Whoever asks for a rematch comes to the same table.
    await ada.getByRole('button', { name: 'Rematch' }).click();
    await ada.waitForSelector('[data-waiting-room]');
    await ada.getByText('Still missing: Ben.').waitFor();
    await ben.locator('[data-rematch]', { hasText: 'Ada would like a rematch.' }).getByRole('button').click();
    await Promise.all([atTable(ada), atTable(ben)]);
    expect(new URL(ben.url()).pathname).toBe(new URL(ada.url()).pathname);
    expect(app.complaints.filter((text) => !isAboutTheNetwork(text))).toEqual([]);
  });

  it('is the board game too: decisions on the board of one appear on the boards of all', async () => {
    const { ada, ben, cleo } = await together(
      app,
      'spinning-jenny',
      /^Watch: Spinning Jenny/,
      (page) => page.locator('input[name=set-up][value=predetermined]').check(),
      { ...quick, ...newcomer },
    );
    const random = seeded('jenny together');
    const all = [ada, ben, cleo];
    const whoIsDue = async () => ((await isDue(ada)) ? ada : ben);
    /** The boards that all share look the same to whoever cannot choose on them. */
    const sameBoards = async () => {
      const idle = (await isDue(ada)) ? [ben, cleo] : [ada, cleo];
      const shared = ['market', 'labour', 'shares'].map((part) => `[data-part=${part}]`).join();
      const [mine, theirs] = await Promise.all(idle.map((page) => page.locator(shared).allTextContents()));
      expect(mine).toHaveLength(3);
      expect(mine).toEqual(theirs);
    };

    let now = 0;
    const movers = new Set<Page>();
    const playOn = async (watching: readonly Page[]) => {
      const mover = await whoIsDue();
      movers.add(mover);
      await moveTo(mover, random, now + 1);
      now += 1;
      await inStep(watching, now);
    };
    // What a production has brought lies before whoever waits, in a line before whoever is asked, and holds nobody up.
    const sheet = (page: Page) => page.locator('[data-sheet]');
    while (now < 12 && (await sheet(ada).count()) + (await sheet(ben).count()) === 0) await playOn(all);
    const [reads, asked] = (await sheet(ada).count()) > 0 ? [ada, ben] : [ben, ada];
    expect(await isDue(asked)).toBe(true);
    expect(await asked.locator('[data-brought]').innerText()).toMatch(/^The production brought you: Cash [+−]£\d+/);
    // It makes room for a question, and can be opened again from the log.
    while (!(await isDue(reads))) await playOn(all);
    expect(await sheet(reads).count()).toBe(0);
    await reads.getByRole('tab', { name: 'Log' }).click();
    await reads.getByText('1770, Food').click();
    await reads
      .getByRole('button', { name: /^What it brought/ })
      .first()
      .click();
    await sheet(reads).getByText('What food brought').waitFor();
    await reads.keyboard.press('Escape');
    await sheet(reads).waitFor({ state: 'detached' });

    while (now < 8 || movers.size < 2) await playOn(all);
    await sameBoards();

    // Whoever is not asked loses the connection, misses what the other does, and is told all of it on return.
    const [here, away] = (await isDue(ada)) ? [ada, ben] : [ben, ada];
    await away.context().setOffline(true);
    await away.waitForSelector('[data-connection=lost]');
    const before = now;
    while (now < before + 4 && (await isDue(here))) await playOn([here, cleo]);
    expect(now).toBeGreaterThan(before);
    expect(await ply(away)).toBe(before);
    await away.context().setOffline(false);
    await inStep([away], now);
    await sameBoards();
    // Whoever comes back later is told it in brief.
    await away.reload();
    await atTable(away);
    const since = away.locator('[data-since]');
    expect(await since.innerText()).toMatch(/^Since your last decision: (Ada|Ben): /);
    await since.getByRole('button', { name: 'Understood' }).click();
    await since.waitFor({ state: 'detached' });
    await inStep([away], now);

    for (const until = now + 2; now < until; ) await playOn(all);
    await sameBoards();
    expect(app.complaints.filter((text) => !isAboutTheNetwork(text))).toEqual([]);
  });
});
