// Started by Playwright in the place of Firefox (browser.ts): the same program with the same words, and a line in between. A Firefox of the
// system may not know how to pretend another theme, which Playwright asks of it for every page and would give up over; here it is answered
// as if it had been done.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from '../../packages/server/src/testing/web-socket.ts';

const PRETENDED = 'emulation.setMediaFeaturesOverride';
const [program = '', ...words] = process.argv.slice(2);
const firefox = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => firefox.kill(signal));

let heard = '';
firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  heard += text;
  const address = /WebDriver BiDi listening on (ws:\S+)\n/.exec(heard)?.[1];
  if (address === undefined) return;
  firefox.stderr.removeAllListeners('data').resume();
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as { port: number };
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (near, { url }) => join(near, new WebSocket(`${address}${url}`)));
});

function join(near: WebSocket, far: WebSocket): void {
  const isOpen = new Promise((opened) => far.once('open', opened));
  near.on('message', async (data) => {
    const text = String(data);
    await isOpen;
    const asked: unknown = text.includes(PRETENDED) ? JSON.parse(text) : undefined;
    const { id, method } = (asked ?? {}) as { id?: number; method?: string };
    if (method === PRETENDED) near.send(JSON.stringify({ type: 'success', id, result: {} }));
    else far.send(text);
  });
  far.on('message', (data) => near.send(String(data)));
  far.on('close', () => near.close());
  near.on('close', () => far.close());
  for (const end of [near, far]) end.on('error', () => firefox.kill());
}
