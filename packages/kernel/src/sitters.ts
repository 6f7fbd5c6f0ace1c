/** Who sits at a seat. The rules do not need it, but a game that is kept or sent to somebody keeps its names and its bots. */
export interface Sitter {
  /** Empty: the name that the game gives the seat. */
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Which bot: a level, or any name that `cromford` knows. */
  readonly bot?: string;
}

export const PERSON: Sitter = { name: '', kind: 'person' };

const LONGEST_NAME = 30;
/** The settings of a bot may be part of its name. */
const LONGEST_BOT = 120;
/** How earlier versions of the terminal called a person in their line. */
const OLD_PERSON = 'me';

/** The one line of a record that says who sits where; none where nobody has said it. */
export function seatsLine(seats: readonly Sitter[] = []): readonly string[] {
  return seats.length === 0 ? [] : [`seats ${JSON.stringify(seats)}`];
}

/** Reads that line, or the `bots` of earlier versions: one sitter for every seat, or it is damaged. */
export function readSeats(
  line: string | undefined,
  bots: string | undefined,
  players: number,
): readonly Sitter[] | undefined | 'damaged' {
  const found = line === undefined ? bots?.split(',').map(formerly) : listed(line);
  if (!found) return line === undefined ? undefined : 'damaged';
  const seats = found.map(sitter);
  const isWhole = seats.length === players && seats.every((seat) => seat !== undefined);
  return isWhole ? (seats as readonly Sitter[]) : 'damaged';
}

function listed(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function formerly(text: string): Sitter {
  const bot = text.trim();
  return bot === OLD_PERSON || bot === '' ? PERSON : { name: '', kind: 'bot', bot };
}

/** It comes from outside: anything but a sitter is nothing. */
function sitter(value: unknown): Sitter | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, kind, bot } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return undefined;
  if (kind === 'person') return { name, kind };
  if (kind !== 'bot' || typeof bot !== 'string' || bot === '' || bot.length > LONGEST_BOT) return undefined;
  return { name, kind, bot };
}
