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

/** The one line of a record that says who sits where; none where there is nothing to say. */
export function seatsLine(seats: readonly Sitter[] = []): readonly string[] {
  const isPlain = seats.every(({ name, kind }) => name === '' && kind === 'person');
  return isPlain ? [] : [`seats ${JSON.stringify(seats)}`];
}

/** Reads that line, or the `bots` of earlier versions. It comes from outside: what is no seat is a person without a name. */
export function readSeats(head: ReadonlyMap<string, string>, players: number): readonly Sitter[] | undefined {
  const found = listed(head.get('seats')) ?? head.get('bots')?.split(',').map(formerly);
  if (!found) return undefined;
  const seats = Array.from({ length: players }, (_, seat) => sitter(found[seat]));
  return seatsLine(seats).length === 0 ? undefined : seats;
}

function listed(text: string | undefined): readonly unknown[] | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function formerly(text: string): Sitter {
  const bot = text.trim();
  return bot === OLD_PERSON || bot === '' ? PERSON : { name: '', kind: 'bot', bot };
}

function sitter(value: unknown): Sitter {
  const given: object = typeof value === 'object' && value !== null ? value : {};
  const name = 'name' in given && typeof given.name === 'string' ? given.name.slice(0, LONGEST_NAME) : '';
  const bot = 'bot' in given && typeof given.bot === 'string' ? given.bot.slice(0, LONGEST_BOT) : '';
  const isBot = 'kind' in given && given.kind === 'bot' && bot !== '';
  return isBot ? { name, kind: 'bot', bot } : { name, kind: 'person' };
}
