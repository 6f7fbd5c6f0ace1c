import type { OwnName } from '../own-names.ts';

export const ownName: OwnName = { name: 'Deutsch', toggle: 'Auf Deutsch' };
