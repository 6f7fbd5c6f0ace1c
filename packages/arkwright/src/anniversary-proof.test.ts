import { provesGame } from '@cromford/kernel/proves-game';
import { anniversary, spinningMule } from './games.ts';
import { MODULES } from './testing/modules.ts';

const modules = Object.values(MODULES);
const everything = Object.assign({}, ...modules);
/** Every module by itself and all of them in the free set-up; the others, which deal the same parts, without any and with all. */
const setUps = [
  ...modules.map((options) => ({ 'set-up': 'free', ...options })),
  ...[{ 'set-up': 'predetermined' }, { 'set-up': 'predetermined', events: 'shuffled' }].flatMap((setUp) => [
    setUp,
    { ...setUp, ...everything },
  ]),
];

provesGame(anniversary, { games: 1, variants: setUps });
provesGame(spinningMule, { games: 1, variants: modules });
