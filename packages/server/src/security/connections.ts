import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { network } from './limits.ts';

/** A connection costs memory before a word is said: one address has so many at a time. What is more is cut. */
export function boundConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const from = network(socket.remoteAddress ?? '');
    const others = open.get(from) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(from, others + 1);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}
