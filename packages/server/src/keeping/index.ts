export { type Backup, type BackupWish, backUp } from './backup.ts';
export { moveStore } from './move.ts';
export { restore } from './restore.ts';
