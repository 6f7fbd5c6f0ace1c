import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Phrases } from '../empire.ts';

const lots = (n: number) => (n === 1 ? '1 lot' : `${n} lots`);

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    nothing: 'I let this turn pass.',
    did: (deeds) => `I ${listed(deeds, 'and')}.`,
    sold: (n) => `sold ${lots(n)}`,
    built: (name) => `built ${name}`,
    staffed: (name) => `sent workers to ${name}`,
    produced: 'produced',
    expects: (profit) => `I reckon with about ${profit} profit in the end.`,
  },
  proposed: {
    nothing: 'I would let this turn pass.',
    did: (deeds) => sentence(listed(deeds, 'and')),
    sold: (n) => `sell ${lots(n)}`,
    built: (name) => `build ${name}`,
    staffed: (name) => `send workers to ${name}`,
    produced: 'produce',
    expects: (profit) => `After that I reckon with about ${profit} profit for you in the end.`,
  },
};
