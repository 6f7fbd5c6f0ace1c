import { isProblem, problem, writeRecord } from '@cromford/kernel';
import * as z from 'zod';
import type { House } from '../house.ts';
import { invitationSchema } from '../people/invitations.ts';
import { linesSchema } from '../people/text.ts';
import { QUOTAS } from '../security/quotas.ts';
import { lobbySchema } from '../social/lobby.ts';
import { rematch } from '../social/rematch.ts';
import { proposalSchema } from '../tables/consent.ts';
import { openingSchema } from '../tables/opening.ts';
import { orderSchema } from '../tables/orders.ts';
import { commandSchema } from '../tables/play.ts';
import { accountOf } from './account-routes.ts';
import { idSchema, tableParams } from './ids.ts';
import { type AnyRoute, route } from './route.ts';

const LARGEST_OPENING = 400_000;

/** Tables: to find, open, join, play and talk at them. */
export function tableRoutes(house: House): AnyRoute[] {
  const { store, openings, seating, watching, play, consent, invitations, chat, notes, lobby, orders } = house;

  /** The seat that an account has at a table. */
  const seatOf = async (account: string, table: string) =>
    (await store.rooms.seats(table)).find((seat) => seat.account === account)?.seat;

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
      query: lobbySchema,
      handle: async ({ query }) => ({ tables: await lobby.list(query) }),
    }),
    route({
      method: 'GET',
      url: '/api/me/tables',
      about: 'One’s own tables; those that wait come first.',
      access: 'account',
      limit: 'read',
      handle: async ({ who }) => ({ tables: await lobby.own(accountOf(who)) }),
    }),
    route({
      method: 'POST',
      url: '/api/tables',
      about: 'Open a table. The same key again leads to the same table.',
      access: 'account',
      limit: 'open-table',
      bodyLimit: LARGEST_OPENING,
      body: openingSchema,
      async handle({ who, body }) {
        const own = await lobby.own(accountOf(who));
        const going = own.filter(({ stage }) => stage === 'open' || stage === 'playing' || stage === 'paused');
        if (going.length >= QUOTAS.tables) return problem('quota', { what: 'tables', most: QUOTAS.tables });
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
      params: tableParams,
      async handle({ who, params }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        const room = await watching.room(from);
        return isProblem(room) ? room : { seat: from.seat, room };
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/position',
      about: 'The position as one’s seat sees it, and what happened after `since`.',
      access: 'anyone',
      limit: 'read',
      params: tableParams,
      query: z.strictObject({ since: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
      async handle({ who, params, query }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        const position = await watching.position(from, query.since);
        return isProblem(position) ? position : { seat: from.seat, position };
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/story',
      about: 'The game from its beginning, as one’s seat has seen it.',
      access: 'anyone',
      limit: 'story',
      params: tableParams,
      async handle({ who, params }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        return isProblem(from) ? from : watching.story(from);
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/record',
      about: 'The whole game as text, once it is over: before that it would give the seed away.',
      access: 'anyone',
      limit: 'export',
      params: tableParams,
      async handle({ who, params, reply }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        const row = await store.rooms.find(params.id);
        if (row?.stage !== 'over') return problem('not-over', { stage: row?.stage ?? '' });
        if ((row.ended_at ?? 0) + from.lag > house.now()) return problem('not-over', { stage: 'playing' });
        const held = await house.loader.whole(row);
        if (isProblem(held)) return held;
        return reply.type('text/plain; charset=utf-8').send(writeRecord(held.table.record()));
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/commands',
      about: 'A move in notation, or an undo. Stale and repeated ones get the present position.',
      access: 'account',
      limit: 'move',
      params: tableParams,
      body: commandSchema,
      handle: async ({ who, params, body }) => who && play.command(who.actor, params.id, body),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/join',
      about: 'Take an open seat at a public table.',
      access: 'account',
      limit: 'write',
      params: tableParams,
      body: z.strictObject({ seat: z.int().min(0).max(7).nullable().default(null) }),
      handle: async ({ who, params, body }) => who && seating.join(who.actor, params.id, body.seat),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/leave',
      about: 'Leave: before the start the seat becomes free, afterwards the table’s bot plays on.',
      access: 'account',
      limit: 'write',
      params: tableParams,
      handle: async ({ who, params }) => who && seating.leave(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/return',
      about: 'Come back to a seat that a bot has kept.',
      access: 'account',
      limit: 'write',
      params: tableParams,
      handle: async ({ who, params }) => who && seating.comeBack(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/invitations',
      about: 'A link that seats whoever has it, until it expires.',
      access: 'account',
      limit: 'write',
      params: tableParams,
      body: invitationSchema,
      handle: async ({ who, params, body }) => who && invitations.make(who.actor, params.id, body),
    }),
    route({
      method: 'POST',
      url: '/api/invitations/look',
      about: 'To which table a link leads.',
      access: 'anyone',
      limit: 'invitation',
      body: z.strictObject({ invitation: idSchema }),
      handle: ({ body }) => invitations.look(body.invitation),
    }),
    route({
      method: 'POST',
      url: '/api/invitations/accept',
      about: 'Sit down by an invitation.',
      access: 'account',
      limit: 'invitation',
      body: z.strictObject({ invitation: idSchema }),
      handle: async ({ who, body }) => who && invitations.accept(who.actor, body.invitation),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/proposals',
      about: 'Propose what needs everybody’s consent: undo, pause, resume, close.',
      access: 'account',
      limit: 'write',
      params: tableParams,
      body: proposalSchema,
      handle: async ({ who, params, body }) => who && consent.propose(who.actor, params.id, body),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/proposals/:kind',
      about: 'Agree to a proposal, or end it.',
      access: 'account',
      limit: 'write',
      params: z.strictObject({ id: idSchema, kind: z.enum(['undo', 'pause', 'resume', 'close']) }),
      body: z.strictObject({ agree: z.boolean() }),
      handle: async ({ who, params, body }) => who && consent.answer(who.actor, params.id, params.kind, body.agree),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/rematch',
      about: 'The same again, one seat further; everybody who asks comes to the same table.',
      access: 'account',
      limit: 'open-table',
      params: tableParams,
      async handle({ who, params }) {
        if (!who) return problem('sign-in');
        const made = await rematch(store, openings, who.actor, params.id);
        if (isProblem(made)) return made;
        const joined = await seating.join(who.actor, made.id, null, true);
        return isProblem(joined) ? joined : { id: made.id, ...joined };
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/messages',
      about: 'Say something at one’s table.',
      access: 'account',
      limit: 'chat',
      params: tableParams,
      body: z.strictObject({ text: linesSchema(500).pipe(z.string().min(1)) }),
      async handle({ who, params, body }) {
        if (!who) return problem('sign-in');
        if ((await seatOf(who.actor.account, params.id)) === undefined) return problem('not-your-table');
        return chat.say(who.account, params.id, body.text);
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/messages',
      about: 'What has been said, after a number.',
      access: 'anyone',
      limit: 'read',
      params: tableParams,
      query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
      async handle({ who, params, query }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        return isProblem(from) ? from : { messages: await chat.after(params.id, query.after) };
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/notes',
      about: 'One’s own notes on a table.',
      access: 'person',
      limit: 'read',
      params: tableParams,
      handle: async ({ who, params }) => ({ text: await notes.read(accountOf(who), params.id) }),
    }),
    route({
      method: 'PUT',
      url: '/api/tables/:id/notes',
      about: 'Write one’s own notes on a table.',
      access: 'person',
      limit: 'write',
      params: tableParams,
      body: z.strictObject({ text: linesSchema(QUOTAS.notes) }),
      async handle({ who, params, body }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        await notes.write(accountOf(who), params.id, body.text);
        return {};
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/orders',
      about: 'One’s standing orders, with why one ended.',
      access: 'account',
      limit: 'read',
      params: tableParams,
      async handle({ who, params }) {
        const seat = await seatOf(accountOf(who), params.id);
        return seat === undefined ? problem('not-your-table') : { orders: await orders.list(params.id, seat) };
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/orders',
      about: 'Answer a step in advance, so many times.',
      access: 'account',
      limit: 'write',
      params: tableParams,
      body: orderSchema,
      async handle({ who, params, body }) {
        const seat = await seatOf(accountOf(who), params.id);
        return seat === undefined ? problem('not-your-table') : orders.give(params.id, seat, body);
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/tables/:id/orders/:order',
      about: 'Withdraw a standing order.',
      access: 'account',
      limit: 'write',
      params: z.strictObject({ id: idSchema, order: idSchema }),
      async handle({ who, params }) {
        const seat = await seatOf(accountOf(who), params.id);
        if (seat === undefined) return problem('not-your-table');
        return (await orders.withdraw(params.id, seat, params.order)) ? {} : problem('no-such-thing');
      },
    }),
  ];
}
