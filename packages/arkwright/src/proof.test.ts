import { provesGame } from '@cromford/kernel/proves-game';
import { spinningJenny, waterFrame } from './games.ts';

provesGame(spinningJenny, { games: 2 });
provesGame(waterFrame, {
  games: 1,
  variants: [
    { 'set-up': 'free', patrons: 'drawn', events: 'listed' },
    { 'set-up': 'predetermined', patrons: 'drawn', events: 'shuffled' },
  ],
});
provesGame(waterFrame, { games: 1, variants: [{ 'set-up': 'free', patrons: 'included', events: 'listed' }] });
