export { backUp } from './backup.ts';
export { moveStore } from './move.ts';
export { restore } from './restore.ts';
