import { isProblem, problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { network } from '../security/limits.ts';
import { QUOTAS } from '../security/quotas.ts';
import { callBack, rematch } from '../social/rematch.ts';
import { type AnyRoute, accountOf, route } from './route.ts';

const LARGEST_OPENING = 400_000;

/** Tables: to find, open, join and leave them. */
export function tableRoutes(house: House): AnyRoute[] {
  const { store, openings, seating, watching, lobby } = house;
  return [
    route({
      method: 'GET',
      url: '/api/games',
      about: 'The games on the shelf, with their options.',
      access: 'anyone',
      limit: 'read',
      handle: async () => ({
        games: house.games.map(({ id, version, players, options }) => ({ id, version, players, options })),
        bots: house.bots.levels,
      }),
    }),
    route({
      method: 'GET',
      url: '/api/tables',
      about: 'The lobby: public tables.',
      access: 'anyone',
      limit: 'read',
      handle: async ({ query }) => ({ tables: await lobby.list(query) }),
    }),
    route({
      method: 'GET',
      url: '/api/me/tables',
      about: 'One’s own tables, those that wait first, and rematches at which one’s seat is kept.',
      access: 'account',
      limit: 'read',
      async handle({ who }) {
        const account = accountOf(who);
        const own = await lobby.own(account);
        return {
          tables: [...(await lobby.rematches(account)), ...own],
          talk: await house.chat.latest(account, own),
          progress: await lobby.progress(account, who?.account.language ?? '', own),
        };
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables',
      about: 'Open a table. The same key again leads to the same table.',
      access: 'account',
      limit: 'open-table',
      bodyLimit: LARGEST_OPENING,
      async handle({ who, body, request }) {
        const going = await lobby.going(accountOf(who));
        if (going >= QUOTAS.tables) return problem('quota', { what: 'tables', most: QUOTAS.tables });
        const tooMany =
          body.sheet === undefined ? undefined : house.limits.use('own-sheet', accountOf(who), network(request.ip));
        if (tooMany) return tooMany;
        for (const level of [...Object.values(body.bots), body.takeover].filter(Boolean))
          if (!house.bots.levels.includes(level)) return problem('unknown-bot', { level });
        return who && openings.open(who.actor, body);
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id',
      about: 'A table: seats, stage, clocks, proposals.',
      access: 'anyone',
      limit: 'read',
      async handle({ who, params }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        const room = await watching.room(from);
        return isProblem(room) ? room : { seat: from.seat, room };
      },
    }),
    route({
      method: 'PUT',
      url: '/api/tables/:id',
      about: 'For the host, before the start: change how it will be played.',
      access: 'account',
      limit: 'write',
      async handle({ who, params, body }) {
        if (body.takeover && !house.bots.levels.includes(body.takeover))
          return problem('unknown-bot', { level: body.takeover });
        return who && ((await house.waitingRooms.change(who.actor, params.id, body)) ?? {});
      },
    }),
    route({
      method: 'PUT',
      url: '/api/tables/:id/seats/:seat',
      about: 'For the host, before the start: put a bot on a free seat, or take it away.',
      access: 'account',
      limit: 'write',
      async handle({ who, params, body }) {
        if (body.bot && !house.bots.levels.includes(body.bot)) return problem('unknown-bot', { level: body.bot });
        return who && ((await house.waitingRooms.fill(who.actor, params.id, params.seat, body.bot)) ?? {});
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/join',
      about: 'Take an open seat at a public table.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params, body }) => who && seating.join(who.actor, params.id, body.seat),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/leave',
      about: 'Leave: before the start the seat becomes free, afterwards the table’s bot plays on.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params }) => who && seating.leave(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/return',
      about: 'Come back to a seat that a bot has kept.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params }) => who && seating.comeBack(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/rematch',
      about: 'The same again, one seat further; everybody who asks comes to the same table.',
      access: 'account',
      limit: 'open-table',
      async handle({ who, params }) {
        if (!who) return problem('sign-in');
        const made = await rematch(store, openings, house.loader, who.actor, params.id);
        if (isProblem(made)) return made;
        const kept = await seating.join(who.actor, made.id, made.seat, true);
        const isGone = isProblem(kept) && kept.code === 'seat-taken';
        const joined = isGone ? await seating.join(who.actor, made.id, null, true) : kept;
        if (isProblem(joined)) return joined;
        await callBack(store, house.absent, params.id, made.id);
        return { id: made.id, ...joined };
      },
    }),
  ];
}
