/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { openApp, startGame } from './app.ts';
import { desktop, isFirefox } from './browser.ts';
import { openDeployed, openDeployedHouse } from './deploying.ts';
import { post } from './online.ts';
import { openHouseSite } from './site.ts';

/** In the page: everything has been fetched, and comes from the worker from now on. */
async function allKept(): Promise<void> {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 20));
}

/** In the page: asks for a newer app, and waits until it is there. */
async function newerHere(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((next) => setTimeout(next, 20));
}

describe('a page that never goes blank', () => {
  it('says what could not be loaded, and loads it when it is tried again', async () => {
    const app = await openApp(openHouseSite);
    const page = await app.page(desktop);
    let isDown = true;
    await page.route('**/assets/LearnPage-*.js', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('heading', { name: 'This part of the app could not be fetched' }).waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
    // What the server's answers are read by may be missing as well.
    await page.route('**/assets/answers-*.js', (route) => route.abort());
    await page.goto('/account');
    await page.getByRole('alert').getByText('There is no connection to the server').waitFor();
    // Nor does a lesson stay empty whose engine does not come. (Of files of workers Playwright hears nothing in Firefox.)
    if (!isFirefox) {
      await page.route('**/assets/engine-worker-*.js', (route) => route.abort());
      await page.goto('/learn/empire/first');
      await page.getByRole('alert').getByText('This part of the app could not be fetched').waitFor();
      await page.unroute('**/assets/engine-worker-*.js');
      await page.getByRole('button', { name: 'Load the page anew' }).click();
      await page.waitForSelector('[data-board]');
    }
    expect(app.complaints.filter((text) => text.includes('dynamically imported'))).toEqual([]);
    await app.close();
  });

  it('goes on as it is while a newer app waits, without a network too, and takes it when asked to', async () => {
    const site = await openDeployed();
    const app = await openApp(async () => site);
    const page = await app.page({ ...desktop, serviceWorkers: 'allow' });
    await page.goto('/');
    await page.evaluate(allKept);
    await startGame(page, 'deploy');
    site.deploy();
    await page.evaluate(newerHere);
    const offer = page.getByText('A new version is ready.');
    // Not in the middle of a game.
    expect(await offer.count()).toBe(0);
    await page.evaluate(() => history.back());
    await page.getByRole('link', { name: 'Cromford' }).first().click();
    await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Lab' }).click();
    await page.getByRole('heading', { name: 'Lab', exact: true }).waitFor();
    await page.context().setOffline(false);
    await offer.waitFor();
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it now' }).click();
    await anew;
    await page.getByRole('heading', { name: 'Lab', exact: true }).waitFor();
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => /LabPage-[^/]+-newer\.js$/.test(name))).toHaveLength(1);
    await page.goto('/');
    await page
      .getByRole('link', { name: /Empire/ })
      .first()
      .waitFor();
    expect(app.complaints).toEqual([]);
    await app.close();
  });

  it('tells at a table of the house, as soon as the server is back, that a newer app is here', async () => {
    const site = await openDeployedHouse();
    const app = await openApp(async () => site);
    const page = await app.page({ ...desktop, serviceWorkers: 'allow' });
    await page.goto('/');
    await page.evaluate(allKept);
    await post(page, 'guests', { name: 'Anne' });
    const wanted = {
      key: 'table-of-the-deploy',
      game: 'card-game',
      players: 2,
      access: 'solo',
      bots: { 1: 'foreman' },
    };
    const { id } = await post<{ id: string }>(page, 'tables', wanted);
    await page.goto(`/play/${id}`);
    await page.waitForSelector('[data-board]');
    const offer = page.locator('[data-newer]');
    // A restart alone is none.
    await site.restart();
    await page.locator('[data-connection=lost]').waitFor();
    await page.locator('[data-connection=lost]').waitFor({ state: 'detached' });
    expect(await offer.count()).toBe(0);
    site.deploy();
    await site.restart();
    await offer.getByText('A new version is ready.').waitFor();
    const anew = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Load it now' }).click();
    await anew;
    await page.waitForSelector('[data-board]');
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => /PlayPage-[^/]+-newer\.js$/.test(name))).toHaveLength(1);
    expect(await offer.count()).toBe(0);
    await app.close();
  });
});
