import { provesGame } from '@cromford/kernel/proves-game';
import { cardGame } from './index.ts';
import { variants } from './testing/variants.ts';

provesGame({ ...cardGame, players: [1] }, { games: 2, variants: variants(true) });
