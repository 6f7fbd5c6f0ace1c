import { provesGame } from '@cromford/kernel/proves-game';
import { anniversary, spinningMule } from './games.ts';
import { MODULES } from './testing/modules.ts';

const modules = Object.values(MODULES);
const everything = Object.assign({}, ...modules);
/** Every module by itself and all of them in the free set-up; the others deal the same parts: one without modules, one with all. */
const setUps = [
  ...modules.map((options) => ({ 'set-up': 'free', ...options })),
  { 'set-up': 'predetermined' },
  { 'set-up': 'predetermined', events: 'shuffled', ...everything },
];

provesGame(anniversary, { games: 1, variants: setUps });
// What a module does alone the longer game shows; here it meets the other board.
provesGame(spinningMule, { games: 1, variants: [{}, everything] });
