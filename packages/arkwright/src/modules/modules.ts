import type { Ruleset } from '../ruleset.ts';
import type { AnniversarySetup } from '../rulesets/anniversary-edition.ts';
import { withAsymmetricFactories } from './asymmetric-factories.ts';
import { withEastIndiaCompany } from './east-india-company/ruleset.ts';

/** A ruleset with the modules that are wanted. */
export function withModules(
  rs: Ruleset,
  { options, sheet }: AnniversarySetup,
  side: 'water-frame' | 'spinning-mule',
): Ruleset {
  const company = options['east-india-company'] === 'on' ? withEastIndiaCompany(rs, sheet, side) : rs;
  return options['asymmetric-factories'] === 'on' ? withAsymmetricFactories(company, sheet) : company;
}
