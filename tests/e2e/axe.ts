/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

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
