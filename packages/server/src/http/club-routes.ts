import { isProblem, problem, Table } from '@cromford/kernel';
import type { House } from '../house.ts';
import { pushKeys } from '../notices/push.ts';
import { network } from '../security/limits.ts';
import { QUOTAS } from '../security/quotas.ts';
import { listTournaments } from '../social/tournaments-standing.ts';
import { sendPacked } from './packed.ts';
import { type AnyRoute, accountOf, route } from './route.ts';
import { TournamentViews } from './tournament-views.ts';

/** Ratings, tournaments, notices. */
export function clubRoutes(house: House): AnyRoute[] {
  const { ratings, tournaments, channels, outbox, store, loader, limits, now } = house;
  const views = new TournamentViews(store.database.query, now);
  /** A code goes to a mailbox that may be anybody's: it must not be filled from here. */
  const tooManyCodes = (account: string, address: string, mail: string) =>
    limits.use('mail-code-to', mailbox(mail)) ??
    limits.use('mail-code', account) ??
    limits.use('mail-code-from', address);

  return [
    route({
      method: 'GET',
      url: '/api/ratings/:game/:players',
      about: 'The best at a game with so many seats.',
      access: 'anyone',
      limit: 'read',
      handle: async ({ params }) => ({ ratings: await ratings.best(params.game, params.players) }),
    }),
    route({
      method: 'GET',
      url: '/api/tournaments',
      about: 'The latest tournaments.',
      access: 'anyone',
      limit: 'read',
      handle: async () => ({
        tournaments: await listTournaments(store.database.query, (torn) => loader.damage.hear(torn)),
      }),
    }),
    route({
      method: 'POST',
      url: '/api/tournaments',
      about: 'Announce a round robin.',
      access: 'member',
      limit: 'open-table',
      async handle({ who, body }) {
        const { players, options } = body;
        const game = house.games.find(({ id }) => id === body.game);
        if (!game) return problem('unknown-game', { game: body.game });
        // Its tables are opened much later: what cannot be played is refused now.
        const trial = Table.open(game, { players, options, sheet: game.sheet, seed: 'trial' });
        return isProblem(trial) ? trial : who && tournaments.announce(who.actor, body);
      },
    }),
    route({
      method: 'GET',
      url: '/api/tournaments/:id',
      about: 'Who takes part, the tables by round, and the standing.',
      access: 'anyone',
      limit: 'read',
      packs: true,
      async handle({ who, params, request, reply }) {
        const asker = who?.actor.account ?? network(request.ip);
        const body = await views.of(params.id, asker);
        return isProblem(body) ? body : sendPacked(request, reply, body);
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/tournaments/:id',
      about: 'Call off one’s own tournament before it begins.',
      access: 'member',
      limit: 'write',
      handle: async ({ who, params }) => who && tournaments.callOff(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/tournaments/:id/enter',
      about: 'Take part.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params }) => who && tournaments.enter(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/tournaments/:id/leave',
      about: 'No longer take part, before it begins.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params }) => who && tournaments.leave(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/tournaments/:id/start',
      about: 'Draw the rounds; the tables are opened one after the other.',
      access: 'member',
      limit: 'start-tournament',
      handle: async ({ who, params }) => who && tournaments.start(who.actor, params.id),
    }),
    route({
      method: 'GET',
      url: '/api/me/channels',
      about: 'How one is told, with the last error of each way.',
      access: 'person',
      limit: 'read',
      handle: async ({ who }) => ({
        channels: await channels.list(accountOf(who)),
        pushKey: (await pushKeys(store)).publicKey,
        kinds: (['push', 'mail', 'webhook'] as const).filter((kind) => outbox.carries(kind)),
      }),
    }),
    route({
      method: 'POST',
      url: '/api/me/channels',
      about: 'Be told by web push, mail or webhook; a guest by web push in one browser.',
      access: 'person',
      limit: 'write',
      async handle({ who, body, request }) {
        const isGuest = who?.account.kind === 'guest';
        if (isGuest && body.kind !== 'push') return problem('not-a-member');
        const most = isGuest ? QUOTAS.guestChannels : QUOTAS.channels;
        const isMail = body.kind === 'mail' && outbox.carries('mail');
        const tooMany = isMail ? tooManyCodes(accountOf(who), network(request.ip), body.mail) : undefined;
        if (tooMany) return tooMany;
        const added = await channels.add(accountOf(who), body, most);
        outbox.deliver().catch(() => {});
        return added;
      },
    }),
    route({
      method: 'PUT',
      url: '/api/me/channels/:id',
      about: 'Whether one is told at once when it is one’s turn, or by mail in one letter a day.',
      access: 'member',
      limit: 'write',
      handle: async ({ who, params, body }) =>
        (await channels.pace(accountOf(who), params.id, body.pace)) ? {} : problem('no-such-thing'),
    }),
    route({
      method: 'POST',
      url: '/api/me/channels/:id/confirm',
      about: 'Give back the code that came by mail.',
      access: 'member',
      limit: 'sign-in',
      handle: async ({ who, params, body }) =>
        (await channels.confirm(accountOf(who), params.id, body.code)) ? {} : problem('no-such-thing'),
    }),
    route({
      method: 'POST',
      url: '/api/me/channels/:id/test',
      about: 'Send a notice to try it out.',
      access: 'person',
      limit: 'test-notice',
      async handle({ who, params }) {
        if (!(await channels.test(accountOf(who), params.id))) return problem('no-such-thing');
        await outbox.deliver();
        return { channels: await channels.list(accountOf(who)) };
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/me/channels/:id',
      about: 'No more notices that way.',
      access: 'person',
      limit: 'write',
      handle: async ({ who, params }) =>
        (await channels.remove(accountOf(who), params.id)) ? {} : problem('no-such-thing'),
    }),
  ];
}

/** One mailbox has many spellings: in capitals, and with anything after a plus. */
function mailbox(mail: string): string {
  const [name = '', host = ''] = mail.normalize('NFKC').toLowerCase().split('@');
  return `${name.split('+', 1)[0]}@${host}`;
}
