import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Driven, freePort } from './driven.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TRIES = 200;

/** W3C WebDriver, as far as one game needs it. */
async function connect(driver: string, capabilities: object): Promise<Driven> {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Record<string, unknown> | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  const made = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${made?.sessionId}`;
  return {
    async go(url) {
      await ask('POST', `${session}/url`, { url });
    },
    run: async <T>(script: string) => (await ask('POST', `${session}/execute/sync`, { script, args: [] })) as T,
    async click(selector) {
      const found = await ask('POST', `${session}/element`, { using: 'css selector', value: selector });
      await ask('POST', `${session}/element/${found?.[ELEMENT]}/click`, {});
    },
    async end() {
      await ask('DELETE', session);
    },
  };
}

/** Debian's WebKit, on a screen that nobody sees where there is none. */
export async function openWebKit(found: { driver: string; browser: string; screen: string | undefined }) {
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
    const child = spawn(program, args, { env, stdio: 'ignore' });
    started.push(child);
  };
  const port = await freePort();
  let env = process.env;
  if (found.screen) {
    const display = `:${100 + (process.pid % 800)}`;
    start(found.screen, [display, '-screen', '0', '1440x900x24', '-nolisten', 'tcp']);
    env = { ...process.env, DISPLAY: display };
    await sleep(500);
  }
  start(found.driver, [`--port=${port}`, '--host=127.0.0.1'], env);
  const options = { binary: found.browser, args: ['--automation'] };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const close = () => {
    for (const child of started) child.kill();
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const driven = await connect(`http://127.0.0.1:${port}`, wanted).catch((error: Error) => error);
    if (!(driven instanceof Error)) return { ...driven, end: () => driven.end().finally(close) };
    // Nothing listens yet; whatever else is wrong does not change by waiting.
    if (!driven.message.includes('fetch failed')) {
      close();
      throw driven;
    }
    await sleep(100);
  }
  close();
  throw new Error(`${found.driver} does not answer`);
}
