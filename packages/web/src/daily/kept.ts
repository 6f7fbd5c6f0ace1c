import { savedGame } from '../saves/games.ts';
import { recalled, remember } from '../shell/memory.ts';

/** What became of a challenge: the game that was begun, and its result once it is over. */
export interface Tried {
  readonly game: string;
  readonly result?: { readonly score: number; readonly rank: number };
}

type Days = Readonly<Record<string, Readonly<Record<string, Tried>>>>;

const KEY = 'cromford.daily';
/** Days that are remembered. */
const MOST = 60;

function days(): Days {
  try {
    const kept: unknown = JSON.parse(recalled(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Days) : {};
  } catch {
    return {};
  }
}

export function noteTried(day: number, challenge: string, tried: Tried): void {
  const before = days();
  const all = { ...before, [day]: { ...before[day], [challenge]: tried } };
  const latest = Object.entries(all)
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, MOST);
  remember(KEY, JSON.stringify(Object.fromEntries(latest)));
}

/** What has been tried on a day. Games that have ended since leave their result here, which outlasts the saved game. */
export async function triedOn(day: number): Promise<Readonly<Record<string, Tried>>> {
  for (const [challenge, tried] of Object.entries(days()[day] ?? {})) {
    if (tried.result) continue;
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
