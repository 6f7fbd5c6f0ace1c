import { empire } from '@cromford/empire';
import type { AnyGame } from '@cromford/kernel';

/** The games that tables can be opened for. A new game is one more line here. */
export const shelf: readonly AnyGame[] = [empire];
