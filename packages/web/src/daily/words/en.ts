import type { DailyWords } from './words.ts';

export const words: DailyWords = {
  heading: 'Games of the day',
  about: 'Three games every day, with the same deal for everybody.',
  once: 'Each can be begun once: what comes of it is the result of the day.',
  alone: (game) => `${game}, alone`,
  against: (game, bot) => `${game}, against ${bot}`,
  begin: 'Begin',
  goOn: 'Continue',
  look: 'Look at it',
  gone: 'Begun, but the saved game has been deleted',
  scored: (score) => `Reached ${score}`,
  won: (score) => `Won with ${score}`,
  lost: (score) => `Lost with ${score}`,
  share: 'Copy the result',
  copied: 'Copied.',
  earlier: 'Earlier days',
  open: 'under way',
  untried: 'not played',
};
