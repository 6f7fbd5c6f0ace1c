// Holds the statements of one checklist against the tests that carry their ids.
import { testedKinds } from './statements.mjs';

/**
 * @param {Map<string, import('./statements.mjs').Statement>} statements
 * @param {Map<string, string[]>} tests id → where the tests stand
 */
export function cover(statements, tests) {
  const standing = [...statements.values()].filter((statement) => !statement.retired);
  const kinds = testedKinds.map((kind) => {
    const all = standing.filter((statement) => statement.kind === kind);
    const tested = all.filter(({ id }) => tests.has(id));
    const physical = all.filter((statement) => statement.physical && !tests.has(statement.id));
    const missing = all.filter((statement) => !tests.has(statement.id) && !statement.physical);
    return {
      kind,
      stated: all.length,
      tested: tested.length,
      physical: physical.map(({ id, physical: reason }) => ({ id, reason })),
      missing: missing.map(({ id }) => id),
    };
  });
  const notCounted = standing.filter(({ kind }) => !testedKinds.includes(kind)).length;
  return { kinds, notCounted };
}
