import { provesGame } from '@cromford/kernel/proves-game';
import { spinningJenny, waterFrame } from './games.ts';

provesGame(spinningJenny, { games: 1 });
provesGame(waterFrame, {
  games: 1,
  // An option that says nothing in a set-up stays as it is.
  variants: [
    { 'set-up': 'free' },
    { 'set-up': 'free', patrons: 'included' },
    { 'set-up': 'predetermined' },
    { 'set-up': 'predetermined', events: 'shuffled' },
  ],
});
