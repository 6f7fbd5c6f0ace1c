// The report of `npm run rules` for people.
import { testedKinds } from './statements.mjs';

const columns = (name, ...cells) => `  ${name.padEnd(16)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;

export function printGame({ name, doc, package: home, begun, kinds, notCounted }) {
  console.log(`${name} — docs/rules/${doc} → packages/${home}${begun ? '' : ' — not begun'}`);
  if (!begun) {
    console.log(`  waiting: ${kinds.map(({ kind, stated }) => `${stated} ${kind}s`).join(', ')}\n`);
    return;
  }
  console.log(columns('', 'stated', 'tested', 'physical', 'missing'));
  for (const { kind, stated, tested, physical, missing } of kinds) {
    console.log(columns(`${kind}s`, stated, tested, physical.length, missing.length));
  }
  if (notCounted) console.log(columns('not counted', notCounted));
  for (const { id, reason } of kinds.flatMap(({ physical }) => physical)) console.log(`  physical: ${id} (${reason})`);
  for (const { kind, missing } of kinds) if (missing.length) console.log(`  ${kind}s missing: ${missing.join(' ')}`);
  console.log('');
}

/** One line per statement, with the places of its tests. */
export function printTests(statements, tests) {
  for (const { id, kind, retired, physical } of statements.values()) {
    const without = retired ? 'retired' : physical ? `physical: ${physical}` : testedKinds.includes(kind) ? '–' : kind;
    console.log(`${id.padEnd(12)} ${tests.get(id)?.join(' ') ?? without}`);
  }
}
