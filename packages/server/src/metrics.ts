import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from './house.ts';

export interface MetricsParts {
  readonly house: House;
  readonly token: string | undefined;
  readonly sockets: () => number;
  readonly watched: () => number;
}

/** `/metrics` for Prometheus. Numbers only: no names, no ids. */
export function addMetrics(app: FastifyInstance, { house, token, sockets, watched }: MetricsParts): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Histogram({
    name: 'cromford_http_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 2, 5],
    registers,
  });
  const entries = new Counter({ name: 'cromford_entries_total', help: 'Log entries heard of by this node', registers });
  new Gauge({
    name: 'cromford_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  new Gauge({
    name: 'cromford_watched_tables',
    help: 'Tables watched here',
    registers,
    collect() {
      this.set(watched());
    },
  });
  const stop = house.store.bus.subscribe((news) => {
    if (news !== 'lost' && news.about === 'log') entries.inc();
  });
  app.addHook('onClose', async () => stop());
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(404).send({ code: 'no-such-thing', params: {} });
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}

/** With a token: who shows it. Without: this computer, and nobody whom a proxy brought along. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return request.headers.authorization === `Bearer ${token}`;
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && request.headers['x-forwarded-for'] === undefined
  );
}
