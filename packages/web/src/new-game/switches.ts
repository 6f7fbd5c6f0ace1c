import type { OptionAbout } from '../engine/protocol.ts';

export const NO = 'no';
export const YES = 'yes';

/** So many rules that are only in use or not stand in one panel; fewer have one each, like other options. */
const SEVERAL = 3;

/** The options that are mere switches, where there are several. */
export function switchesAmong(options: readonly OptionAbout[]): OptionAbout[] {
  const found = options.filter(({ values }) => values.length === 2 && values[0] === NO && values[1] === YES);
  return found.length >= SEVERAL ? found : [];
}
