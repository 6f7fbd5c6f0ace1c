import type { RuleId } from '@cromford/kernel';
import type { Frame } from '../state.ts';

/** The rule that the line of help below a question speaks of, where it is another than the question's own. */
export const HELP_RULES: Readonly<Partial<Record<Frame['step'], RuleId>>> = {
  act: 'SE-ACT-03',
  sell: 'SE-SEL-03',
  build: 'SE-EVT-01',
  place: 'SE-BLD-04',
  marker: 'SE-BLD-09',
  manage: 'SE-MGR-03',
  'labour-order': 'SE-LAB-04',
};
