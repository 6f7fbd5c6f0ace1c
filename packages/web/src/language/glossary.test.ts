import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);

interface Text {
  readonly file: string;
  readonly text: string;
}

/** What stands between quotation marks in the files of one language, in all packages. */
function textsIn(files: RegExp): Text[] {
  const paths = readdirSync(new URL('packages/', ROOT), { recursive: true, encoding: 'utf8' }).filter(
    (path) => files.test(path) && !path.includes('node_modules') && !path.endsWith('.test.ts'),
  );
  return paths.flatMap((file) => {
    const source = readFileSync(new URL(`packages/${file}`, ROOT), 'utf8').replace(/^import .*$/gm, '');
    return [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map((m) => ({ file, text: m[1] ?? m[2] ?? '' }));
  });
}

const german = textsIn(/^[a-z]+\/src\/.*(\/de\/.*|[/-]de\.ts|\/de-[a-z]+\.ts)$/);
const english = textsIn(/^[a-z]+\/src\/.*(\/en\/.*|[/-]en\.ts|\/en-[a-z]+\.ts)$/);

/** Rows of the glossary's tables as cells. */
const rows = readFileSync(new URL('docs/glossary.md', ROOT), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| word'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** `Konto, Buchung` and `Ereignis (des Spielverlaufs)` as the words they are. */
const terms = (cell: string) =>
  cell
    .replaceAll(/\(.*?\)/g, '')
    .split(/[,;]/)
    .map((term) => term.replace(/^.*:/, '').trim())
    .filter((term) => term !== '–' && term !== '');

describe('the words of the house and its games', () => {
  it('address people as du in German', () => {
    // At the head of a sentence "Sie" may mean a factory or shares; inside it, only a stranger.
    const formal = /(?<![.!?:„“]\s|^|\\n)\b(Sie|Ihnen|Ihr(e[nmrs]?)?)\b/;
    expect(german.length).toBeGreaterThan(1000);
    expect(german.filter(({ text }) => formal.test(text))).toEqual([]);
  });

  it('write German pounds behind the figure', () => {
    expect(german.filter(({ text }) => /£[\d$]/.test(text))).toEqual([]);
  });

  it('use the German word of the glossary', () => {
    const all = german.map(({ text }) => text.toLowerCase()).join('\n');
    const unused = rows.flatMap((cells) => terms(cells[2] ?? '')).filter((term) => !all.includes(stem(term)));
    expect(unused).toEqual([]);
  });

  it('avoid what the glossary replaces', () => {
    const replaced = rows
      .filter((cells) => cells.length === 6)
      .flatMap((cells) => terms(cells[3] ?? ''))
      .filter((term) => !term.startsWith('space of'));
    expect(replaced).toContain('job market');
    // The anniversary edition speaks as its own rulebook does.
    const isFree = ({ file }: Text) => !/(anniversary|mule)\.ts$/.test(file);
    const found = english
      .filter(isFree)
      .filter(({ text }) => text.includes(' '))
      .filter(({ text }) => replaced.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(text)));
    expect(found).toEqual([]);
  });
});

/** Without its ending, so that "aktiven Ware" is "aktive Ware". */
function stem(term: string): string {
  const words = term.toLowerCase().split(' ');
  return words.length > 1 ? (words.at(-1) ?? term) : term.toLowerCase().replace(/e[nr]?$/, '');
}
