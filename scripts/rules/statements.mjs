// Reads the numbered statements of a rule checklist (docs/rules/*.md).
//
//   - **SE-SET-02** Central Factory starts with …          a rule, as a list line (`-` or `*`)
//   | AE-CMP-01 | WF SM | 2, 3 or 4 players. | … |         a rule, in a table whose first column is headed ID
//   | SE-EX-02 | side A, market die 3 | … |                a worked example, likewise
//   | SE-BAD-01 | action out of order | … |                an illegal move, likewise
//   - **SE-CMP-02** Dice: … {physical: only pieces}        a rule about pieces in the hand, with the reason
//   - **~~SE-CMP-09~~** …                                  retired: its id stays taken, and asks for no test

const kinds = { EX: 'example', BAD: 'illegal move', AMB: 'ruling', DP: 'decision point' };

/** What must be carried by a test. Rulings and decision points are tested through the rules that lean on them. */
export const testedKinds = ['rule', 'example', 'illegal move'];

/**
 * @typedef {{ id: string, kind: string, retired: boolean, physical?: string }} Statement
 * @param {string} markdown
 * @param {string} prefix the first part of every id of this checklist
 * @returns {{ statements: Map<string, Statement>, problems: string[] }}
 */
export function readStatements(markdown, prefix) {
  const statements = new Map();
  const problems = [];
  for (const { id: given, line } of numbered(markdown, prefix)) {
    const retired = given.startsWith('~~');
    const id = given.replaceAll('~~', '');
    const group = new RegExp(`^${prefix}-([A-Z][A-Z0-9]*)-\\d+[a-z]?$`).exec(id)?.[1];
    if (!group) problems.push(`${given} is not an id like ${prefix}-SET-01`);
    else if (statements.has(id)) problems.push(`${id} is stated twice`);
    else {
      const kind = kinds[group] ?? 'rule';
      const physical = /\{physical:\s*([^}]*?)\s*\}\s*\|?\s*$/.exec(line)?.[1];
      if (physical === '') problems.push(`${id} is marked physical without a reason`);
      if (physical !== undefined && kind !== 'rule') problems.push(`${id} is marked physical, but only a rule can be`);
      statements.set(id, { id, kind, retired, ...(physical && kind === 'rule' ? { physical } : {}) });
    }
  }
  return { statements, problems };
}

/**
 * The lines that state something, with the id as written. Other lines and tables may mention ids freely, and rows with
 * a short id of their own (`AMB-01`, a ruling) belong to their checklist alone.
 */
function* numbered(markdown, prefix) {
  const ours = (id) => id?.replaceAll('~~', '').startsWith(`${prefix}-`);
  let inIdTable = false;
  let inTable = false;
  for (const line of markdown.split(/\r?\n/)) {
    const firstCell = /^\|\s*([^|]*?)\s*\|/.exec(line)?.[1];
    if (firstCell === undefined) {
      inTable = false;
      const listed = /^[-*] \*\*([^*]+)\*\*/.exec(line)?.[1];
      if (ours(listed)) yield { id: listed, line };
    } else if (!inTable) {
      inTable = true;
      inIdTable = firstCell === 'ID';
    } else if (inIdTable && ours(firstCell)) {
      yield { id: firstCell, line };
    }
  }
}
