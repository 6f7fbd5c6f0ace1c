import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { contentSecurity } from './content-security.ts';
import { serveWebApp } from './web-app.ts';

export interface ServerOptions {
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** Pino's level; silent unless given, so that tests stay quiet. */
  readonly logLevel?: 'warn' | 'info' | 'debug';
}

/** The whole server, not yet listening: tests put requests into it with `inject`. */
export async function buildServer({ webRoot, logLevel }: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: logLevel ? { level: logLevel } : false });

  await app.register(helmet, contentSecurity);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Brotli's default, 11, is meant for files compressed once and costs ten times as much for a few per cent.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });

  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  await serveWebApp(app, webRoot);
  return app;
}
