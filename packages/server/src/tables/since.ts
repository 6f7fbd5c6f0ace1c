import { type Language, named, plain, type Seat, type Table } from '@cromford/kernel';

/** A notice is read at a glance: so many of the latest decisions, each so long. */
const MOST = 4;
const LONGEST = 90;

interface Reader {
  readonly language: Language;
  readonly names: readonly string[];
}

/** What others have decided since a seat's own last decision, in a few words; the decision that is being made is the last of them. */
export async function sinceOwn(
  table: Table,
  seat: Seat,
  latest: { readonly seat: Seat; readonly line: string },
  { language, names }: Reader,
): Promise<{ readonly name: string; readonly since: string }> {
  const { game, setup, engine, history, state } = table;
  const words = await game.words(language, setup);
  const own = history.findLastIndex((turned) => turned.seat === seat);
  const decisions = history.slice(own + 1).map((turned, i) => ({ ...turned, before: table.at(own + 1 + i) }));
  const said = [...decisions, { seat: latest.seat, move: latest.line, before: state }]
    .slice(-MOST)
    .flatMap((decided) => {
      const move = engine.rules.notation.read(decided.move);
      if (!move || !decided.before) return [];
      const view = engine.rules.view(decided.before, seat);
      const text = plain(named(words, words.move(move, view), names));
      const who = names[decided.seat] || (words.seat?.(decided.seat) ?? String(decided.seat + 1));
      return [`${who}: ${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}.`];
    });
  return { name: words.name, since: said.join(' ') };
}
