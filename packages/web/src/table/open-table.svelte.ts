import { onRememberedElsewhere, recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.open-table';

const read = () => recalled(REMEMBERED) === 'open';

/** People who share a device look at it together: nothing is hidden when it goes from one to the next. */
class OpenTable {
  isOpen = $state(read());

  constructor() {
    onRememberedElsewhere(REMEMBERED, () => (this.isOpen = read()));
  }

  choose(isOpen: boolean): void {
    this.isOpen = isOpen;
    remember(REMEMBERED, isOpen ? 'open' : 'curtain');
  }
}

export const openTable = new OpenTable();
