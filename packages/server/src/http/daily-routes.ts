import { judge } from '../daily/judge.ts';
import { DailyLists } from '../daily/lists.ts';
import type { House } from '../house.ts';
import { type AnyRoute, route } from './route.ts';
import { SlowLane } from './slow-lane.ts';

/** The lists of the day. */
export function dailyRoutes(house: House): AnyRoute[] {
  const lane = new SlowLane();
  const { store, now } = house;
  const lists = new DailyLists({
    store,
    now,
    judge: (asker, challenge, record) => lane.pass(asker, () => judge(house, challenge, record)),
  });
  return [
    route({
      method: 'GET',
      url: '/api/daily/:day',
      about: 'What everybody made of the games of a day (counted from 1970), the best first, and one’s own place.',
      access: 'anyone',
      limit: 'read',
      handle: async ({ who, params }) => ({ lists: await lists.of(params.day, who?.actor.account) }),
    }),
    route({
      method: 'POST',
      url: '/api/daily/:day/:challenge',
      about:
        'Send the record of a finished game of the day. It is played again by the rules, and the turns of its bot are thought over by the bot. The first that is sent counts.',
      access: 'person',
      limit: 'daily',
      handle: async ({ who, params, body }) => who && lists.send(who.actor, params.day, params.challenge, body.record),
    }),
  ];
}
