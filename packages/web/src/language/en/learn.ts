/** Lessons and the list of rules. */
export const learnPhrases = {
  learn: {
    heading: 'Learn',
    about: 'Lessons run on the real engine: you do each thing once. Nothing you do here touches your saved games.',
    minutes: (n: number) => `about ${n} minutes`,
    start: 'Start the lesson',
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    next: 'Next',
    back: 'Back',
    doThis: 'Your move',
    notThat: 'Good, but the lesson goes another way. Choose what glows.',
    done: 'Lesson finished',
    playNow: 'Play a game',
    again: 'Once more',
    leave: 'Leave the lesson',
    rules: 'The rules',
    rulesAbout: 'Every rule has a number. Wherever you see one in the game, press it and the rule opens.',
  },
  rules: {
    heading: 'The rules',
    about: 'Our own wording of every rule, with the number that the games refer to.',
    which: 'Which game',
    search: 'Search: a number or words',
    open: 'Open the list of rules',
    found: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
    books: { FE: 'First edition', AE: 'Anniversary edition', CG: 'Card game', SE: 'Empire' },
  },
};
