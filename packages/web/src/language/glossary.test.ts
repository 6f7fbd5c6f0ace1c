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

/** What players read stands first, then the words of the house with their types. */
const [played = '', housed = ''] = readFileSync(new URL('docs/glossary.md', ROOT), 'utf8').split(
  '## Words of the house',
);

/** Rows of the glossary's tables as cells. */
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| word'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const rows = rowsOf(played);

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

describe('the types of the house', () => {
  const sources = readdirSync(new URL('packages/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[a-z]+\/src\/.*\.ts$/.test(path) && !/node_modules|\.test\.ts$|\/testing\//.test(path))
    .map((path) => ({ home: path.split('/')[0], source: readFileSync(new URL(`packages/${path}`, ROOT), 'utf8') }));
  const homesOf = (type: string) =>
    sources
      .filter(({ source }) => new RegExp(`^(export )?(interface|type|class) ${type}\\b[^,]*[{=<]`, 'm').test(source))
      .map(({ home }) => home);

  it('are declared where the glossary says, and nowhere else', () => {
    const types = rowsOf(housed).flatMap((cells) => {
      const homes =
        /\(([^)]*)\)/
          .exec(cells[2] ?? '')?.[1]
          ?.replace('games', 'arkwright, cards, empire')
          .split(', ') ?? [];
      return [...(cells[2] ?? '').matchAll(/`(\w+)/g)].map(([, type = '']) => ({ type, homes }));
    });
    expect(types.length).toBeGreaterThan(15);
    for (const { type, homes } of types) {
      const found = homesOf(type);
      expect(found.length, type).toBeGreaterThan(0);
      expect(
        found.filter((home) => !homes.includes(home ?? '')),
        type,
      ).toEqual([]);
    }
  });
});

/** Without its ending, so that "aktiven Ware" is "aktive Ware". */
function stem(term: string): string {
  const words = term.toLowerCase().split(' ');
  return words.length > 1 ? (words.at(-1) ?? term) : term.toLowerCase().replace(/e[nr]?$/, '');
}
