/**
 * Pictures of every screen at 1440 × 900 and 390 × 844 in both themes, for people to look at:
 *
 *     npm run gallery [-- [--folder docs/gallery] [--minutes n] [--again] [scene …]]
 *
 * The web app must have been built. Pictures that are there are not made again, unless `--again` or a scene's name asks for it; so it can
 * be run in parts: after `--minutes` it begins no other scene.
 */
import { access, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, openApp } from './app.ts';
import { desktop, phone } from './browser.ts';
import { type Scene, scenes } from './gallery-scenes.ts';
import { openHouseSite } from './site.ts';

const QUALITY = 52;
const PATIENCE = 45_000;
/** All pictures together. */
const LIMIT = 6 * 1024 * 1024;
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en-GB', 'de-DE'] as const;

const sizes: Readonly<Record<'desktop' | 'phone', BrowserContextOptions>> = {
  desktop,
  // Sharp enough to be read, and small enough to be kept.
  phone: { ...phone, deviceScaleFactor: 1.5 },
};
type Size = keyof typeof sizes;
const SIZES = Object.keys(sizes) as readonly Size[];

const pictureOf = (name: string, size: Size, theme: (typeof THEMES)[number]) => `${name}-${size}-${theme}.webp`;

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function shoot(page: Page, path: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(path, Buffer.from(data, 'base64'));
  await cdp.detach();
}

/** The scene on one screen, in both themes. */
async function picture(app: App, folder: string, name: string, scene: Scene, size: Size, locale: string) {
  const page = await app.page({ ...sizes[size], locale, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  try {
    await Promise.race([
      scene.open(page),
      new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('took too long')).unref()),
    ]);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(400);
      await shoot(page, join(folder, pictureOf(name, size, theme)));
    }
  } finally {
    await page.context().close();
  }
}

async function writeIndex(folder: string): Promise<void> {
  const there = new Set(await readdir(folder));
  const lines = Object.entries(scenes).flatMap(([name, { about }]) => {
    const shown = SIZES.flatMap((size) => THEMES.map((theme) => ({ size, theme, file: pictureOf(name, size, theme) })));
    const cells = shown
      .filter(({ file }) => there.has(file))
      .map(
        ({ size, theme, file }) =>
          `<img src="${file}" alt="${about}: ${size}, ${theme}" width="${size === 'desktop' ? 480 : 130}">`,
      );
    return cells.length === 0 ? [] : ['', `## ${about}`, '', cells.join('\n')];
  });
  const head = [
    '# Gallery',
    '',
    'Every screen at 1440 × 900 and 390 × 844, light and dark, in both languages. Made by `npm run gallery`.',
  ];
  await writeFile(join(folder, 'README.md'), `${[...head, ...lines].join('\n')}\n`);
}

async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
  const all = await Promise.all(files.map((file) => stat(join(folder, file))));
  return all.reduce((sum, { size }) => sum + size, 0);
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'docs/gallery' },
    minutes: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});
const { folder } = values;
const end = values.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.minutes) * 60_000;
await mkdir(folder, { recursive: true });
/** A house is opened only for scenes that need one. */
const apps: { alone?: Promise<App>; house?: Promise<App> } = {};
function appFor({ together }: Scene): Promise<App> {
  if (together) apps.house ??= openApp(openHouseSite);
  else apps.alone ??= openApp();
  return (together ? apps.house : apps.alone) as Promise<App>;
}
const failed: string[] = [];
let left = 0;
for (const [i, [name, scene]] of Object.entries(scenes).entries()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [j, size] of SIZES.entries()) {
    const files = THEMES.map((theme) => join(folder, pictureOf(name, size, theme)));
    const isNew = values.again || wanted.length > 0 || !(await Promise.all(files.map(isThere))).every(Boolean);
    if (!isNew) continue;
    if (Date.now() > end) {
      left++;
      continue;
    }
    const began = Date.now();
    try {
      // The languages take turns, so that both are seen on both screens.
      await picture(await appFor(scene), folder, name, scene, size, LOCALES[(i + j) % 2] ?? 'en-GB');
      console.log(`${name}, ${size}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      failed.push(`${name}, ${size}`);
      console.error(name, size, error);
    }
  }
}
await writeIndex(folder);
const opened = await Promise.all(Object.values(apps));
for (const app of opened) await app.close();
const bytes = await sizeOf(folder);
console.log(`${(bytes / 1024 / 1024).toFixed(2)} MB of pictures in ${folder}`);
for (const { complaints } of opened) if (complaints.length > 0) console.error(complaints);
if (left > 0) console.log(`${left} left: run it again`);
if (failed.length > 0) console.error(`failed: ${failed.join('; ')}`);
if (bytes > LIMIT) console.error(`more than ${LIMIT / 1024 / 1024} MB`);
process.exitCode = failed.length > 0 || bytes > LIMIT ? 1 : 0;
