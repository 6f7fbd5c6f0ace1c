import type { Table } from '@cromford/kernel';

/** What can be put into words: a table of this device, or what a server tells about one elsewhere. */
export type Tellable = Pick<Table, 'game' | 'engine' | 'setup' | 'opening' | 'state' | 'history' | 'at' | 'undoable'>;
