/** Setting up a position. */
export const studyPhrases = {
  study: {
    title: (game: string) => `Set up a position: ${game}`,
    about: 'Change what should be different. What goes with it, such as workers and tiles, is balanced by the rules.',
    link: 'Set up a position…',
    fromHere: 'Set up a position from here',
    play: 'Play on from here',
    forget: 'Forget all changes',
    players: 'Players',
    moment: 'Moment',
    asItStands: 'As it stands',
    none: 'none',
    there: 'is there',
    namesOnly: (possible: string) => `Names with commas between them, of: ${possible}.`,
    numbersOnly: 'Whole numbers, with commas between them.',
  },
};
