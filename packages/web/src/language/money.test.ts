import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** Every file of German words. */
function german(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : german(path);
    return /(^|\/)de(\/[^/]+)*(\/[^/]+)?\.ts$/.test(path.slice(packages.length)) ? [path] : [];
  });
}

it('no line of German breaks between a figure and the pound sign behind it', () => {
  const files = german(packages);
  expect(files.length).toBeGreaterThan(50);
  const breaking = files.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(/.*(?:\}|\d|\bn) £.*/g), ([line]) => `${path}: ${line.trim()}`),
  );
  expect(breaking).toEqual([]);
});
