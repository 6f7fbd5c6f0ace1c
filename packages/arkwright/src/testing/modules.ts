/** Each choice of modules of the anniversary edition, as tests and records name it. */
export const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plain: {},
  company: { 'east-india-company': 'on' },
  asymmetric: { 'asymmetric-factories': 'on' },
  'company-asymmetric': { 'east-india-company': 'on', 'asymmetric-factories': 'on' },
};
