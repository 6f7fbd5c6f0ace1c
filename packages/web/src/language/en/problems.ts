/** What a sentence still needs: one that lacks it, or misspells it, does not compile. */
type Blanks<Names extends string> = Readonly<Record<Names, string | number>>;

/** What a file, a link or a set-up is told when it cannot be opened. */
export const problemsPhrases = {
  problems: {
    'unknown-game': (p: Blanks<'game'>) => `The file speaks of a game called “${p.game}”, which is not on this shelf.`,
    'not-a-record': () =>
      'This is not a record of Cromford. Such a file starts with the line “cromford record 1”; look for one ending in .txt.',
    'record-too-long': (p: Blanks<'lines'>) =>
      `This file has ${p.lines} lines, more than any game can have. It is not one of ours.`,
    'record-line-too-long': () =>
      'A line of this file is longer than any record’s. It is not one of ours, or it was damaged.',
    'record-line': (p: Blanks<'line'>) =>
      `Line ${p.line} cannot be read. Something in the head of the file was changed; try another copy.`,
    'record-form': (p: Blanks<'form'>) =>
      `This file has form ${p.form}, and this app reads form 1. Load the newest app and try again.`,
    'record-key': (p: Blanks<'key' | 'line'>) =>
      `Line ${p.line} begins with “${p.key}”, which no record has. Try another copy.`,
    'record-twice': (p: Blanks<'key' | 'line'>) => `Line ${p.line} says “${p.key}” a second time. Try another copy.`,
    'record-players': () => 'The line with the number of players is missing or damaged. Try another copy.',
    'record-seats': () => 'The line that says who sits where is damaged. Try another copy.',
    'record-hash-line': () => 'The line with the hash of the last position is damaged. Try another copy.',
    'record-seed': () =>
      'The line with the seed is missing or damaged, so the game cannot be dealt again. Try another copy.',
    'seed-of-a-day': () =>
      'This seed deals the games of a day that is open or still to come, and these are played without having been tried out: only where they are set, each once. More than a week after its day it can be used like any other.',
    'record-version': () => 'The line with the version of the rules is missing or damaged. Try another copy.',
    'record-sheet': () => 'The line with the component sheet is missing or damaged. Try another copy.',
    'sheet-changed': () =>
      'This game was played with a standard sheet that has changed since. Ask for a full file instead of a short one.',
    // Its reason leaves blanks of its own.
    'state-form': (p: Blanks<string>) =>
      `This is no position of the game: ${p.path === '' ? '' : `at “${p.path}”: `}${p.reason}.`,
    'state-rules': (p: Blanks<string>) => `The rules do not allow this position: ${p.reason}.`,
    'state-view': () =>
      'This position hides what chance will bring, so it cannot be played on. Ask for the whole game.',
    'state-unsettled': () => 'In this position nothing is to be decided, and the game is not over.',
    'state-agenda': (p: Blanks<'step'>) => `What is to come does not fit the position: it gets stuck at “${p.step}”.`,
    'state-endless': () => 'What is to come does not fit the position: the game would not come to its end.',
    'unknown-moment': (p: Blanks<'moment' | 'possible'>) =>
      `The game has no moment called “${p.moment}”; possible: ${p.possible}.`,
    'record-position': () => 'The position that the file begins with cannot be read. Try another copy.',
    'record-trace': () =>
      'The positions at the end of the file do not fit its moves: part of it was changed or cut. Try another copy.',
    'record-astray': (p: Blanks<'number'>) =>
      `After decision ${p.number} the file tells another position than its moves come to: something was changed there or before. Try another copy.`,
    'rules-version': (p: Blanks<'here' | 'wanted'>) =>
      `This game was played by version ${p.wanted} of the rules, and this app knows them up to version ${p.here}. Load the newest app and try again.`,
    'carry-start': (p: Blanks<'here' | 'wanted'>) =>
      `Played by version ${p.wanted} of the rules. Version ${p.here} sets the game up in another way.`,
    'carry-refused': (p: Blanks<'here' | 'line' | 'number' | 'wanted'>) =>
      `Played by version ${p.wanted} of the rules. By version ${p.here}, move ${p.number}, “${p.line}”, is no longer possible.`,
    'carry-elsewhere': (p: Blanks<'here' | 'line' | 'number' | 'wanted'>) =>
      `Played by version ${p.wanted} of the rules. By version ${p.here}, move ${p.number}, “${p.line}”, leads to another position.`,
    'carry-end': (p: Blanks<'here' | 'wanted'>) =>
      `Played by version ${p.wanted} of the rules. By version ${p.here} it ends in another position; where the two part, the game does not say.`,
    players: (p: Blanks<'players' | 'possible'>) => `The game is for ${p.possible} players, not for ${p.players}.`,
    'unknown-option': (p: Blanks<'option'>) => `The game has no option called “${p.option}”.`,
    'option-value': (p: Blanks<'option' | 'possible' | 'value'>) =>
      `The option “${p.option}” can be ${p.possible}, not “${p.value}”.`,
    sheet: (p: Blanks<string>) => `The component sheet has a fault at ${p.path}: ${p.reason}.`,
    'record-move': (p: Blanks<'code' | 'line' | 'number' | 'rule'>) =>
      p.code === 'unreadable'
        ? `Move ${p.number}, “${p.line}”, is no move of this game. The file was changed or cut.`
        : `Move ${p.number}, “${p.line}”, is not possible where it stands (${p.code}${p.rule ? `, ${p.rule}` : ''}). The file was changed or cut.`,
    'record-hash': () =>
      'All moves can be played, but they lead to another position than the file says. A move was changed or is missing.',
    'no-such-step': (p: Blanks<'last' | 'ply'>) => `The game has ${p.last} decisions; there is no decision ${p.ply}.`,
    'file-unreadable': (p: Blanks<'name'>) => `The file “${p.name}” could not be read. Is it still there?`,
    'file-too-large': (p: Blanks<'name'>) => `The file “${p.name}” is too large to be a record.`,
    'engine-stopped': () => 'A part of the app could not be loaded. Reload the page and try again.',
    unknown: (p: Blanks<'code'>) => `This could not be opened (${p.code}).`,
  },
  problem: {
    heading: 'This cannot be opened',
    untouched: 'Your saved games are untouched.',
    upTo: (n: number) => (n === 1 ? 'Open it up to the first move' : `Open it up to move ${n}`),
    another: 'Choose another file…',
  },
};
