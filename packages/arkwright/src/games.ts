export { anniversary, spinningMule } from './anniversary-edition.ts';
export { spinningJenny, waterFrame } from './first-edition.ts';
