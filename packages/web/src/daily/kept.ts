import { CHALLENGES, type ChallengeName, isOpenDay } from '@cromford/protocol/challenges';
import { type SavedGame, savedGame, savedGames } from '../saves/games.ts';
import { recalled, remember } from '../shell/memory.ts';
import { KEPT, recognised } from './of-the-day.ts';

/** What became of a challenge: the game that was begun, and its result once it is over. */
export interface Tried {
  readonly game: string;
  readonly result?: { readonly score: number; readonly rank: number };
  /** `yes` once it stands on the list of the day; else why it never will. */
  readonly sent?: string;
}

export type OfDay = Readonly<Partial<Record<ChallengeName, Tried>>>;
type Days = Readonly<Record<string, OfDay>>;

/** Days that are remembered. */
const MOST = 60;

function days(): Days {
  try {
    const kept: unknown = JSON.parse(recalled(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Days) : {};
  } catch {
    return {};
  }
}

export function noteTried(day: number, challenge: ChallengeName, tried: Tried): void {
  const before = days();
  const all = { ...before, [day]: { ...before[day], [challenge]: tried } };
  const latest = Object.entries(all)
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, MOST);
  remember(KEPT, JSON.stringify(Object.fromEntries(latest)));
}

/** A game of the day that nobody remembers: what was kept of it has been deleted, and the game itself has not. */
export function noteRecognised(saved: SavedGame): void {
  const found = recognised(saved);
  if (found && begunOn(found.day, found.challenge) === undefined)
    noteTried(found.day, found.challenge, { game: saved.id });
}

/** Where there are several, the one that was left first counts. */
async function recogniseSaved(): Promise<void> {
  const { games } = await savedGames();
  for (const saved of games.toReversed()) noteRecognised(saved);
}

/** The game that was begun for a challenge, as this browser knows it now: another tab may have begun it. */
export const begunOn = (day: number, challenge: ChallengeName): string | undefined => days()[day]?.[challenge]?.game;

/** What has been tried on a day. Games that have ended since leave their result here, which outlasts the saved game. */
export async function triedOn(day: number): Promise<OfDay> {
  await recogniseSaved();
  for (const challenge of CHALLENGES) {
    const tried = days()[day]?.[challenge];
    if (!tried || tried.result) continue;
    const saved = await savedGame(tried.game).catch(() => undefined);
    if (!saved?.over || !saved.standing) continue;
    const { score, rank } = saved.standing;
    noteTried(day, challenge, { ...tried, result: { score, rank } });
  }
  return days()[day] ?? {};
}

/** The days before this one on which something was tried, the latest first. */
export function daysBefore(day: number): number[] {
  return Object.keys(days())
    .map(Number)
    .filter((one) => one < day)
    .sort((a, b) => b - a);
}

export interface Waiting {
  readonly day: number;
  readonly challenge: ChallengeName;
  readonly tried: Tried;
}

/** Results that no server has been sent yet and that are still taken. */
export async function unsent(now = Date.now()): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const day of Object.keys(days()).map(Number)) {
    if (!isOpenDay(day, now)) continue;
    const ofDay = await triedOn(day);
    for (const challenge of CHALLENGES) {
      const tried = ofDay[challenge];
      if (tried?.result && !tried.sent) waiting.push({ day, challenge, tried });
    }
  }
  return waiting;
}
