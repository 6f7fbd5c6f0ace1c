import type { RuleId } from '@cromford/kernel';
import type { Frame } from '../frames.ts';

/** The rule that the line of help below a question speaks of, where it is another than the question's own. */
export const HELP_RULES: Readonly<Partial<Record<Frame['step'], RuleId>>> = {
  act: 'CG-ACT-02',
  build: 'CG-BLD-06',
  employ: 'CG-EMP-08',
  automate: 'CG-AUT-02',
  buy: 'CG-STK-03',
  loans: 'CG-END-04',
  spot: 'CG-PRC-06',
  'sell-stored': 'CG-PRD-04',
  ship: 'CG-END-05',
  store: 'CG-WH-02',
};
