import type { CourseWords } from './words.ts';

export const words: CourseWords = {
  habits: {
    heading: 'Your habits',
    about:
      'Counted from the games that you have finished, on this device against bots or alone and on the server with others, beside what strong bots do. What differs most comes first.',
    none: 'No finished game yet',
    noneAbout: 'Finish a game against bots, and what you did in it is counted here.',
    reading: 'Reading your games …',
    from: (games, name) => `${games === 1 ? 'One game' : `${games} games`} of ${name}`,
    me: 'You',
    strong: 'Strong bots',
    said: {
      'shares-at-need': (mine, theirs) => `You sell ${mine} shares at need in a game; strong players ${theirs}.`,
      loans: (mine, theirs) => `You take ${mine} loans in a game; strong players ${theirs}.`,
      'emergency-loans': (mine, theirs) =>
        `The emergency fund helps you out ${mine} times in a game; strong players ${theirs}.`,
      'crates-sold': (mine, theirs) => `You sell ${mine} crates at home in a game; strong players ${theirs}.`,
      'crates-shipped': (mine, theirs) => `You ship ${mine} crates in a game; strong players ${theirs}.`,
      'crates-lost': (mine, theirs) => `You throw ${mine} crates away in a game; strong players ${theirs}.`,
      obsolete: (mine, theirs) => `You produce ${mine} times in an obsolete factory; strong players ${theirs}.`,
      'cash-left': (mine, theirs) => `£${mine} of yours are left unused in the end; strong players keep £${theirs}.`,
      'shares-at-the-end': (mine, theirs) =>
        `You buy ${mine} shares only in the final scoring; strong players ${theirs}.`,
      buildings: (mine, theirs) => `You build ${mine} buildings in a game; strong players ${theirs}.`,
      unpaid: (mine, theirs) => `You cannot pay ${mine} units of upkeep in a game; strong players ${theirs}.`,
      dismissed: (mine, theirs) =>
        `${mine} of your buildings lose their workers over labour costs; of strong players’ ${theirs}.`,
      'units-lost': (mine, theirs) => `${mine} units find no room on your tracks; with strong players ${theirs}.`,
      'units-left': (mine, theirs) =>
        `${mine} of your units are left unsold in the end; strong players keep ${theirs}.`,
      managers: (mine, theirs) => `You use ${mine} managers in a game; strong players ${theirs}.`,
    },
  },
  explorer: {
    open: 'What strong players do, moment by moment',
    heading: 'Explorer',
    about: 'What is chosen at the moments that every game has, how often, and what came of it.',
    made: (games, players, bot) =>
      `${games} games ${players === 1 ? 'alone' : `among ${players}`}, all seats played by the bot ${bot}`,
    whose: 'Whose games',
    theirs: 'Strong bots',
    theirsShort: 'bots',
    mine: (games) => `Yours (${games})`,
    option: 'Choice',
    often: 'How often',
    won: 'Won',
    score: 'Score',
    oneEach:
      'Each of them was taken by one company in every game: the order of the seats decides who may choose what, and who won with it won with the seat as well.',
    few: (times) => (times === 1 ? 'once' : `${times} times`),
    moments: {
      'first-good': 'The first factory',
      'second-good': 'The second factory',
      'first-marker': 'The first marker used',
      'first-taken': 'The first thing taken from the display',
      'level-2': 'Level II is reached in',
      'level-3': 'Level III is reached in',
      'first-action': 'The first action',
      'first-development': 'The first development',
      'first-card': 'The first card taken',
      upgraded: 'The first upgrade, by decade',
      'first-building': 'The first building',
      'second-building': 'The second building',
      'third-building': 'The third building',
    },
    curves: {
      shares: 'Shares held',
      value: 'Value of a share',
      factories: 'Factories',
      workers: 'Workers',
      profit: 'Profit',
      buildings: 'Buildings',
    },
    toHabits: 'Your habits',
    nothing: 'Nothing is known of this game yet.',
  },
  game: 'Game',
};
