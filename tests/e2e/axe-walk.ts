/**
 * What axe finds on every screen of the gallery and some more, at five sizes, light and dark, in both languages:
 *
 *     npm run axe [-- state …]
 *
 * Sideways scrolling is a fault as well. The web app must have been built. `npm test` looks at the most important of them at two sizes.
 */
import { type App, expectNoSideways, openApp, resized } from './app.ts';
import { violations } from './axe.ts';
import { moreStates } from './axe-states.ts';
import { phone } from './browser.ts';
import { scenes } from './gallery-scenes.ts';
import { openHouseSite } from './site.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;
const LOCALES = ['en-GB', 'de-DE'] as const;

const wanted = process.argv.slice(2);
const states = Object.entries({ ...scenes, ...moreStates }).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
const apps: { alone?: Promise<App>; house?: Promise<App> } = {};
const faults: string[] = [];
let looks = 0;
for (const [i, [name, { together, open }]] of states.entries()) {
  if (together) apps.house ??= openApp(openHouseSite);
  else apps.alone ??= openApp();
  const app = (await (together ? apps.house : apps.alone)) as App;
  const page = await app.page({ ...phone, deviceScaleFactor: 1, locale: LOCALES[i % 2] ?? 'en-GB' });
  const before = faults.length;
  try {
    await open(page);
    for (const [j, [width, height]] of SIZES.entries()) {
      await page.emulateMedia({ colorScheme: (i + j) % 2 ? 'dark' : 'light', reducedMotion: 'reduce' });
      await resized(page, { width, height });
      looks += 1;
      const found = await violations(page);
      await expectNoSideways(page).catch(() => found.push('it scrolls sideways'));
      faults.push(...found.map((fault) => `${name}, ${width} × ${height}: ${fault}`));
    }
  } catch (error) {
    faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  await page.context().close();
  const found = faults.slice(before);
  console.log(
    `${name}: ${found.length === 0 ? 'nothing' : found.map((fault) => `\n  ${fault.slice(0, 600)}`).join('')}`,
  );
}
console.log(`${states.length} states, ${looks} looks, ${faults.length} faults`);
for (const app of await Promise.all(Object.values(apps))) await app.close();
process.exitCode = faults.length > 0 ? 1 : 0;
