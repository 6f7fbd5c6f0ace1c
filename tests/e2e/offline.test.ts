import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { myTurn, openApp, played, startGame } from './app.ts';
import { desktop } from './browser.ts';
import { openTunnel } from './silence.ts';
import { openSite } from './site.ts';

/** The network stays silent for ever: whoever waits for it is found out at any time. Milliseconds, with room for a busy machine. */
const SOON = 30_000;

/** KB for what comes before anything is chosen, and for all that a table of the largest game needs: board, words, rules, the engine's worker. */
const HOME = 75;
const TABLE = 245;

/** In the page: everything has been fetched, and comes from the worker from now on. */
async function allKept(): Promise<void> {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 20));
}

describe('the app', () => {
  it('goes on without a network after the first load', async () => {
    const app = await openApp(openSite);
    const page = await app.page({ ...desktop, serviceWorkers: 'allow' });
    await page.goto('/');
    await page.evaluate(allKept);
    await app.site.close();
    await page.reload();
    await page.getByRole('button', { name: 'Play now: Empire' }).click();
    await page.waitForSelector('[data-board]');
    await page.locator('[data-board] [data-choice="action produce"]').click();
    await played(page, 0);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: The Card Game' }).click();
    await myTurn(page);
    await page.goto('/learn');
    await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
    await startGame(page, 'offline');
    await app.close();
  });

  it('does not wait for a network that says nothing', async () => {
    const tunnel = await openTunnel();
    const app = await openApp(async () => tunnel);
    const page = await app.page({ ...desktop, serviceWorkers: 'allow' });
    await page.goto('/');
    await page.evaluate(allKept);
    tunnel.fallSilent();
    await page.reload({ waitUntil: 'commit', timeout: SOON });
    await page.getByRole('button', { name: 'Play now: Empire' }).click({ timeout: SOON });
    await page.waitForSelector('[data-board]');
    await app.close();
  });

  it(`starts with at most ${HOME} KB of compressed JavaScript, a table with ${TABLE}`, async () => {
    const app = await openApp(openSite);
    const page = await app.page(desktop);
    // This is about how much comes, not how fast.
    page.setDefaultTimeout(30_000);
    const sizes: Record<string, number> = {};
    page.on('response', async (response) => {
      const path = new URL(response.url()).pathname;
      if (!path.endsWith('.js') || path === '/sw.js') return;
      const body = await response.body().catch(() => Buffer.alloc(0));
      sizes[path] = gzipSync(body).length;
    });
    const sum = () => Object.values(sizes).reduce((all, size) => all + size, 0) / 1024;
    await page.goto('/', { waitUntil: 'networkidle' });
    const home = sum();
    await page.getByRole('button', { name: 'Play now: Water Frame', exact: true }).click();
    await page.waitForSelector('[data-board]');
    await page.waitForLoadState('networkidle');
    console.log(`JavaScript, gzip: home ${home.toFixed(1)} KB, with a table ${sum().toFixed(1)} KB`);
    expect(home).toBeLessThan(HOME);
    expect(sum()).toBeLessThan(TABLE);
    await app.close();
  });
});
