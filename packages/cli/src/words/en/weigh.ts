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
  perGame: 'a game',
  used: 'used in',
  way: ({ seats, won, score }: Blanks<'seats' | 'won' | 'score'>) =>
    `A way of ${seats} seats: won ${won}, mean ${score}. More than the others:`,
  mark: ({ use, here, elsewhere }: Blanks<'use' | 'here' | 'elsewhere'>) => `  ${use}: ${here} (others ${elsewhere})`,
  award: 'award',
  dominates: ({ won, fair }: Blanks<'won' | 'fair'>) =>
    `One way to play dominates: it wins ${won} of its seats, where ${fair} are fair, and more than any other.`,
  noPlan: 'No way to play is known to win more than its share and more than every other.',
  script: 'plan by rote',
  fair: 'fair',
};
