import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { WebSocket } from '../../packages/server/src/testing/web-socket.ts';
import { type Driven, freePort } from './driven.ts';

const TRIES = 200;

type Params = Readonly<Record<string, unknown>>;
type Ask = (method: string, params: Params) => Promise<Params>;

/** One answer to each question, by its number. */
function asking(socket: WebSocket): Ask {
  const waiting = new Map<number, (answer: Params) => void>();
  socket.on('message', (text) => {
    const answer = JSON.parse(String(text)) as Params;
    waiting.get(Number(answer.id))?.(answer);
    waiting.delete(Number(answer.id));
  });
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const answered = new Promise<Params>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as Params;
  };
}

/** The Firefox that is installed, by WebDriver BiDi, which it speaks itself: no driver is needed, and no command that an older one lacks. */
export async function openFirefox(program: string): Promise<Driven> {
  const [profile, port] = [ownFolder('firefox'), await freePort()];
  // Every other name leads nowhere; less motion, as in all tests.
  const preferences = [
    ...['"ui.prefersReducedMotion", 1', '"network.proxy.type", 0', '"app.update.enabled", false'],
    // A page on which nothing moves would hear no click: Firefox waits for it to be painted some times first.
    ...['"dom.input_events.security.minNumTicks", 0', '"dom.input_events.security.minTimeElapsedInMS", 0'],
  ];
  await writeFile(join(profile, 'user.js'), preferences.map((each) => `user_pref(${each});\n`).join(''));
  const flags = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'];
  const child = spawn(program, flags, { stdio: 'ignore' });
  const socket = await opened(`ws://127.0.0.1:${port}/session`).catch((error: Error) => {
    child.kill();
    throw error;
  });
  const ask = asking(socket);
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as unknown as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await ask('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });

  const run = async <T>(script: string): Promise<T> => {
    const functionDeclaration = `() => JSON.stringify((() => {${script}})() ?? null)`;
    const said = await ask('script.callFunction', { functionDeclaration, awaitPromise: true, target: { context } });
    if (said.type !== 'success') throw new Error(JSON.stringify(said.exceptionDetails));
    return JSON.parse(String((said.result as Params).value)) as T;
  };
  return {
    run,
    async go(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async click(selector) {
      const { x, y } = await run<{ x: number; y: number }>(`
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };`);
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async end() {
      socket.close();
      const ended = new Promise((exit) => child.once('exit', exit));
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function opened(address: string): Promise<WebSocket> {
  for (let tries = 0; tries < TRIES; tries++) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((known) => {
      socket.once('open', () => known(true));
      socket.once('error', () => known(false));
    });
    if (isOpen) return socket;
    await sleep(100);
  }
  throw new Error(`nothing answers at ${address}`);
}
