import { connect, createServer, type Socket } from 'node:net';
import { openSite, type Site } from './site.ts';

export interface Tunnel extends Site {
  /** From now on connections are taken and nothing is ever said: a train in a tunnel, a server that has stopped without dying. */
  fallSilent(): void;
}

/** The site behind a line that can fall silent. */
export async function openTunnel(): Promise<Tunnel> {
  const site = await openSite();
  const { hostname, port } = new URL(site.url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const line = createServer((near) => {
    sockets.add(near);
    near.on('close', () => sockets.delete(near)).on('error', () => near.destroy());
    if (isSilent) return;
    const far = connect(Number(port), hostname);
    far.on('error', () => near.destroy());
    near.on('data', (bytes) => isSilent || far.write(bytes)).on('end', () => far.end());
    far.on('data', (bytes) => isSilent || near.write(bytes)).on('end', () => isSilent || near.end());
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const address = line.address();
  if (typeof address !== 'object' || !address) throw new Error('the line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    fallSilent() {
      isSilent = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      line.close();
      await site.close();
    },
  };
}
