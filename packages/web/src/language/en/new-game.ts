import type { Matter } from '@cromford/kernel';
import { points } from '../../sheets/points.ts';

/** Who plays, with which rules and which component sheet. */
export const newGamePhrases = {
  newGame: {
    which: 'Which game',
    heading: (game: string) => `New game of ${game}`,
    start: 'Start the game',
    seed: 'Seed',
    seedAbout: 'The same seed deals the same cards and dice. Leave it, or type one that somebody gave you.',
    seedAnother: 'Another seed',
    switches: 'Expert rules',
    switchesAll: 'Use all',
    switchesNone: 'Use none',
    players: 'Players',
    sheet: 'Component sheet',
    sheetAbout: 'What is printed on cards and boards. If your copy of the game differs, load your own sheet (JSON).',
    sheetStandard: 'The sheet that comes with Cromford',
    sheetWhich: 'Which sheet',
    sheetEarlier: (name: string) => `An earlier one: ${name}`,
    sheetEarlierUsed: (name: string) => `${name}, which came with Cromford before, will be used.`,
    sheetEdit: 'Edit values…',
    sheetLoad: 'Load a sheet…',
    sheetLoaded: (name: string) => `${name} is in order and will be used.`,
    sheetRefused: (name: string) => `${name} cannot be used:`,
    sheetNotJson: 'it is not JSON.',
    sheetAt: 'at',
    sheetBack: 'Use the standard sheet',
    colour: 'Your colour',
    colours: ['Blue', 'Red', 'Green', 'Yellow'],
    seats: 'Who plays',
    seatsAbout: 'Bots think on this device. Several people can share it: the game asks for it to be handed over.',
    elsewhere: 'Invite people elsewhere',
    person: 'Person on this device',
    you: 'You',
    nameOf: (seat: string) => `Name for ${seat}`,
    whoIs: (seat: string) => `Who plays ${seat}`,
    coming: 'This game cannot be played yet.',
  },
  bots: {
    bot: 'Bot',
    apprentice: { name: 'Apprentice', about: 'plays at once, sees one step ahead' },
    journeyman: { name: 'Journeyman', about: 'knows the trade, misjudges much' },
    foreman: { name: 'Foreman', about: 'knows what a factory is worth' },
    overseer: { name: 'Overseer', about: 'hardly ever misjudges a choice' },
    undermanager: { name: 'Undermanager', about: 'plans the turn at a glance' },
    manager: { name: 'Manager', about: 'plans whole turns, taught by thousands of games' },
    partner: { name: 'Partner', about: 'looks one round ahead' },
    arkwright: { name: 'Arkwright', about: 'thinks up to two seconds about a decision' },
  },
  sheets: {
    own: 'Own sheet',
    earlier: 'Earlier sheet',
    earlierSince: (n: number) =>
      n === 1
        ? 'The game goes on with the sheet it began with; 1 value has changed since'
        : `The game goes on with the sheet it began with; ${n} values have changed since`,
    search: 'Find a value',
    save: 'Save as a file',
    reset: 'undo',
    resetAll: 'Undo all changes',
    unchanged: 'Every value is as shipped.',
    changed: (n: number) =>
      n === 1 ? '1 value differs from the shipped sheet' : `${n} values differ from the shipped sheet`,
    changedIn: (n: number) => `${n} changed`,
    source: { printed: 'printed', inferred: 'follows', reconstructed: 'ours' },
    sources:
      'Printed: stands in a rulebook. Follows: an example leaves no other value. Ours: it was printed in a picture only, and we chose it.',
    /** Points of a seat, where a value and those like it are one less or one more. */
    matter: ({ less, more }: Matter) =>
      [less === undefined ? [] : [`one less ${points(less)}`], more === undefined ? [] : [`one more ${points(more)}`]]
        .flat()
        .join(', '),
    mattersAbout:
      'Where a value of ours has been weighed, the points follow that a good player gains or loses where it and those like it are one less or one more.',
    was: (value: string) => `was ${value}`,
    unread: (where: string) => `This is no number: ${where}`,
  },
};
