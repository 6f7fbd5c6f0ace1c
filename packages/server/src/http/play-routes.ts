import { isProblem, problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { type AnyRoute, accountOf, route } from './route.ts';

/** Playing: commands, what needs the consent of all, standing orders. */
export function playRoutes({ play, consent, orders, seating, watching }: House): AnyRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/tables/:id/commands',
      about: 'A move in notation, or an undo. The answer brings the present position, whatever became of it.',
      access: 'account',
      limit: 'move',
      async handle({ who, params, body }) {
        if (!who) return problem('sign-in');
        const answer = await play.command(who.actor, params.id, body);
        if (isProblem(answer)) return answer;
        // Whoever plays by single calls has no live line that would bring it.
        const from = await watching.viewpoint(who.actor, params.id);
        const position = isProblem(from) ? from : await watching.position(from, body.expected);
        return isProblem(position) ? answer : { ...answer, position };
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/proposals',
      about:
        'Propose what needs everybody’s consent: undo, pause, resume, close, or a bot for a seat whose time has run out.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params, body }) => who && consent.propose(who.actor, params.id, body),
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/proposals/:kind',
      about: 'Agree to a proposal, or end it.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params, body }) => who && consent.answer(who.actor, params.id, params.kind, body.agree),
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/orders',
      about: 'One’s standing orders, with why one ended.',
      access: 'account',
      limit: 'read',
      async handle({ who, params }) {
        const seat = await seating.seatOf(accountOf(who), params.id);
        return seat === undefined ? problem('not-your-table') : { orders: await orders.list(params.id, seat) };
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/orders',
      about: 'Answer a step in advance, so many times.',
      access: 'account',
      limit: 'write',
      async handle({ who, params, body }) {
        const seat = await seating.seatOf(accountOf(who), params.id);
        return seat === undefined ? problem('not-your-table') : orders.give(params.id, seat, body);
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/tables/:id/orders/:order',
      about: 'Withdraw a standing order.',
      access: 'account',
      limit: 'write',
      async handle({ who, params }) {
        const seat = await seating.seatOf(accountOf(who), params.id);
        if (seat === undefined) return problem('not-your-table');
        return (await orders.withdraw(params.id, seat, params.order)) ? {} : problem('no-such-thing');
      },
    }),
  ];
}
