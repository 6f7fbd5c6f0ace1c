import type { RuleId } from '@cromford/kernel';
import type { StepName } from '../frames.ts';
import type { Ruleset } from '../ruleset.ts';

type InBoth = readonly [first: RuleId | undefined, anniversary: RuleId | undefined];

/** The rule that the line of help below a question speaks of, where it is another than the question's own: in the two rulebooks. */
const HELP: Readonly<Partial<Record<StepName, InBoth>>> = {
  found: ['FE-PREP-02', 'AE-FND-04'],
  'found-price': ['FE-CMP-12', 'AE-FLW-07'],
  turn: ['FE-ADM-04', 'AE-ADM-12'],
  amount: ['FE-ADM-07', 'AE-ADM-04'],
  factory: ['FE-ADM-13', 'AE-FAC-01'],
  'build-price': ['FE-FAC-07', 'AE-FAC-14'],
  workers: ['FE-WAG-01', 'AE-WAG-01'],
  machinery: ['FE-MAC-07', 'AE-MAC-07'],
  quality: ['FE-QUA-07', 'AE-QUA-03'],
  ship: ['FE-SHP-04', 'AE-SHP-02'],
  'production-action': ['FE-PRD-03', undefined],
  prices: ['FE-PRI-03', 'AE-PRI-01'],
  'shut-row': ['FE-WAG-08', undefined],
  'sell-stored': ['FE-SAL-19', undefined],
  shipment: ['FE-SHA-06', 'AE-SHP-09'],
  commodity: [undefined, 'AE-EIC-22'],
  influence: [undefined, 'AE-EIC-09'],
  bonus: [undefined, 'AE-EIC-16'],
  'name-start': ['FE-STP-04', 'AE-EOD-10'],
};

const ANNIVERSARY: ReadonlySet<string> = new Set(['anniversary', 'spinning-mule']);

export function helpRule({ id }: Pick<Ruleset, 'id'>, step: StepName): RuleId | undefined {
  return HELP[step]?.[ANNIVERSARY.has(id) ? 1 : 0];
}
