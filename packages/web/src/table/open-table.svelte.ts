import { recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.open-table';

/** People who share a device look at it together: nothing is hidden when it goes from one to the next. */
class OpenTable {
  isOpen = $state(recalled(REMEMBERED) === 'open');

  choose(isOpen: boolean): void {
    this.isOpen = isOpen;
    remember(REMEMBERED, isOpen ? 'open' : 'curtain');
  }
}

export const openTable = new OpenTable();
