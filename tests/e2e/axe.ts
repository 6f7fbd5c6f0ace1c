/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoSideways, resized } from './app.ts';
import { desktop, isFirefox, phone } from './browser.ts';

/**
 * What axe finds on the page as it is now. Only faults are described: most of its time went into selectors of elements that are as they
 * should be, and into bringing them here.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const found = await inPage.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html}`),
    );
  });
}

const SCREENS = { phone: { ...phone, colorScheme: 'dark' }, desktop: { ...desktop, colorScheme: 'light' } } as const;
type Screen = keyof typeof SCREENS;

/** Those that look at many pages look at them by turns. */
export const byTurns = (i: number): Screen => (i % 2 === 0 ? 'phone' : 'desktop');

/**
 * Nothing sticks out on either screen, and axe, which takes longest, finds nothing on this one: each has a theme of its own. `npm run axe` sees
 * more of the app at five sizes. The window is afterwards what it was.
 */
export async function expectUsable(page: Page, on: Screen, what = ''): Promise<void> {
  const before = page.viewportSize();
  for (const screen of [on === 'phone' ? 'desktop' : 'phone', on] as const) {
    const { viewport, colorScheme } = SCREENS[screen];
    await page.emulateMedia({ colorScheme });
    await resized(page, viewport);
    await expectNoSideways(page);
    // A phone makes its page wider for what sticks out, and nothing seems to.
    expect(await page.evaluate(() => innerWidth), `${what}, ${screen}`).toBe(viewport.width);
  }
  // Looking for a label on a page that axe has looked at ends Firefox 153 itself; what axe says of a page is Chromium's to find.
  if (!isFirefox) expect(await violations(page), `${what}, ${on}`).toEqual([]);
  if (before) await resized(page, before);
}
