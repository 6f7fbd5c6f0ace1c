import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BOOK = 'virtual:rules/';

/** Turns the rule lists of a folder into modules: each book maps numbers to sentences, and the file `shelf` names the books. */
export function rules(folder: string, shelf: string): Plugin {
  const read = (name: string) => {
    const file = join(folder, `${name}.md`);
    return { file, statements: statementsOf(readFileSync(file, 'utf8')) };
  };
  return {
    name: 'cromford-rules',
    resolveId: (id) => (id.startsWith(BOOK) ? `\0${id}` : undefined),
    load(id) {
      if (id === shelf) return list(readdirSync(folder), read);
      if (!id.startsWith(`\0${BOOK}`)) return undefined;
      const { file, statements } = read(id.slice(BOOK.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(statements)};`;
    },
  };
}

function list(files: string[], read: (name: string) => { statements: Record<string, string> }): string {
  const lines: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const name = file.slice(0, -3);
    const prefixes = new Set(Object.keys(read(name).statements).map((rule) => rule.split('-', 1)[0]));
    for (const prefix of prefixes)
      lines.push(`  ${JSON.stringify(prefix)}: () => import(${JSON.stringify(BOOK + name)}),`);
  }
  return `export const books = {\n${lines.join('\n')}\n};`;
}

/** A statement is a list item that starts with its number in bold. */
export function statementsOf(text: string): Record<string, string> {
  const statements: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, rule, words] = /^\s*[-*] \*\*([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)\*\*:? (.+)$/.exec(line) ?? [];
    if (rule && words) statements[rule] = plain(words);
  }
  return statements;
}

/** Without the marks that only the list itself needs: line numbers of the source, emphasis. */
function plain(words: string): string {
  return words
    .replace(/\s*\[[^\]]*\](?!\()/g, '')
    .replace(/\*\*|`/g, '')
    .trim();
}
