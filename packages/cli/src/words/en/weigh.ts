import type { Blanks } from '../blanks.ts';

/** What a weighing of a game says. */
export const weigh = {
  title: ({ game, players, bots, games, seed }: Blanks<'game' | 'players' | 'bots' | 'games' | 'seed'>) =>
    `${game}, ${players} seat(s), ${bots}: ${games} games, seed ${seed}`,
  candidate: 'sheet',
  unfair: 'off a fair share',
  hardly: 'hardly used',
  seat: 'seat',
  won: 'won',
  sure: '95 % sure',
  mean: 'mean',
  quartiles: '¼ / ½ / ¾',
  highest: 'max',
  length: ({ decisions, from, to }: Blanks<'decisions' | 'from' | 'to'>) =>
    `Length: ${decisions} decisions, ${from} to ${to}.`,
  leads: ({ changes }: Blanks<'changes'>) => `The lead changes ${changes} times a game, from round to round.`,
  foreseen: ({ chances, fair }: Blanks<'chances' | 'fair'>) =>
    `Chance given to the later winner after a quarter, half and three quarters: ${chances} (fair: ${fair}).`,
  deal: ({ part }: Blanks<'part'>) => `What the deal decides of the differences in score: ${part}.`,
  given: 'chance given',
  cameTrue: 'came true',
  times: 'times',
  use: 'what',
  winners: 'winners',
  others: 'others',
  usedByWinners: 'used by winners',
  usedByOthers: 'by others',
  hardlyThese: ({ part, uses }: Blanks<'part' | 'uses'>) => `Of the winners who could, fewer than ${part} did: ${uses}`,
  perGame: 'a game',
  used: 'used in',
  ways: 'ways',
  wins: 'ways win',
  again: 'found again',
  byChance: 'by chance',
  apart: 'So many ways are there: they are found again in other deals (0.8 and more).',
  notApart: 'No number of ways is surely found again in other deals (0.8): what follows goes over into each other.',
  winning: ({ winning, ways }: Blanks<'winning' | 'ways'>) =>
    `${winning} of ${ways} may win their share, for all that is known, and surely win half of it.`,
  way: ({ seats, won, sure, score }: Blanks<'seats' | 'won' | 'sure' | 'score'>) =>
    `A way of ${seats} seats: won ${won} (${sure}), mean ${score}. More than the others:`,
  mark: ({ use, here, elsewhere }: Blanks<'use' | 'here' | 'elsewhere'>) => `  ${use}: ${here} (others ${elsewhere})`,
  award: 'award',
  dominates: ({ won, fair }: Blanks<'won' | 'fair'>) =>
    `One way to play dominates: it wins ${won} of its seats, where ${fair} are fair, and more than any other.`,
  noPlan: 'No way to play is known to win more than its share and more than every other.',
  player: 'player',
  differs: 'what differs (95 % sure)',
  alike: 'Nothing that these players do is known to differ.',
  script: 'plan by rote',
  fair: 'fair',
};
