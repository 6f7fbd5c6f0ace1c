/** What a person typed at the prompt. */
export type Typed =
  | { readonly kind: 'choice'; readonly number: number; readonly amount?: number }
  | { readonly kind: 'preview'; readonly number?: number; readonly amount?: number; readonly line?: string }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'save'; readonly file?: string }
  | { readonly kind: 'forecast' | 'board'; readonly subject?: string }
  | { readonly kind: 'undo' | 'restart' | 'log' | 'closed' | 'help' | 'quit' | 'nothing' };

type Command = Exclude<Typed['kind'], 'choice' | 'line'>;

/** Letters, and the words that a newcomer tries for them; no game has a move that reads like one of them. */
const commands: Readonly<Record<Command, readonly string[]>> = {
  undo: ['u', 'undo', 'back', 'zurück'],
  restart: ['r', 'restart'],
  log: ['l', 'log', 'verlauf'],
  board: ['b', 'board', 'plan'],
  closed: ['w', 'why', 'why not', 'warum', 'warum nicht'],
  help: ['?', 'h', 'help', 'hilfe'],
  quit: ['q', 'quit', 'exit', 'ende'],
  save: ['s', 'save', 'speichern'],
  forecast: ['f', 'forecast', 'vorschau'],
  preview: ['p', 'preview', 'ansicht'],
  nothing: [''],
};

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries(commands).flatMap(([kind, words]) => words.map((word) => [word, kind as Command] as const)),
);

/** A number, a number and an amount, a command, or else a line of notation. */
export function readTyped(text: string): Typed {
  const kind = COMMANDS.get(text.toLowerCase());
  if (kind) return { kind };
  const counted = readCounted(text);
  if (counted) return { kind: 'choice', ...counted };
  const [, first = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(text) ?? [];
  const command = COMMANDS.get(first.toLowerCase());
  if (command === 'preview') return { kind: 'preview', ...(readCounted(rest) ?? { line: rest }) };
  if (command === 'save') return { kind: 'save', file: rest };
  if (command === 'forecast' || command === 'board') return { kind: command, subject: rest };
  return { kind: 'line', text };
}

function readCounted(text: string): { readonly number: number; readonly amount?: number } | undefined {
  const [, number, amount] = /^(\d{1,4})(?:\s+(\d{1,9}))?$/.exec(text) ?? [];
  return number ? { number: Number(number), ...(amount && { amount: Number(amount) }) } : undefined;
}
