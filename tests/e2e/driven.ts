import { createServer } from 'node:net';
import type { Page } from 'playwright-core';

/** A browser as far as one game needs it, whatever drives it. */
export interface Driven {
  go(url: string): Promise<void>;
  /** Runs in the page: the body of a function that gives back plain JSON. */
  run<T>(script: string): Promise<T>;
  /** Presses the first element that fits, as a pointer would. */
  click(selector: string): Promise<void>;
  end(): Promise<void>;
}

/** The browser that all other tests play in. */
export function drivenBy(page: Page): Driven {
  return {
    async go(url) {
      await page.goto(url);
    },
    run: <T>(script: string) => page.evaluate(`(() => {${script}})()`) as Promise<T>,
    click: (selector) => page.locator(selector).first().click(),
    end: () => page.close(),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
