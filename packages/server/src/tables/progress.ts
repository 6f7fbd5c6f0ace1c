import { isProblem, LANGUAGES, named, plain, type Seat } from '@cromford/kernel';
import { Kept } from '../kept.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Loader } from './loader.ts';

/** In letters: the same lists are asked for again and again. */
const REMEMBERED = 200_000;

/** How far games have come, in a line of words, for lists of one's own tables. */
export class Progress {
  private readonly loader: Loader;
  private readonly onError: (error: unknown) => void;
  private readonly known = new Kept<string>(REMEMBERED);

  constructor(loader: Loader, onError: (error: unknown) => void) {
    this.loader = loader;
    this.onError = onError;
  }

  /** As the seat sees it; nothing where the game has not begun or has no words. */
  async of(row: TableRow, seat: Seat, wanted: string): Promise<string> {
    const language = LANGUAGES.find((known) => known === wanted) ?? LANGUAGES[0];
    const name = `${row.id} ${row.seq} ${seat} ${language}`;
    const said = this.known.get(name) ?? (await this.say(row, seat, language).catch((error) => this.without(error)));
    this.known.put(name, said, name.length + said.length);
    return said;
  }

  private without(error: unknown): string {
    this.onError(error);
    return '';
  }

  private async say(row: TableRow, seat: Seat, language: (typeof LANGUAGES)[number]): Promise<string> {
    const held = await this.loader.now(row);
    if (isProblem(held)) return '';
    const { game, setup, engine, state } = held.table;
    const words = await game.words(language, setup);
    return plain(named(words, words.progress(engine.rules.view(state, seat)), []));
  }
}
