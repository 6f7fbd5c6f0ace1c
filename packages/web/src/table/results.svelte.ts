import { onRememberedElsewhere, recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.results';

/** When a production is summed up on a sheet that waits: in the first decade, after every one, or never. */
export const RESULTS = ['first', 'always', 'never'] as const;
export type Results = (typeof RESULTS)[number];

const read = () => RESULTS.find((one) => one === recalled(REMEMBERED)) ?? 'first';

class RememberedResults {
  id = $state<Results>(read());

  constructor() {
    onRememberedElsewhere(REMEMBERED, () => (this.id = read()));
  }

  choose(results: Results): void {
    this.id = results;
    remember(REMEMBERED, results);
  }
}

export const results = new RememberedResults();
