/** CG-AWD-01 to CG-AWD-15, in the order of the list. */
export const AWARDS = [
  'tycoon',
  'patriot',
  'true-worker',
  'worker-hero',
  'gentleman',
  'specialist',
  'generalist',
  'full-production-line',
  'general-manager',
  'expert-broker',
  'darling',
  'mogul',
  'parvenu',
  'nouveau-riche',
  'sailor',
] as const;
export type Award = (typeof AWARDS)[number];
