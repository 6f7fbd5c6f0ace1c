import type { FastifyInstance } from 'fastify';
import { type HouseSettings, shutOut } from '../people/house-settings.ts';
import { type AnyRoute, send } from './route.ts';

/** Whoever the house is closed to gets no further than the door: neither to the API nor to the live line. */
export function addDoor(app: FastifyInstance, settings: HouseSettings, routes: readonly AnyRoute[]): void {
  const outside = new Set(routes.filter(({ strangers }) => strangers).map(({ method, url }) => `${method} ${url}`));
  app.addHook('onRequest', async (request, reply) => {
    // By the route that it was found to be: the address as it was written may be spelled in many ways.
    const { url = '' } = request.routeOptions;
    if (!url.startsWith('/api/') || outside.has(`${request.method} ${url}`)) return;
    const { door } = await settings.rules();
    const refused = shutOut(door, request.who?.actor.kind);
    if (refused) return send(reply, refused);
  });
}
