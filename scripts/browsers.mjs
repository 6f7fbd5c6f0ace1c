// npm run browsers: the whole browser suite in every browser that is found here: Chromium, then Firefox. WebKit can only be driven from
// outside, without Playwright: in it, as in the other two, whole games are played by the same hands (tests/e2e/other-browsers.test.ts).
import { ensureBrowser, findFirefox, findWebKit, otherBrowsers } from './browser.mjs';
import { ensureDependencies, ensureNode, ensureWebApp } from './ensure.mjs';
import { runNode } from './run.mjs';

ensureNode();
await ensureDependencies();
await ensureWebApp();
console.log([await ensureBrowser(), ...otherBrowsers()].join('\n'));

const suite = (env) =>
  runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e*', ...process.argv.slice(2)], { env });
const ran = [['Chromium', (await suite({ WHOLE_GAMES: 'yes' })).ok]];
if (findFirefox()) ran.push(['Firefox', (await suite({ BROWSER: 'firefox' })).ok]);
if (findWebKit()) ran.push(['WebKit, whole games (with Chromium’s)', ran[0][1]]);
for (const [name, ok] of ran) console.log(`${ok ? '✓' : '✗'} ${name}`);
process.exitCode = ran.every(([, ok]) => ok) ? 0 : 1;
