import type { Player } from './protocol.ts';

const LONGEST_NAME = 24;

/**
 * Who sits where, as one line in the head of a record: the rules do not need it, so every reader of records may pass over it, but a game
 * that is sent to somebody keeps its names and its bots.
 */
export function withSeats(record: string, players: readonly Player[]): string {
  const isPlain = players.every(({ name, kind }) => name === '' && kind === 'person');
  return isPlain ? record : record.replace(/^players \d+$/m, (line) => `${line}\nseats ${JSON.stringify(players)}`);
}

/** Reads that line. It comes from outside: what is not a seat is passed over. */
export function readSeats(record: string): Player[] | undefined {
  const text = /^seats (.*)$/m.exec(record.slice(0, Math.max(0, record.indexOf('\n\n'))))?.[1];
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map(player) : undefined;
  } catch {
    return undefined;
  }
}

function player(value: unknown): Player {
  const { name, kind, bot } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Player, unknown>
  >;
  const called = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
  return kind === 'bot' && typeof bot === 'string'
    ? { name: called, kind, bot: bot.slice(0, LONGEST_NAME) }
    : { name: called, kind: 'person' };
}
