import { at, type RuleId } from '@cromford/kernel';
import { appealOf, machinesOf, workersOf } from '../factory.ts';
import { goodAt, ROWS } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Factory, Player } from '../state.ts';
import { highestFreePrice } from '../storage.ts';
import type { Never } from './never.ts';

/** One factory on the mat of a player. */
export function factoryFaults(
  rs: Ruleset,
  p: Player,
  f: Factory,
  good: number,
  isUnsettled: boolean,
  ofPlayer: Never,
): void {
  const never = (wrong: boolean, rule: RuleId, reason: () => string, field = '') =>
    ofPlayer(wrong, rule, `factories.${good}${field}`, () => `${goodAt(good)}: ${reason()}`);
  const type = rs.types[f.type];
  never(type === undefined, 'AE-ASY-02', () => `type ${f.type}, where there is none but 0 to ${rs.types.length - 1}`);
  // Nothing else can be worked out of a factory of a type that there is not.
  if (!type) return;
  never(f.level > type.topLevel, 'FE-CMP-06', () => `level ${f.level}`, '.level');
  never(f.distribution > rs.distributionLimit, 'FE-CMP-10', () => `distribution ${f.distribution}`, '.distribution');
  never(
    f.price < at(rs.lowestPrice, good) || f.price > rs.highestPrice,
    'FE-CMP-11',
    () => `price ${f.price}`,
    '.price',
  );
  never(appealOf(rs, f, good) < 0, 'FE-CMP-13', () => `appeal ${appealOf(rs, f, good)}`);
  never(
    !isUnsettled && f.price > highestFreePrice(rs, p, good),
    'FE-PRI-05',
    () => `price ${f.price} lies on stored goods`,
  );
  never(f.additional > 0 && !f.obsolete, 'FE-OBS-02', () => `${f.additional} additional workers`, '.additional');
  never(workersOf(f) + machinesOf(f) === 0, 'FE-WRK-12', () => 'nobody works in it');
  for (let row = 0; row < ROWS; row++) {
    const workers = at(f.workers, row);
    const machines = at(f.machines, row);
    never(workers + machines > at(at(rs.spaces, good), row), 'FE-CMP-26', () => `row ${row + 1} is overfull`);
    never(machines > at(at(rs.machineSpaces, good), row), 'FE-CMP-26', () => `row ${row + 1}: ${machines} machines`);
    never(
      rs.emptyRowsLoseMachines && machines > 0 && workers === 0,
      'FE-WRK-12',
      () => `row ${row + 1}: machines alone`,
    );
  }
}
