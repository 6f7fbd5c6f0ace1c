import type { Player } from '../engine/protocol.ts';

/** What bots are called where nobody has named them: one name for each seat. */
const NAMES = ['Harriet', 'Tobias', 'Mei', 'Oskar'] as const;

export const botName = (seat: number): string => NAMES[seat % NAMES.length] ?? '';

/** Somebody else takes the seat: a person brings a name of his own, a bot has one. */
export function seated(seat: number, name: string, who: string): Player {
  if (who === 'person') return { name: name === botName(seat) ? '' : name, kind: 'person' };
  return { name: name || botName(seat), kind: 'bot', bot: who };
}
