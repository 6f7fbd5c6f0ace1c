import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { contentSecurity } from './content-security.ts';
import { faultTeller, type TellFault } from './faults.ts';
import type { House } from './house.ts';
import { type ApiConfig, addApi, unreadable } from './http/api.ts';
import { send } from './http/route.ts';
import type { Log } from './log.ts';
import { readinessOf } from './readiness.ts';
import { boundConnections } from './security/connections.ts';
import { QUOTAS } from './security/quotas.ts';
import { serveWebApp } from './web-app.ts';

export interface ServerOptions {
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** Silent unless given, so that tests stay quiet. */
  readonly log?: Log;
  /** Who else tells of faults counts them together with the server. */
  readonly tellFault?: TellFault;
  /** Tables, people and the rest; without it only the app is served. */
  readonly house?: House;
  readonly config?: ApiConfig & { readonly trustProxy?: number };
  /** Whoever has not come to an end after so many milliseconds when the server closes is not waited for. */
  readonly lastAnswers?: number;
}

const LARGEST_BODY = 64 * 1024;
const LARGEST_AT_ONCE = 8 * 1024;
/** How long somebody may take to send a request, and its head; and how long nothing may come or be taken on a connection. */
const WHOLE_REQUEST_MS = 30_000;
const HEAD_MS = 10_000;
const SILENCE_MS = 60_000;
const LAST_ANSWERS_MS = 4000;

/** The whole server, not yet listening: tests put requests into it with `inject`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { webRoot, log, tellFault, house, config, lastAnswers = LAST_ANSWERS_MS } = options;
  const proxies = config?.trustProxy ?? 0;
  const app = fastify({
    ...(log ? { loggerInstance: log as FastifyBaseLogger } : { logger: false }),
    // Who asked for what is nobody's business; what went wrong is logged where it does, how much there was is in the metrics.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: WHOLE_REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: 5000 },
    // An address that cannot be read gets as far as no route, and is refused in the same words as what does.
    frameworkErrors: (error, _request, reply) => send(reply, unreadable(error)),
    // So many proxies, counted from us: what a client writes into the header itself stands further left, and is not believed.
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
  });

  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), lastAnswers).unref();
  });
  if (house && proxies === 0) boundConnections(app.server, QUOTAS.connectionsAtAddress * house.limits.scale);

  await app.register(helmet, contentSecurity);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // What is longer is compressed beside everything else, in a thread of its own.
    syncThreshold: LARGEST_AT_ONCE,
    // Brotli's default, 11, is meant for files compressed once and costs ten times as much for a few per cent.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });

  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const readiness = house && readinessOf(house.store, house.now);
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = (await readiness?.()) ?? 'ready';
    return found === 'ready' ? { status: found } : reply.code(503).send({ status: 'unavailable', reason: found });
  });

  if (house) {
    const settings = config ?? { publicOrigin: undefined, metricsToken: undefined };
    await addApi(app, house, settings, tellFault ?? faultTeller(app.log));
  }

  await serveWebApp(app, webRoot);
  return app;
}
