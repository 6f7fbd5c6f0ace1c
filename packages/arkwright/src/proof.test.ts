import { provesGame } from '@cromford/kernel/proves-game';
import { anniversary, spinningJenny, spinningMule, waterFrame } from './games.ts';

provesGame(spinningJenny, { games: 2 });
provesGame(waterFrame, {
  games: 1,
  variants: [
    { 'set-up': 'free', patrons: 'drawn', events: 'listed' },
    { 'set-up': 'predetermined', patrons: 'drawn', events: 'shuffled' },
  ],
});
provesGame(waterFrame, { games: 1, variants: [{ 'set-up': 'free', patrons: 'included', events: 'listed' }] });
provesGame(anniversary, {
  games: 1,
  variants: [
    { 'set-up': 'free' },
    { 'set-up': 'predetermined', events: 'shuffled', 'asymmetric-factories': 'on' },
    { 'set-up': 'predetermined', 'east-india-company': 'on' },
    { 'set-up': 'free', 'east-india-company': 'on', 'asymmetric-factories': 'on' },
  ],
});
provesGame(spinningMule, { games: 1 });
