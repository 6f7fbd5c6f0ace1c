import { createInterface, type Interface } from 'node:readline';
import { print, type Terminal } from './terminal.ts';

/** Lines that a person types, or that come through a pipe. */
export class Lines {
  private readonly terminal: Terminal;
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    this.reader = createInterface({
      input: terminal.input,
      ...(terminal.isScreen && { output: terminal.output }),
      terminal: terminal.isScreen,
    });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** The next line; nothing at the end of the input or after Ctrl-C. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.terminal.isScreen) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else print(this.terminal, prompt);
    const { value, done } = await this.lines.next();
    if (!done) return value.trim();
    // The cursor still stands behind the question.
    if (this.terminal.isScreen) print(this.terminal, '');
    return undefined;
  }

  close(): void {
    this.reader.close();
  }
}
