export { checkGame, type Played, type Trial } from './check-game.ts';
