import { type AnyGame, isProblem, PERSON, type Sitter, Table, writeRecord } from '../../packages/kernel/src/index.ts';

/** The record of a game for two that begins with these moves; the first seat is a person's. */
export function opening(game: AnyGame, seed: string, lines: readonly string[]): string {
  const table = Table.open(game, { players: 2, seed, options: { 'set-up': 'predetermined' } });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of lines) {
    const refused = table.playLine(line);
    if (refused) throw new Error(`${line}: ${JSON.stringify(refused)}`);
  }
  const { hash: _, ...record } = table.record();
  const seats: Sitter[] = [PERSON, { name: '', kind: 'bot', bot: 'apprentice' }];
  return writeRecord({ ...record, seats });
}
