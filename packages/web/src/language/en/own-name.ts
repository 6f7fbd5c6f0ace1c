import type { OwnName } from '../own-names.ts';

export const ownName: OwnName = { name: 'English', toggle: 'In English' };
