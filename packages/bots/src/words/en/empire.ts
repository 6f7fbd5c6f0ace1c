import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Phrases } from '../empire.ts';

const lots = (n: number) => (n === 1 ? '1 lot' : `${n} lots`);

const units = (n: number) => (n === 1 ? '1 unit' : `${n} units`);

const common: Pick<Phrases, 'profit' | 'capital' | 'makes' | 'staffs' | 'opens' | 'happens' | 'made'> = {
  profit: (lots) => `The sale is ${lots} profit, which counts in the end.`,
  capital: (lots) => `The sale brings ${lots} capital, which pays for actions and buildings.`,
  made: (n) => `Production puts ${units(n)} on the tracks, to sell or to build with.`,
  makes: (before, after) =>
    `With the buildings staffed like that every production makes ${units(after)} instead of ${before}.`,
  staffs: (name, award) =>
    `${name} has all its workers then: it produces, and its award of ${award} counts if it keeps them.`,
  opens: (name, award, lacks) =>
    `${name} has an award of ${award} profit, which counts once ${lacks === 1 ? '1 more worker stands' : `${lacks} more workers stand`} in it.`,
  happens: (title) => `Building brings an event: ${title}.`,
};

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    ...common,
    nothing: 'I let this turn pass.',
    did: (deeds) => `I ${listed(deeds, 'and')}.`,
    sold: (n) => `sold ${lots(n)}`,
    built: (name) => `built ${name}`,
    staffed: (name) => `sent workers to ${name}`,
    produced: 'produced',
    expects: (profit) => `I reckon with about ${profit} profit in the end.`,
  },
  proposed: {
    ...common,
    nothing: 'I would let this turn pass.',
    did: (deeds) => sentence(listed(deeds, 'and')),
    sold: (n) => `sell ${lots(n)}`,
    built: (name) => `build ${name}`,
    staffed: (name) => `send workers to ${name}`,
    produced: 'produce',
    expects: (profit) => `After that I reckon with about ${profit} profit for you in the end.`,
  },
};
