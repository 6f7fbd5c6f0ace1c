import { listed } from '@cromford/kernel';
import type { Phrases } from '../empire.ts';

export const phrases: Phrases = {
  nothing: 'I let this turn pass.',
  did: (deeds) => `I ${listed(deeds, 'and')}.`,
  sold: (lots) => `sold for ${lots}`,
  built: (name) => `built ${name}`,
  staffed: (name) => `sent workers to ${name}`,
  produced: 'produced',
  expects: (profit) => `I reckon with about ${profit} profit in the end.`,
};
