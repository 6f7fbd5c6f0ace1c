import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Sent } from '@cromford/protocol';
import { answers } from '@cromford/protocol/answers';
import { sent } from '@cromford/protocol/live';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any;
}

/** A browser, as far as the server can tell: keeps its cookie, names its origin. */
export class Client {
  url: string;
  cookie = '';
  account = '';
  readonly received: string[] = [];
  readonly lines: LiveLine[] = [];

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string, name: string): Promise<Client> {
    const client = new Client(url);
    const { body } = await client.post('/api/guests', { name });
    client.account = body.account;
    return client;
  }

  static async member(url: string, name: string): Promise<Client> {
    const client = await Client.guest(url, name);
    await client.post('/api/members', { name, passphrase: `${name} likes cotton` });
    return client;
  }

  get = (path: string) => this.ask('GET', path);
  post = (path: string, body: object = {}) => this.ask('POST', path, body);

  async ask(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        origin: this.url,
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await answer.text();
    this.received.push(text);
    const json = answer.headers.get('content-type')?.includes('json');
    const reply = { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
    if (answer.ok) isAsPromised(method, path, reply.body);
    return reply;
  }

  /** Opens a table with this many players and bots. */
  async open(wanted: object = {}): Promise<string> {
    const key = `open-${Math.random().toString(36).slice(2)}`;
    const { body } = await this.post('/api/tables', { key, game: 'pennies', players: 2, access: 'public', ...wanted });
    if (!body.id) throw new Error(JSON.stringify(body));
    return body.id;
  }

  async play(table: string, expected: number, line: string, key = `play-${expected}-${this.account}`): Promise<Reply> {
    return this.post(`/api/tables/${table}/commands`, { key, expected, do: { kind: 'move', line } });
  }

  /** Ends all lines that were opened. */
  hangUp(): void {
    for (const line of this.lines.splice(0)) line.socket.terminate();
  }

  async live(headers: Record<string, string> = {}): Promise<LiveLine> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      headers: { origin: this.url, ...(this.cookie && { cookie: this.cookie }), ...headers },
    });
    const line = new LiveLine(socket, this.received);
    this.lines.push(line);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return line;
  }
}

/** A live line that remembers everything it was told. */
export class LiveLine {
  readonly socket: WebSocket;
  readonly told: Sent[] = [];
  closed: number | undefined;
  /** Acknowledge by itself what arrives. */
  acks = true;

  constructor(socket: WebSocket, received: string[]) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('message', (data) => {
      received.push(String(data));
      const message: Sent = JSON.parse(String(data));
      mustBe(sent, message, 'the live line');
      this.told.push(message);
      if (message.type === 'position' && this.acks)
        this.send({ type: 'ack', table: message.table, seq: message.position.seq });
    });
  }

  send(frame: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  watch(table: string, seq = 0): this {
    this.send({ type: 'watch', table, seq });
    return this;
  }

  positions() {
    return this.told.flatMap((message) => (message.type === 'position' ? [message] : []));
  }

  async until<T>(find: (line: this) => T | undefined | false, ms = 60_000): Promise<T> {
    const giveUp = performance.now() + ms;
    while (performance.now() < giveUp) {
      const found = find(this);
      if (found) return found;
      await sleep(5);
    }
    throw new Error(`not told in time; last: ${JSON.stringify(this.told.at(-1))?.slice(0, 300)}`);
  }

  /** Waits for the position after that entry. */
  reached(seq: number) {
    return this.until((line) => line.positions().find(({ position }) => position.seq >= seq));
  }
}

const calls = Object.entries(answers).map(([name, schema]) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: new RegExp(`^/api/${path.replace(/:\\w+/g, '[^/]+')}$`), schema };
});

/** Whatever any test calls is compared with what the protocol promises: nothing missing, nothing besides. */
function isAsPromised(method: string, address: string, body: unknown): void {
  const [path = ''] = address.split('?', 1);
  // Where two fit, as `me/passkeys/question` does with an id, either may be meant.
  const promised = calls.filter((call) => call.method === method && call.path.test(path));
  if (promised.length > 0)
    mustBe(
      promised.length === 1 ? promised[0]?.schema : z.union(promised.map((call) => call.schema)),
      body,
      `${method} ${path}`,
    );
}

function mustBe(schema: z.core.$ZodType | undefined, value: unknown, where: string): void {
  if (!schema) return;
  const read = z.safeParse(schema, value);
  if (!read.success) throw new Error(`${where} is not as promised: ${JSON.stringify(read.error.issues)}`);
  if (!isDeepStrictEqual(read.data, value))
    throw new Error(`${where} says more than was promised: ${JSON.stringify(value).slice(0, 500)}`);
}
