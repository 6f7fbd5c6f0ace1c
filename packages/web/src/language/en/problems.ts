type Params = Readonly<Record<string, string | number>>;

/** What a file, a link or a set-up is told when it cannot be opened. */
export const problemsPhrases = {
  problems: {
    'unknown-game': (p: Params) => `The file speaks of a game called “${p.game}”, which is not on this shelf.`,
    'not-a-record': () =>
      'This is not a record of Cromford. Such a file starts with the line “cromford record 1”; look for one ending in .txt.',
    'record-too-long': (p: Params) =>
      `This file has ${p.lines} lines, more than any game can have. It is not one of ours.`,
    'record-line-too-long': () =>
      'A line of this file is longer than any record’s. It is not one of ours, or it was damaged.',
    'record-line': (p: Params) =>
      `Line ${p.line} cannot be read. Something in the head of the file was changed; try another copy.`,
    'record-seed': () =>
      'The line with the seed is missing or damaged, so the game cannot be dealt again. Try another copy.',
    'record-version': () => 'The line with the version of the rules is missing or damaged. Try another copy.',
    'record-sheet': () => 'The line with the component sheet is missing or damaged. Try another copy.',
    'sheet-changed': () =>
      'This game was played with a standard sheet that has changed since. Ask for a full file instead of a short one.',
    'state-form': (p: Params) => `This is no position of the game: at “${p.path}”: ${p.reason}.`,
    'state-rules': (p: Params) => `The rules do not allow this position: ${p.reason}.`,
    'state-unsettled': (p: Params) =>
      `In this position nothing is to be decided, and the game is not over: ${p.reason}.`,
    'unknown-moment': (p: Params) => `The game has no moment called “${p.moment}”; possible: ${p.possible}.`,
    'record-position': () => 'The position that the file begins with cannot be read. Try another copy.',
    'record-trace': () =>
      'The positions at the end of the file do not fit its moves: part of it was changed or cut. Try another copy.',
    'rules-version': (p: Params) =>
      `This game was played by version ${p.wanted} of the rules, and this app knows them up to version ${p.here}. Load the newest app and try again.`,
    'carry-start': (p: Params) =>
      `Played by version ${p.wanted} of the rules. Version ${p.here} sets the game up in another way.`,
    'carry-refused': (p: Params) =>
      `Played by version ${p.wanted} of the rules. By version ${p.here}, move ${p.number}, “${p.line}”, is no longer possible.`,
    'carry-elsewhere': (p: Params) =>
      `Played by version ${p.wanted} of the rules. By version ${p.here}, move ${p.number}, “${p.line}”, leads to another position.`,
    'carry-end': (p: Params) =>
      `Played by version ${p.wanted} of the rules. By version ${p.here} it ends in another position; where the two part, the game does not say.`,
    players: (p: Params) => `The game is for ${p.possible} players, not for ${p.players}.`,
    'unknown-option': (p: Params) => `The game has no option called “${p.option}”.`,
    'option-value': (p: Params) => `The option “${p.option}” can be ${p.possible}, not “${p.value}”.`,
    sheet: (p: Params) => `The component sheet has a fault at ${p.path}: ${p.reason}.`,
    'record-move': (p: Params) =>
      `Move ${p.number}, “${p.line}”, is not possible where it stands (${p.code}${p.rule ? `, ${p.rule}` : ''}). The file was changed or cut.`,
    'record-hash': () =>
      'All moves can be played, but they lead to another position than the file says. A move was changed or is missing.',
    'no-such-step': (p: Params) => `The game has ${p.last} decisions; there is no decision ${p.ply}.`,
    'file-unreadable': (p: Params) => `The file “${p.name}” could not be read. Is it still there?`,
    'file-too-large': (p: Params) => `The file “${p.name}” is too large to be a record.`,
    'engine-stopped': () => 'A part of the app could not be loaded. Reload the page and try again.',
    unknown: (p: Params) => `This could not be opened (${p.code}).`,
  },
  problem: {
    heading: 'This cannot be opened',
    untouched: 'Your saved games are untouched.',
    upTo: (n: number) => (n === 1 ? 'Open it up to the first move' : `Open it up to move ${n}`),
    another: 'Choose another file…',
  },
};
