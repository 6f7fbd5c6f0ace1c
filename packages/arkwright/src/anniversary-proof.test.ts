import { provesGame } from '@cromford/kernel/proves-game';
import { anniversary, spinningMule } from './games.ts';
import { MODULES } from './testing/modules.ts';

const setUps = [{ 'set-up': 'free' }, { 'set-up': 'predetermined' }, { 'set-up': 'predetermined', events: 'shuffled' }];
const modules = Object.values(MODULES);

provesGame(anniversary, {
  games: 1,
  variants: setUps.flatMap((setUp) => modules.map((options) => ({ ...setUp, ...options }))),
});
provesGame(spinningMule, { games: 1, variants: modules });
