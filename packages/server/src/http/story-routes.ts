import { isProblem, type Problem, problem, writeRecord } from '@cromford/kernel';
import type { House } from '../house.ts';
import { Kept } from '../kept.ts';
import { network } from '../security/limits.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Actor } from '../tables/actor.ts';
import { readSitters } from '../tables/room.ts';
import { packed as pack, sendPacked } from './packed.ts';
import { type AnyRoute, route } from './route.ts';
import { SlowLane } from './slow-lane.ts';

/** In bytes: the stories of games that many look at are neither told nor packed anew for each. */
const KEPT_STORIES = 20_000_000;

/** What has happened at a table: its position, its story, its record, and what the search makes of it. */
export function storyRoutes(house: House): AnyRoute[] {
  const { store, loader, watching, analyses, now } = house;
  const lane = new SlowLane();
  const stories = new Kept<Buffer>(KEPT_STORIES);

  /** A game that is over for whoever asks: before that its record would give the seed away. */
  const finished = async (actor: Actor | undefined, id: string): Promise<TableRow | Problem> => {
    const from = await watching.viewpoint(actor, id);
    if (isProblem(from)) return from;
    const row = await store.rooms.find(id);
    if (row?.stage !== 'over') return problem('not-over', { stage: row?.stage ?? '' });
    return (row.ended_at ?? 0) + from.lag > now() ? problem('not-over', { stage: 'playing' }) : row;
  };

  return [
    route({
      method: 'GET',
      url: '/api/tables/:id/position',
      about: 'The position as one’s seat sees it, and what happened after `since`.',
      access: 'anyone',
      limit: 'read',
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
      packs: true,
      async handle({ who, params, request, reply }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        const story = isProblem(from) ? from : await watching.story(from);
        if (isProblem(story)) return story;
        const asker = who?.actor.account ?? network(request.ip);
        const packed = stories.get(story.name) ?? (await lane.pass(asker, () => packedStory(story.tell)));
        if (isProblem(packed)) return packed;
        stories.put(story.name, packed, packed.length);
        return sendPacked(request, reply, packed);
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/sheet',
      about: 'The component sheet, where it is not the game’s own.',
      access: 'anyone',
      limit: 'read',
      async handle({ who, params }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        const row = await store.rooms.find(params.id);
        const body = row && loader.hasOwnSheet(row) ? await store.rooms.sheet(row.sheet) : undefined;
        return body === undefined ? {} : { sheet: JSON.parse(body) as unknown };
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/record',
      about: 'The whole game as text, once it is over: before that it would give the seed away.',
      access: 'anyone',
      limit: 'export',
      async handle({ who, params, request, reply }) {
        const row = await finished(who?.actor, params.id);
        if (isProblem(row)) return row;
        const held = await lane.pass(who?.actor.account ?? network(request.ip), () => loader.whole(row));
        if (isProblem(held)) return held;
        return reply
          .type('text/plain; charset=utf-8')
          .send(writeRecord({ ...held.table.record('positions'), seats: await readSitters(house, row) }));
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/analysis',
      about: 'How far the analysis of a finished game is, and what it found.',
      access: 'anyone',
      limit: 'read',
      async handle({ who, params, query }) {
        const row = await finished(who?.actor, params.id);
        return isProblem(row) ? row : analyses.read(row.id, query.depth);
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/analysis',
      about: 'Ask for the analysis of a finished game. It is made once, and kept for everybody who may see the table.',
      access: 'account',
      limit: 'analysis',
      async handle({ who, params, body }) {
        const row = await finished(who?.actor, params.id);
        return isProblem(row) ? row : analyses.ask(row, body.depth);
      },
    }),
  ];
}

async function packedStory(tell: () => Promise<string | Problem>): Promise<Buffer | Problem> {
  const text = await tell();
  return typeof text === 'string' ? pack(text) : text;
}
