import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  // No frames here; the other mode opens a page of its own for every answer.
  const found = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html}`),
  );
}
