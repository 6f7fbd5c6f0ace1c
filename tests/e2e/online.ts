import type { Page } from 'playwright-core';

/** A call of the server from a page, with the page's cookie. */
export function post<T>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/${to}`, { method: 'POST', headers, body: json })).json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** A name is enough to be a guest. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').first().fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

/** On the account page: from nobody to a member, with recovery codes. */
export async function becomeMember(page: Page, name: string): Promise<void> {
  await comeIn(page, name);
  await page.getByLabel('Passphrase, at least 12 characters').fill('a long enough passphrase');
  await page.getByRole('button', { name: 'Become a member' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
}
