import { anniversary, spinningJenny, spinningMule, waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import type { AnyGame } from '@cromford/kernel';

/** The games that tables can be opened for. A new game is one more line here. */
export const shelf: readonly AnyGame[] = [spinningJenny, waterFrame, anniversary, spinningMule, cardGame, empire];
