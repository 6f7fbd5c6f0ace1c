import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Book, bookOf } from './rule-list.ts';

const BOOK = 'virtual:rules/';

/** Turns the rule lists of a folder into modules, one per book, and makes the file `shelf` name the books. */
export function rules(folder: string, shelf: string): Plugin {
  const read = (name: string) => {
    const file = join(folder, `${name}.md`);
    return { file, book: bookOf(readFileSync(file, 'utf8')) };
  };
  return {
    name: 'cromford-rules',
    resolveId: (id) => (id.startsWith(BOOK) ? `\0${id}` : undefined),
    load(id) {
      if (id === shelf) return list(readdirSync(folder), read);
      if (!id.startsWith(`\0${BOOK}`)) return undefined;
      const { file, book } = read(id.slice(BOOK.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(book)};`;
    },
  };
}

function list(files: string[], read: (name: string) => { book: Book }): string {
  const lines: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.md')).sort()) {
    const name = file.slice(0, -3);
    const prefixes = new Set(Object.keys(read(name).book.statements).map((rule) => rule.split('-', 1)[0]));
    for (const prefix of prefixes)
      lines.push(`  ${JSON.stringify(prefix)}: () => import(${JSON.stringify(BOOK + name)}),`);
  }
  return `export const books = {\n${lines.join('\n')}\n};`;
}
