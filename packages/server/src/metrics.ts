import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { House } from './house.ts';

export interface MetricsParts {
  readonly house: House;
  readonly token: string | undefined;
  readonly sockets: () => number;
  readonly watched: () => number;
}

/**
 * `/metrics` for Prometheus, for who shows the token. Without a token there are none: a proxy on the same computer makes every stranger
 * look like a neighbour, so an address proves nothing.
 */
export function addMetrics(app: FastifyInstance, { house, token, sockets, watched }: MetricsParts): void {
  const { registry, entries, answers } = house.meters;
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    const isAllowed = wanted && timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
    if (!isAllowed) return reply.code(404).send({ code: 'no-such-thing', params: {} });
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
  if (!wanted) return;
  collectDefaultMetrics({ register: registry });
  addGauges(registry, house, { sockets, watched });
  const stop = house.store.bus.subscribe((news) => {
    if (news !== 'lost' && news.about === 'log') entries.inc();
  });
  app.addHook('onClose', async () => stop());
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** What is looked up when somebody asks. What cannot be had (the database is away) is left out, and the rest is told. */
function addGauges(registry: Registry, house: House, { sockets, watched }: Pick<MetricsParts, 'sockets' | 'watched'>) {
  const gauge = (name: string, help: string, read: (gauge: Gauge) => unknown, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await Promise.resolve(read(this)).catch(() => this.remove());
      },
    });
  gauge('cromford_sockets', 'Open sockets', (it) => it.set(sockets()));
  gauge('cromford_watched_tables', 'Tables watched here', (it) => it.set(watched()));
  gauge(
    'cromford_jobs_waiting',
    'Jobs that could be taken now and are not, by queue',
    async (it) => {
      for (const [queue, count] of await house.waiting()) it.set({ queue }, count);
    },
    ['queue'],
  );
  gauge('cromford_notices_waiting', 'Notices not delivered yet', async (it) => it.set(await house.outbox.waiting()));
  gauge('cromford_database_bytes', 'What the database takes', async (it) => it.set((await house.store.room()).used));
  gauge('cromford_disk_free_bytes', 'What is left on the disk of the database, where it is here', async (it) => {
    const { free } = await house.store.room();
    if (free === undefined) it.remove();
    else it.set(free);
  });
}

/** Of one length whatever was sent, so that comparing tells nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest();
