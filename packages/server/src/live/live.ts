import { setTimeout as sleep } from 'node:timers/promises';
import { problem } from '@cromford/kernel';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { Mishap } from '../faults.ts';
import { send } from '../http/route.ts';
import { network } from '../security/limits.ts';
import { QUOTAS } from '../security/quotas.ts';
import { type Caller, Connection, type ConnectionParts } from './connection.ts';
import { closeSignedOut, type SignOutParts } from './sign-outs.ts';

const LIVE = '/api/live';
const LARGEST_FRAME = 16_384;
const CHECK_EVERY_MS = 30_000;
/** Who has not said goodbye by then is not waited for. */
const GOODBYE_MS = 1000;

/** The live line: `/api/live`. Whoever may open a session's pages may open it; the origin was checked before. */
export async function addLive(
  app: FastifyInstance,
  parts: ConnectionParts & Pick<SignOutParts, 'store' | 'sessions' | 'settings' | 'lookEvery'>,
): Promise<{ open(): number }> {
  const connections = new Set<Connection>();
  // Its own farewell gives no reason and would come before ours.
  const preClose = (done: () => void) => done();
  await app.register(websocket, { options: { maxPayload: LARGEST_FRAME }, preClose });
  const stopLooking = closeSignedOut({ ...parts, connections });
  const checking = setInterval(() => {
    for (const connection of connections) connection.check();
  }, CHECK_EVERY_MS);
  checking.unref();

  // Node no longer looks after a socket that wanted to be upgraded: answered in plain HTTP, it would stay open for ever.
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.headers.upgrade === undefined || request.routeOptions.url === LIVE) return;
    return send(reply.header('connection', 'close'), problem('no-upgrade-here', { live: LIVE }));
  });
  app.addHook('onResponse', async (request) => {
    if (request.raw.headers.upgrade !== undefined) request.raw.socket.destroySoon();
  });

  app.get(LIVE, { websocket: true }, (socket, request) => {
    // A frame that is too large, or none at all, is its sender's doing, and however many he sends they do not fill the log.
    socket.removeAllListeners('error');
    socket.on('error', ({ message }) => parts.onError(new Mishap(`live: a frame was refused: ${message}`, 'warn')));
    const address = network(request.ip);
    const who = request.who?.actor.account ?? address;
    const refused = parts.limits.use('connect', who, address) ?? tooMany({ who, address });
    if (refused) {
      socket.send(JSON.stringify({ type: 'problem', ...refused }));
      socket.close(1008, refused.code);
      return;
    }
    const caller = { who, address, actor: request.who?.actor, session: request.who?.session.id };
    const connection = new Connection(socket, caller, parts);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });

  const tooMany = ({ who, address }: Pick<Caller, 'who' | 'address'>) => {
    let own = 0;
    let near = 0;
    for (const { caller } of connections) {
      if (caller.who === who) own++;
      if (caller.address === address) near++;
    }
    if (own >= QUOTAS.sockets) return problem('quota', { what: 'sockets', most: QUOTAS.sockets });
    const most = QUOTAS.socketsAtAddress * parts.limits.scale;
    return near >= most ? problem('quota', { what: 'sockets', most }) : undefined;
  };

  // "Going away": clients come back by themselves, to another node if there is one.
  app.addHook('preClose', async () => {
    clearInterval(checking);
    stopLooking();
    for (const connection of connections) connection.close(1001, 'closing');
    const giveUp = performance.now() + GOODBYE_MS;
    while (connections.size > 0 && performance.now() < giveUp) await sleep(20);
    for (const connection of connections) connection.cut();
  });
  return { open: () => connections.size };
}
