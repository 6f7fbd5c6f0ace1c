import { type Sitter, type Table, writeRecord } from '@cromford/kernel';
import { saveRecord } from '../files.ts';
import { sayProblem, type Texts } from '../words/index.ts';

export interface SaveFiles {
  /** Where `s` saves when it names no file. */
  readonly onCommand: string | undefined;
  /** Where the game is kept after every decision, if at all. */
  readonly always: string | undefined;
  /** Who sits where: the file remembers it. */
  readonly seats?: readonly Sitter[];
}

/** What of a game is in a file, and what is not yet. */
export class Saves {
  private readonly texts: Texts;
  private readonly table: Table;
  private readonly files: SaveFiles;
  /** The last decision that the last save holds. */
  private saved: Table['history'][number] | undefined;
  private file: string | undefined;

  constructor(texts: Texts, table: Table, files: SaveFiles) {
    this.texts = texts;
    this.table = table;
    this.files = files;
    this.saved = table.history.at(-1);
  }

  /** The last word of a sitting, if the game is kept in a file. */
  async atTheEnd(): Promise<readonly string[]> {
    return this.files.always === undefined ? [] : [await this.save(this.files.always)];
  }

  /** Nothing would be lost. */
  get areComplete(): boolean {
    return this.saved === this.table.history.at(-1);
  }

  /** The command that goes on with what was saved last. */
  get goOn(): string | undefined {
    const file = this.file?.includes(' ') ? JSON.stringify(this.file) : this.file;
    return file && `cromford play --resume ${file} --save ${file}`;
  }

  /** After every decision, so that a closed window loses nothing; says what is wrong, if anything is. */
  async keep(): Promise<string | undefined> {
    const { always } = this.files;
    if (always === undefined || this.areComplete) return undefined;
    const said = await this.save(always);
    return this.areComplete ? undefined : said;
  }

  /** Says where the game went, or what is wrong. */
  async save(file: string | undefined = this.files.onCommand): Promise<string> {
    if (file === undefined) return this.texts.play.whereToSave;
    const wrong = await saveRecord(
      file,
      writeRecord({ ...this.table.record('positions'), seats: this.files.seats ?? [] }),
    );
    if (wrong) return sayProblem(this.texts, wrong);
    this.saved = this.table.history.at(-1);
    this.file = file;
    return this.texts.play.saved({ file });
  }
}
