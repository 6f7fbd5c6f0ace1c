// Writes a source file anew with all its faults in it, each behind a switch: `$m(17) ? good <= next : good < next`.
// So a package is built once, and a fault is tried by telling `$m` its number.
import ts from 'typescript';
import { canGo, changesOf, tells } from './changes.mjs';

/**
 * `nth` tells like faults of like lines apart: the second `0 -> 1` of `[0, 0]` is number 2.
 * @typedef {{ id: number, file: string, line: number, code: string, from: string, to: string, nth: number, rules: string[] }} Mutant
 * @param {string} path as it is reported
 * @param {string} source
 * @param {Mutant[]} mutants the list that the faults found here are added to; a fault's number is its place, from 1
 * @returns {string} the source with switches
 */
export function switched(path, source, mutants) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const alike = new Map();

  function add(node, to) {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
    const what = { code: lines[line].trim(), from: plain(node.getText(file)), to: plain(to) };
    const key = JSON.stringify(what);
    const nth = (alike.get(key) ?? 0) + 1;
    alike.set(key, nth);
    const mutant = {
      id: mutants.length + 1,
      file: path,
      line: line + 1,
      ...what,
      nth,
      rules: rulesNear(node, file),
    };
    mutants.push(mutant);
    return mutant.id;
  }

  /** The text of a node in which every place below it can be switched. */
  function inside(node) {
    let text = '';
    let written = node.getStart(file);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(file);
      text += source.slice(written, start) + render(child);
      written = child.end;
    });
    return text + source.slice(written, node.end);
  }

  function render(node) {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      return node.getText(file);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || tells(node)) return node.getText(file);
    if (ts.isExpressionStatement(node) && canGo(node)) return `{ if (!$m(${add(node, '')})) ${inside(node)} }`;
    const changes = isTarget(node) ? [] : changesOf(node, file);
    if (changes.length === 0) return inside(node);
    const tries = changes.map((to) => `$m(${add(node, to)}) ? (${to}) : `);
    return `(${tries.join('')}${inside(node)})`;
  }

  return inside(file);
}

/** Names of properties, and what is assigned to, are no expressions. */
function isTarget(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isBinaryExpression(parent) && parent.left === node && ts.isArrayLiteralExpression(node))
    return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return false;
}

const ID = /\b(?:[A-Z]{2}-[A-Z]+\d*-\d+[a-z]?|AMB-\d+)\b/g;

/** The rules named in and above the function around a place, the nearest first. */
function rulesNear(node, file) {
  let around = node;
  while (around.parent && !(ts.isFunctionLike(around) && ts.isBlock(around.body ?? around))) around = around.parent;
  const from = around.getFullStart();
  const place = node.getStart(file) - from;
  const found = [...file.text.slice(from, around.end).matchAll(ID)];
  found.sort((a, b) => Math.abs(a.index - place) - Math.abs(b.index - place));
  return [...new Set(found.map(([id]) => id))].slice(0, 3);
}

const plain = (text) => text.replace(/\s+/g, ' ');
