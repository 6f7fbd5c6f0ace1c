// What the comments of a description say of its fields.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * The comments beside fields, found by the fields that stand together in an object of a description.
 * @param {readonly string[]} files
 * @returns {(keys: readonly string[]) => { about: string, fields: Record<string, string> }}
 */
export function commentsOf(files) {
  const groups = new Map();
  /** Fields that a module adds, by the name under which they are spread; its file comes before. */
  const named = new Map();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    visit(source);

    function visit(node) {
      if (ts.isInterfaceDeclaration(node) || ts.isObjectLiteralExpression(node)) note(node);
      ts.forEachChild(node, visit);
    }

    function note(node) {
      const members = ts.isInterfaceDeclaration(node) ? node.members : node.properties;
      const fields = {};
      for (const member of members) {
        const spread = ts.isSpreadAssignment(member) ? named.get(member.expression.getText()) : undefined;
        if (spread) Object.assign(fields, spread);
        else if (!member.name) return;
        else fields[member.name.getText()] = commentBefore(source, member);
      }
      if (ts.isVariableDeclaration(node.parent)) named.set(node.parent.name.getText(), fields);
      const key = keyOf(Object.keys(fields));
      const statement = ts.findAncestor(node, ts.isStatement);
      const about = statement ? commentBefore(source, statement) : '';
      const before = groups.get(key);
      if (before) for (const [name, text] of Object.entries(fields)) before.fields[name] ||= text;
      else groups.set(key, { about, fields });
    }
  }
  return (keys) => groups.get(keyOf(keys)) ?? { about: '', fields: {} };
}

const keyOf = (keys) => [...keys].sort().join();

function commentBefore(source, node) {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const last = ranges.filter(({ pos }) => source.text.startsWith('/**', pos)).pop();
  if (!last) return '';
  return source.text
    .slice(last.pos + 3, last.end - 2)
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
