import type { Blanks } from '../blanks.ts';

export const problems = {
  'which-game': 'Say which game: `cromford games` lists them.',
  'unknown-game': ({ game }: Blanks<'game'>) => `No game is called “${game}”: see \`cromford games\`.`,
  'unknown-bot': ({ bot, known }: Blanks<'bot' | 'known'>) => `No bot is called “${bot}”. Known: ${known}.`,
  'opponent-count': ({ bots, players }: Blanks<'bots' | 'players'>) =>
    `${bots} names do not fit ${players} seats: give one bot for all other seats, or a name per seat with “me” for yours.`,
  'bot-count': ({ bots, players }: Blanks<'bots' | 'players'>) =>
    `Bots: ${bots}, seats: ${players}. Give one for all, or one per seat.`,
  'not-a-level': ({ bot, known }: Blanks<'bot' | 'known'>) =>
    `“${bot}” is no level that can be tuned. Levels: ${known}.`,
  'nothing-to-tune': 'The bots of this game weigh by nothing that can be tuned.',
  'not-a-puzzle': ({ file, line }: Blanks<'file' | 'line'>) => `${file}: line ${line} is no puzzle.`,
  'unknown-weights': ({ only, known }: Blanks<'only' | 'known'>) =>
    `No weight of this game is among “${only}”. Known: ${known}.`,
  'not-a-tuning': ({ file }: Blanks<'file'>) => `${file} does not belong to this tuning.`,
  'not-results': ({ file }: Blanks<'file'>) => `${file} is not a file of tournament results.`,
  'other-tournament': ({ file }: Blanks<'file'>) =>
    `${file} has the results of another tournament: its game, seats, options, bots, seed, time, sheet or rules are others.`,
  'nothing-to-merge': 'There is nothing to merge.',
  'option-form': ({ text }: Blanks<'text'>) => `“${text}” is not of the form name=value, e.g. --option side=B.`,
  'file-unreadable': ({ file, reason }: Blanks<'file' | 'reason'>) => `Cannot read ${file}: ${reason}`,
  'file-unwritable': ({ file, reason }: Blanks<'file' | 'reason'>) => `Cannot write ${file}: ${reason}`,
  'league-form': ({ file, reason }: Blanks<'file' | 'reason'>) => `${file} is no league: ${reason}`,
  'no-features': ({ game }: Blanks<'game'>) => `No net can be taught ${game}.`,
  'candidates-form': ({ file, reason }: Blanks<'file' | 'reason'>) =>
    `${file} names no sheets to be weighed: ${reason}`,
  'no-such-value': ({ name, path }: Blanks<'name' | 'path'>) =>
    `“${name}” changes ${path}, which the sheet does not have.`,
  'not-ours': ({ name, path }: Blanks<'name' | 'path'>) =>
    `“${name}” changes ${path}, which is printed or follows from an example: only reconstructed values may be tried.`,
  'sheet-not-json': ({ file, reason }: Blanks<'file' | 'reason'>) => `${file} is not JSON: ${reason}`,
  players: ({ possible, players }: Blanks<'possible' | 'players'>) =>
    `Possible with --players: ${possible}; not ${players}.`,
  'unknown-option': ({ option }: Blanks<'option'>) =>
    `This game has no option “${option}”: \`cromford games\` lists those that it has.`,
  'option-value': ({ option, value, possible }: Blanks<'option' | 'value' | 'possible'>) =>
    `Option ${option} cannot be “${value}”; possible: ${possible}.`,
  sheet: ({ path, reason }: Blanks<'path' | 'reason'>) => `The component sheet is not right at ${path}: ${reason}`,
  'sheet-changed': ({ wanted, shipped }: Blanks<'wanted' | 'shipped'>) =>
    `The record was played with another standard sheet (${wanted}, here ${shipped}).`,
  'not-a-record':
    'This is not a Cromford record, such as `cromford play --save` writes: its first line is not “cromford record 1”.',
  'record-form': ({ form }: Blanks<'form'>) =>
    `This record has form ${form}, and this program reads form 1. Use a newer Cromford.`,
  'record-too-long': ({ lines }: Blanks<'lines'>) => `The record is too long: ${lines} lines.`,
  'record-line-too-long': 'A line of the record is too long.',
  'record-line': ({ line }: Blanks<'line'>) => `Line ${line} of the record cannot be read.`,
  'record-key': ({ line, key }: Blanks<'line' | 'key'>) =>
    `Line ${line}: the head of a record has nothing called “${key}”.`,
  'record-twice': ({ line, key }: Blanks<'line' | 'key'>) => `Line ${line} says “${key}” a second time.`,
  'record-players': 'The record does not say how many play.',
  'record-seats': 'The line that says who sits where (`seats`) is damaged.',
  'record-hash-line': 'The line with the hash of the last position is damaged.',
  'record-seed': 'The record has no seed.',
  'record-version': 'The record names no rules version.',
  'record-sheet': 'The component sheet of the record cannot be read.',
  'state-form': ({ path, reason }: Blanks<'path' | 'reason'>) =>
    `This is not a state of the game: ${path === '' ? '' : `at “${path}”: `}${reason}`,
  'state-rules': ({ reason }: Blanks<'reason' | 'path' | 'value' | 'rule' | 'found' | 'all'>) =>
    `This position breaks the rules: ${reason}`,
  'state-view': 'This is a view, which hides the chance to come: only a whole state can be played.',
  'state-unsettled': 'This position stands neither at a decision nor at the end: a step is left to run by itself.',
  'state-agenda': ({ step }: Blanks<'step'>) => `The agenda does not fit the position: it gets stuck at “${step}”.`,
  'state-endless': 'The agenda does not fit the position: the game would not come to its end.',
  'unknown-moment': ({ moment, possible }: Blanks<'moment' | 'possible'>) =>
    `This game has no moment “${moment}”; possible: ${possible}.`,
  'record-position': 'The position that the record begins with cannot be read.',
  'record-trace': 'The positions that the record tells are not those that its moves come to.',
  'record-astray': ({ number }: Blanks<'number'>) =>
    `After decision ${number} the record tells another position than its moves come to: something was changed there or before.`,
  'rules-version': ({ wanted, here }: Blanks<'wanted' | 'here'>) =>
    `The record was played by rules version ${wanted}; this program knows versions up to ${here}. Use a newer Cromford.`,
  'carry-start': ({ wanted, here }: Blanks<'wanted' | 'here'>) =>
    `Played by rules version ${wanted}; version ${here} sets the game up in another way.`,
  'carry-refused': ({ wanted, here, number, line }: Blanks<'wanted' | 'here' | 'number' | 'line'>) =>
    `Played by rules version ${wanted}; by version ${here} decision ${number} (${line}) is not open.`,
  'carry-elsewhere': ({ wanted, here, number, line }: Blanks<'wanted' | 'here' | 'number' | 'line'>) =>
    `Played by rules version ${wanted}; by version ${here} decision ${number} (${line}) leads to another position.`,
  'carry-end': ({ wanted, here }: Blanks<'wanted' | 'here'>) =>
    `Played by rules version ${wanted}; by version ${here} it ends in another position. Where they part is not on record.`,
  'record-move': ({ number, line, code, rule }: Blanks<'number' | 'line' | 'code' | 'rule'>) =>
    code === 'unreadable'
      ? `Decision ${number} (${line}) is no move of this game.`
      : `Decision ${number} (${line}) does not fit: ${code}${rule === '' ? '' : ` [${rule}]`}`,
  'record-hash': ({ found, wanted }: Blanks<'found' | 'wanted'>) =>
    `The record ends in another position than it says: hash ${found} instead of ${wanted}.`,
  'no-store': ({ reason }: Blanks<'reason'>) => `There is no Cromford database to read: ${reason}`,
  'not-a-store': ({ file, reason }: Blanks<'file' | 'reason'>) => `${file} is no Cromford database: ${reason}`,
  'store-damaged': ({ file, reason }: Blanks<'file' | 'reason'>) => `${file} is damaged: ${reason}`,
  'store-newer': ({ file, version, known }: Blanks<'file' | 'version' | 'known'>) =>
    `${file} is at version ${version}, this program knows ${known}. Use a newer Cromford.`,
  'store-older': ({ file, version, known }: Blanks<'file' | 'version' | 'known'>) =>
    `${file} is at version ${version}, this program wants ${known}. Start the server on it once.`,
  'store-in-use': ({ file }: Blanks<'file'>) => `${file} is in use. Stop the server first.`,
  'store-not-empty': ({ table }: Blanks<'table'>) =>
    `Something is kept there already (in ${table}). Name an empty database.`,
  'backup-postgres': 'This is for SQLite. PostgreSQL has pg_dump and pg_restore.',
  'move-direction': 'Everything moves from a SQLite file to postgres://…, not the other way.',
  'no-queue': 'Say which PostgreSQL: postgres://… or DATABASE_URL.',
  'queue-away': ({ reason }: Blanks<'reason'>) => `The queue cannot be reached: ${reason}`,
  'part-failed': ({ reason }: Blanks<'reason'>) =>
    `The workers gave up on a part: ${reason}. With --out, what is finished is kept and the run can go on.`,
  'queue-engine': 'An outside program plays on this machine only: --engine and --queue do not go together.',
  'log-length': ({ entries, head }: Blanks<'entries' | 'head'>) =>
    `The log has ${entries} entries, the table counts ${head}.`,
  'log-gap': ({ seq, found }: Blanks<'seq' | 'found'>) => `Entry ${seq} is missing; ${found} is there instead.`,
  position: ({ seq, found, wanted }: Blanks<'seq' | 'found' | 'wanted'>) =>
    `After entry ${seq} the position is another: ${found} instead of ${wanted}.`,
  'kept-position': ({ seq }: Blanks<'seq'>) => `The position kept after entry ${seq} is not the one that was noted.`,
  'table-part': ({ part }: Blanks<'part'>) => `What is stored as its “${part}” cannot be read.`,
  'table-seats': ({ seats, players }: Blanks<'seats' | 'players'>) => `It is for ${players} and has ${seats} seats.`,
  'table-unreadable': ({ reason }: Blanks<'reason'>) => `What is stored of it cannot be read: ${reason}`,
  seat: ({ seq, wanted, found }: Blanks<'seq' | 'wanted' | 'found'>) =>
    `Entry ${seq} is of seat ${wanted}; seat ${found} would be due.`,
  move: ({ seq, line, code }: Blanks<'seq' | 'line' | 'code'>) => `Entry ${seq} (${line}) is refused: ${code}`,
  ply: ({ seq, found, wanted }: Blanks<'seq' | 'found' | 'wanted'>) =>
    `After entry ${seq} there are ${found} decisions, not ${wanted}.`,
  'save-there': ({ file }: Blanks<'file'>) =>
    `${file} is there already: --resume ${file} goes on with it; another name starts anew.`,
  'resume-saved': ({ flags }: Blanks<'flags'>) => `A saved game knows that itself: it goes on without ${flags}.`,
  'resume-other-game': ({ saved, game }: Blanks<'saved' | 'game'>) => `The saved game is ${saved}, not ${game}.`,
};
