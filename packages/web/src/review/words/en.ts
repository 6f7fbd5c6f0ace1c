import type { ReviewWords } from './words.ts';

export const words: ReviewWords = {
  title: (game) => `Review: ${game}`,
  about:
    'The coach looks at every turn from what was known then, plays it on beside the best turns it finds, and says what was lost by it. Arkwright’s hints look at a turn in the same way; one that had to stop earlier says so.',
  whose: 'Whose turns',
  looking: 'The coach looks at every turn …',
  stop: 'Stop',
  start: 'Look at every turn',
  failed: 'The coach could not look at it:',
  accuracy: 'Accuracy',
  accuracyAbout: '100 % is every turn as good as the best that was found.',
  lost: (amount, isAlone) => (isAlone ? `${amount} less in the end` : `${amount} worse against the others in the end`),
  chance: (points) => `${points} ${points === '1' ? 'point' : 'points'} of the chance to win`,
  moments: 'Where most was lost',
  noMoments: 'No turn fell clearly short. Well played.',
  you: 'Played',
  coach: 'The coach',
  again: 'Try again',
  look: 'Show it in the replay',
  all: 'Turn by turn',
  good: 'as good as any',
  heading: (game) => `Try again: ${game}`,
  leave: 'Back to the review',
  whyNot: {
    'no-turn': 'No turn of this game begins there',
    'nothing-better': 'The coach knows nothing better here than what was played.',
  },
  noTurnAbout: 'The review lists every turn, and those that are worth playing anew.',
  setting: 'The coach thinks about this turn …',
};
