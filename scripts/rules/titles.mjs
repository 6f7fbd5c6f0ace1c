// Finds the rule ids that test titles carry. A title is the first argument of test, it or describe; an id in a comment,
// or anywhere else in the code, proves nothing and does not count.
import ts from 'typescript';

const runners = new Set(['test', 'it', 'describe']);
// `SE-SET-01–05`, `SE-SET-01/02`, `SE-SET-01 to SE-SET-05`: what such a title covers, only its author knows.
const RANGE_AFTER_ID = /^\s*(?:(?:[-–—/]|\.\.+|…|to\b|through\b)\s*)(?:[A-Z]{2}-[A-Z0-9]+-)?\d/;

/**
 * @typedef {{ id: string, line: number, title: string, skipped: boolean, range: boolean }} Mention
 * @param {string} source the text of a test file
 * @param {string[]} prefixes the first parts of the ids to look for
 * @returns {Mention[]}
 */
export function readTitles(source, prefixes) {
  const id = new RegExp(`\\b(?:${prefixes.join('|')})-[A-Z][A-Z0-9]*-\\d+[a-z]?\\b`, 'g');
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest);
  const mentions = [];

  const visit = (node, skippedAbove) => {
    let skipped = skippedAbove;
    const call = ts.isCallExpression(node) && runnerCall(node);
    if (call) {
      skipped ||= call.modifiers.includes('skip') || call.modifiers.includes('todo');
      const title = textOf(node.arguments[0]);
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      for (const match of title.matchAll(id)) {
        const range = RANGE_AFTER_ID.test(title.slice(match.index + match[0].length));
        mentions.push({ id: match[0], line, title, skipped, range });
      }
    }
    ts.forEachChild(node, (child) => visit(child, skipped));
  };
  visit(file, false);
  return mentions;
}

/** A test that carries many rules cannot fail for each of them. */
const MOST_IDS = 4;

/**
 * @param {Mention[]} mentions of one file
 * @returns {{ line: number, ids: number }[]} the titles that carry too many
 */
export function crowdedTitles(mentions) {
  const titles = new Map();
  for (const { line, title, id } of mentions) {
    const ids = titles.get(`${line} ${title}`)?.ids ?? new Set();
    titles.set(`${line} ${title}`, { line, ids: ids.add(id) });
  }
  return [...titles.values()]
    .filter(({ ids }) => ids.size > MOST_IDS)
    .map(({ line, ids }) => ({ line, ids: ids.size }));
}

/** Sees through `test.skip(…)`, `test.each(table)(…)` and `test.each`table`(…)` to the runner behind them. */
function runnerCall(call) {
  const modifiers = [];
  let callee = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(callee)) {
      modifiers.push(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else break;
  }
  return ts.isIdentifier(callee) && runners.has(callee.text) ? { modifiers } : undefined;
}

/** The words of a title that stand in the source; what is filled in at run time is not known here. */
function textOf(node) {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `\0${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return '';
}
