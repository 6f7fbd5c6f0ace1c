import { provesGame } from '@cromford/kernel/proves-game';
import { cardGame } from './index.ts';
import { variants } from './testing/variants.ts';

provesGame({ ...cardGame, players: [2, 3, 4] }, { games: 1, variants: variants(false) });
