import { relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Vite puts a hash of the content into every name in this folder, so such a file never changes. */
const hashedFiles = `assets${sep}`;

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** Serves the built app, and its first page for every address that the app itself resolves (`/empire/replay/12`). */
export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(staticFiles, {
    root: webRoot,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', relative(webRoot, path).startsWith(hashedFiles) ? forEver : askAgain);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    if (pathOf(request).startsWith('/api/')) return reply.code(404).send({ code: 'no-such-thing', params: {} });
    if (isNavigation(request)) return reply.sendFile('index.html');
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ error: 'not-found', path: pathOf(request) });
  });
}

/**
 * A missing script must not be answered with a page: an address with a file extension is the app's own only where somebody has typed or followed it, which browsers
 * ask for as a page. What lies among the built files never is.
 */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  const lastSegment = path.split('/').at(-1) ?? '';
  if (!lastSegment.includes('.')) return true;
  const depth = path.split('/').length - 1;
  return depth > 1 && !path.startsWith('/assets/') && (request.headers.accept ?? '').includes('text/html');
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
