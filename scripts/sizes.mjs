// node scripts/sizes.mjs [folder]: how much source a house has. Lines of each package, its longest functions, and lines that stand in two places.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root as here } from './run.mjs';

const root = process.argv[2] ?? here;
/** So many lines in a row, alike but for their indentation, are the same thing said twice. */
const ALIKE = 8;
const LONGEST = 20;

const packages = readdirSync(join(root, 'packages'));
const files = packages.flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|(^|\/)testing\//.test(path))
    .map((path) => ({ name, path: join(root, 'packages', name, 'src', path) })),
);
const texts = files.map(({ name, path }) => ({ name, path, text: readFileSync(path, 'utf8') }));

console.log('package       files   lines  of them style');
let all = { files: 0, lines: 0, style: 0 };
for (const name of packages) {
  const own = texts.filter((file) => file.name === name);
  const lines = own.reduce((sum, { text }) => sum + linesOf(text), 0);
  const style = own.reduce((sum, { text }) => sum + linesOf(/<style>.*<\/style>/s.exec(text)?.[0] ?? ''), 0);
  all = { files: all.files + own.length, lines: all.lines + lines, style: all.style + style };
  say(name, own.length, lines, style);
}
say('all', all.files, all.lines, all.style);

console.log('\nlongest functions');
const functions = texts.flatMap(({ path, text }) => functionsIn(relative(root, path), scriptOf(text)));
functions.sort((a, b) => b.lines - a.lines);
for (const { lines, where } of functions.slice(0, LONGEST)) console.log(`${String(lines).padStart(4)}  ${where}`);

console.log(`\n${doubled()} lines stand in two places (${ALIKE} or more in a row)`);

function say(name, ...figures) {
  console.log(name.padEnd(12), ...figures.map((figure) => String(figure).padStart(6)));
}

function linesOf(text) {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function scriptOf(text) {
  const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, inner]) => inner);
  return scripts.length > 0 ? scripts.join('\n') : text;
}

function functionsIn(path, text) {
  const found = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (place) => source.getLineAndCharacterOfPosition(place).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const name = node.name ?? node.parent?.name;
      const lines = lineAt(node.end) - lineAt(node.getStart()) + 1;
      found.push({ lines, where: `${path}: ${name?.getText(source) ?? 'a function without a name'}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function doubled() {
  const seen = new Map();
  const twice = new Set();
  for (const { path, text } of texts) {
    const lines = text
      .split('\n')
      .map((line, at) => ({ line: line.trim(), at }))
      .filter(({ line }) => line.length > 2 && !line.startsWith('import '));
    for (let i = 0; i + ALIKE <= lines.length; i++) {
      const run = lines.slice(i, i + ALIKE);
      const key = run.map(({ line }) => line).join('\n');
      const other = seen.get(key);
      if (other === undefined) seen.set(key, path);
      else for (const { at } of run) twice.add(`${path}:${at}`);
    }
  }
  return twice.size;
}
