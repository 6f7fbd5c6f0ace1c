import { type Course, courseOf } from '@cromford/bots/courses';
import { isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { engines } from '../games/engines.ts';

/** The record of a game that is over. */
export interface CourseRequest {
  readonly game: string;
  readonly record: string;
  /** Whose course it is, where the record alone does not say it. */
  readonly seat?: number;
}

/** Nothing where the game cannot be read by the rules of today, or where it is not clear whose it is. */
export interface CourseReply {
  readonly course: Course | null;
}

addEventListener('message', async ({ data }: MessageEvent<CourseRequest>) => {
  postMessage({ course: await told(data).catch(() => null) } satisfies CourseReply);
});

async function told({ game: id, record: text, seat: own }: CourseRequest): Promise<Course | null> {
  const game = await engines[id]?.load();
  const record = game && readRecord(text, [game]);
  if (!game || !record || isProblem(record)) return null;
  const seat = own ?? (record.seats ? onlyPerson(record.seats) : record.players === 1 ? 0 : undefined);
  const table = seat === undefined ? undefined : replayRecord(record, [game]);
  if (seat === undefined || !table || isProblem(table)) return null;
  return courseOf(table, seat) ?? null;
}

function onlyPerson(seats: readonly { readonly kind: string }[]): number | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
