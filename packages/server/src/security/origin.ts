import type { FastifyRequest } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where browsers reach us: the configured address, else whatever the request came to. */
export function ownOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/**
 * Whether a request that carries a cookie may have an effect: it must come from a page of ours. Browsers send `Origin` with each
 * request that could do something, and no page can forge it.
 */
export function isFromOurPages(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
  if (HARMLESS.has(request.method) && !isSocket) return true;
  const { origin } = request.headers;
  if (origin === undefined) return !isSocket && request.headers['sec-fetch-site'] === 'same-origin';
  if (publicOrigin !== undefined) return origin === publicOrigin;
  // Behind a proxy that ends TLS we may not know our own scheme; the host is what tells sites apart.
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
