import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut. */
export interface Proxy {
  readonly port: number;
  /** `refuses`: everything breaks off and nothing new is let through. `silent`: all lines stay, and nothing comes through them. */
  cut(how: 'refuses' | 'silent'): void;
  mend(): void;
  close(): void;
}

export async function proxyTo(host: string, port: number): Promise<Proxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'refuses' | 'silent' = 'open';
  const server = createServer((near) => {
    if (state === 'refuses') return near.destroy();
    const far = connect(port, host);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', end);
      from.on('close', end);
      if (state === 'silent') from.pause();
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const breakAll = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut(how) {
      state = how;
      if (how === 'refuses') breakAll();
      else for (const socket of [...pairs].flat()) socket.pause();
    },
    mend() {
      state = 'open';
      for (const socket of [...pairs].flat()) socket.resume();
    },
    close() {
      server.close();
      breakAll();
    },
  };
}
