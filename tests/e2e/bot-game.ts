import { bots } from '../../packages/bots/src/index.ts';
import {
  type AnyGame,
  isProblem,
  PERSON,
  type Sitter,
  seeded,
  Table,
  writeRecord,
} from '../../packages/kernel/src/index.ts';

export interface BotGame {
  readonly game: AnyGame;
  readonly seed: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly bot?: string;
  /** Stop after this share of the usual length, counted in decisions of a whole game. */
  readonly until?: number;
}

/** The record of a game that bots have played, whole or up to a part of it; the first seat is a person's. */
export function botGame({ game, seed, players, options = {}, bot = 'foreman', until = 1 }: BotGame): string {
  const table = Table.open(game, { players, seed, options });
  if (isProblem(table)) throw new Error(table.code);
  const maker = bots.get(bot);
  if (!maker) throw new Error(`no bot called ${bot}`);
  const seated = Array.from({ length: players }, (_, seat) => maker(seeded(`${seed} ${seat}`)));
  const { engine } = table;
  for (let due = table.due(); due; due = table.due()) {
    const { seat } = due;
    const moves = [...engine.open(table.state)];
    const view = () => engine.rules.view(table.state, seat);
    const move = seated[seat]?.choose({ engine, seat, moves, view });
    if (!move || table.play(move)) throw new Error(`seat ${seat} did not play`);
  }
  const { hash, ...record } = table.record();
  const moves = record.moves.slice(0, Math.round(record.moves.length * until));
  const seats = seated.map((_, seat): Sitter => (seat === 0 ? PERSON : { name: '', kind: 'bot', bot: 'apprentice' }));
  return writeRecord({ ...record, moves, seats, ...(until >= 1 && hash && { hash }) });
}
