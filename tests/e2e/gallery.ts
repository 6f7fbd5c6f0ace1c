/**
 * Pictures of every screen at 1440 × 900 and 390 × 844 in both themes, and of some wherever else somebody plays, for people to look at:
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
const LIMIT = 8 * 1024 * 1024;
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en-GB', 'de-DE'] as const;

type Theme = (typeof THEMES)[number];
interface Look {
  readonly options: BrowserContextOptions;
  readonly themes: readonly Theme[];
  /** Of its picture on the page of pictures. */
  readonly width: number;
}
const touched = (width: number, height: number) => ({ ...phone, viewport: { width, height }, deviceScaleFactor: 1.5 });

/** Every scene on these. */
const usual: Readonly<Record<string, Look>> = {
  desktop: { options: desktop, themes: THEMES, width: 480 },
  // Sharp enough to be read, and small enough to be kept.
  phone: { options: touched(390, 844), themes: THEMES, width: 130 },
};
/** Scenes that are shown everywhere on these, too: held sideways, on a tablet, on a large screen, a desk's window at 200 and at 400 %. */
const elsewhere: Readonly<Record<string, Look>> = {
  landscape: { options: touched(844, 390), themes: ['light'], width: 281 },
  tablet: { options: touched(1024, 768), themes: ['light'], width: 341 },
  large: { options: { viewport: { width: 2560, height: 1440 } }, themes: ['light'], width: 640 },
  zoomed: { options: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }, themes: ['dark'], width: 360 },
  'zoomed-twice': {
    options: { viewport: { width: 360, height: 225 }, deviceScaleFactor: 2 },
    themes: ['light'],
    width: 240,
  },
};
const looksOf = (scene: Scene) => Object.entries(scene.everywhere ? { ...usual, ...elsewhere } : usual);

const pictureOf = (name: string, size: string, theme: Theme) => `${name}-${size}-${theme}.webp`;

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

/** The scene on one screen, in its themes. */
async function picture(
  app: App,
  folder: string,
  name: string,
  scene: Scene,
  [size, look]: [string, Look],
  locale: string,
) {
  const page = await app.page({ ...look.options, locale, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  try {
    await Promise.race([
      scene.open(page),
      new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('took too long')).unref()),
    ]);
    for (const theme of look.themes) {
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
  const lines = Object.entries(scenes).flatMap(([name, scene]) => {
    const { about } = scene;
    const cells = looksOf(scene)
      .flatMap(([size, { themes, width }]) =>
        themes.map((theme) => ({ size, theme, width, file: pictureOf(name, size, theme) })),
      )
      .filter(({ file }) => there.has(file))
      .map(({ size, theme, width, file }) => `<img src="${file}" alt="${about}: ${size}, ${theme}" width="${width}">`);
    return cells.length === 0 ? [] : ['', `## ${about}`, '', cells.join('\n')];
  });
  const head = [
    '# Gallery',
    '',
    'Every screen at 1440 × 900 and 390 × 844, light and dark, in both languages; some of them also held sideways (844 × 390), on a tablet (1024 × 768), on a large',
    'screen (2560 × 1440), and as a desk shows them at 200 and 400 %. Made by `npm run gallery`.',
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
  for (const [j, [size, look]] of looksOf(scene).entries()) {
    const files = look.themes.map((theme) => join(folder, pictureOf(name, size, theme)));
    const isNew = values.again || wanted.length > 0 || !(await Promise.all(files.map(isThere))).every(Boolean);
    if (!isNew) continue;
    if (Date.now() > end) {
      left++;
      continue;
    }
    const began = Date.now();
    try {
      // The languages take turns, so that both are seen on both screens.
      await picture(await appFor(scene), folder, name, scene, [size, look], LOCALES[(i + j) % 2] ?? 'en-GB');
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
