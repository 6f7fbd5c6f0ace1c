import { provesGame } from '@cromford/kernel/proves-game';
import { empire } from './index.ts';

provesGame(empire, { games: 12 });
