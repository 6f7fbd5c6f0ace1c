/** What a person typed at the prompt. */
export type Typed =
  | { readonly kind: 'choice'; readonly number: number; readonly amount?: number }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'save'; readonly file?: string }
  | { readonly kind: 'forecast'; readonly subject?: string }
  | { readonly kind: 'undo' | 'restart' | 'log' | 'board' | 'help' | 'quit' | 'nothing' };

const letters = {
  u: 'undo',
  r: 'restart',
  l: 'log',
  b: 'board',
  '?': 'help',
  h: 'help',
  q: 'quit',
  '': 'nothing',
} as const;

/** A number, a number and an amount, a letter, or else a line of notation. */
export function readTyped(text: string): Typed {
  if (Object.hasOwn(letters, text)) return { kind: letters[text as keyof typeof letters] };
  const [, number, amount] = /^(\d{1,4})(?:\s+(\d{1,9}))?$/.exec(text) ?? [];
  if (number) return { kind: 'choice', number: Number(number), ...(amount && { amount: Number(amount) }) };
  const [saves, file] = /^s(?:\s+(\S.*))?$/.exec(text) ?? [];
  if (saves) return { kind: 'save', ...(file && { file }) };
  const [forecasts, subject] = /^f(?:\s+(\S+))?$/.exec(text) ?? [];
  if (forecasts) return { kind: 'forecast', ...(subject && { subject }) };
  return { kind: 'line', text };
}
