import { type Problem, problem } from '@cromford/kernel';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { TellFault } from '../faults.ts';
import type { House } from '../house.ts';
import { Hub } from '../live/hub.ts';
import { addLive } from '../live/live.ts';
import { addMetrics } from '../metrics.ts';
import { type Trouble, troubleOf } from '../storage/database.ts';
import { Torn } from '../tables/torn.ts';
import { accountRoutes } from './account-routes.ts';
import { clubRoutes } from './club-routes.ts';
import { dailyRoutes } from './daily-routes.ts';
import { addDoor } from './door.ts';
import { houseRoutes } from './house-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { addLetters } from './letters.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { openApi } from './open-api.ts';
import { ownBotRoutes } from './own-bot-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { playRoutes } from './play-routes.ts';
import { type AnyRoute, addRoutes, send } from './route.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { addSignedIn, sessionBeginner } from './signed-in.ts';
import { storyRoutes } from './story-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { talkRoutes } from './talk-routes.ts';
import { welcomeRoutes } from './welcome-routes.ts';

function allRoutes(house: House, publicOrigin: string | undefined): AnyRoute[] {
  const beginSession = sessionBeginner(house, publicOrigin);
  return [
    ...signInRoutes(house, beginSession),
    ...welcomeRoutes(house, beginSession),
    ...accountRoutes(house),
    ...keyRoutes(house),
    ...ownBotRoutes(house),
    ...peopleRoutes(house),
    ...passkeyRoutes(house, publicOrigin, beginSession),
    ...tableRoutes(house),
    ...invitationRoutes(house),
    ...storyRoutes(house),
    ...playRoutes(house),
    ...talkRoutes(house),
    ...clubRoutes(house),
    ...dailyRoutes(house),
    ...moderationRoutes(house),
    ...houseRoutes(house),
  ];
}

export type ApiConfig = Pick<Config, 'publicOrigin' | 'metricsToken'>;

/** Everything under `/api`, the live line, the ends of letters, and `/metrics`. */
export async function addApi(
  app: FastifyInstance,
  house: House,
  config: ApiConfig,
  tellFault: TellFault,
): Promise<void> {
  const onError = (error: unknown) => tellFault(error, 'live');
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof Torn) return send(reply, house.loader.damage.hear(error));
    const known = knownProblem(error);
    if (known.code === 'internal' || known.code === 'unavailable') tellFault(error, known.code);
    return send(reply, known);
  });
  await addSignedIn(app, house, config.publicOrigin);

  const routes = allRoutes(house, config.publicOrigin);
  addDoor(app, house.settings, routes);
  addRoutes(app, routes, house);
  const description = openApi(routes);
  app.get('/api/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return description;
  });

  addLetters(app, house);

  const hub = new Hub({ ...house, onError });
  const live = await addLive(app, {
    ...house,
    hub,
    onError,
    onSeen: (table, seat) => {
      house.seating.seen(table, seat).catch(onError);
    },
  });
  addMetrics(app, { house, token: config.metricsToken, sockets: live.open, watched: () => hub.watched });
  app.addHook('onClose', async () => hub.close());
}

const TROUBLES: Record<Trouble, 'unavailable' | 'internal'> = {
  busy: 'unavailable',
  gone: 'unavailable',
  full: 'unavailable',
  taken: 'internal',
  other: 'internal',
};

/** What may be wrong with a request before anybody has read it, in the house's words instead of the framework's. */
const UNREADABLE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'content-length',
  FST_ERR_BAD_URL: 'address',
};

/** A request that is none. */
export function unreadable({ code }: Pick<FastifyError, 'code'>): Problem {
  return problem('invalid', { part: 'request', path: '', reason: UNREADABLE[code ?? ''] ?? 'unreadable' });
}

/** What a client is told of an error: enough to go on, nothing of the inside. */
function knownProblem(error: FastifyError) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problem('too-large');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return unreadable(error);
  return problem(TROUBLES[troubleOf(error)]);
}
