/** A list of rules as the app reads it: what each number says, and under which heading it stands. */
export interface Book {
  readonly statements: Readonly<Record<string, string>>;
  readonly sections: readonly { readonly title: string; readonly rules: readonly string[] }[];
}

const NUMBER = /^[A-Z]{2}-[A-Z0-9]+-\d+[a-z]?$/;

/** Columns of tables that say something to a player, and what is put before each. */
const COLUMNS: Readonly<Record<string, string>> = {
  rule: '',
  problem: '',
  ruling: 'Ruling: ',
  'recommended ruling': 'Ruling: ',
  given: 'Given: ',
  when: 'When: ',
  // biome-ignore lint/suspicious/noThenProperty: it is the name of a column
  then: 'Then: ',
};

/** A table with one of these states rules, rulings or examples; others are for whoever writes the engine. */
const SPEAKING = new Set(['rule', 'problem', 'then']);

/** A rule is a list item that starts with its number in bold, or a row of a table whose first column is its number. */
export function bookOf(text: string): Book {
  const statements: Record<string, string> = {};
  const sections: { title: string; rules: string[] }[] = [];
  let columns: string[] = [];
  const add = (rule: string, words: string) => {
    if (!words || rule in statements) return;
    statements[rule] = words;
    sections.at(-1)?.rules.push(rule);
  };
  for (const line of text.split('\n')) {
    const heading = /^#{2,3} (.+)$/.exec(line)?.[1];
    if (heading) sections.push({ title: plain(heading).replace(/^[\d.]+ /, ''), rules: [] });
    const [, rule, words] = /^\s*[-*] \*\*([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)\*\*:? (.+)$/.exec(line) ?? [];
    if (rule && words) add(rule, plain(words));
    if (!line.startsWith('|')) {
      columns = [];
      continue;
    }
    const cells = cellsOf(line);
    if (columns.length === 0) columns = cells.map((cell) => cell.toLowerCase());
    else if (columns.some((column) => SPEAKING.has(column)) && NUMBER.test(plain(cells[0] ?? '')))
      add(plain(cells[0] ?? ''), said(columns, cells));
  }
  return { statements, sections: sections.filter(({ rules }) => rules.length > 0) };
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function said(columns: readonly string[], cells: readonly string[]): string {
  return columns
    .flatMap((column, i) => {
      const before = COLUMNS[column];
      const words = plain(cells[i] ?? '');
      return before === undefined || words === '' ? [] : [`${before}${/[.!?]$/.test(words) ? words : `${words}.`}`];
    })
    .join(' ');
}

/** Without the marks that only the list itself needs: line numbers of the source, emphasis, what is unsure and which ruling settles it. */
function plain(words: string): string {
  return words
    .replace(/\s*\[[^\]]*\](?!\()/g, '')
    .replace(/\s*\((?:[^()]*\bR:AMB-\d+[^()]*|U\b[^()]*)\)/g, '')
    .replace(/\*\*|`/g, '')
    .replaceAll('\\|', '|')
    .trim();
}
