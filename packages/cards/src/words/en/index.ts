import { joined, say } from '@cromford/kernel';
import type { Phrases } from '../phrases.ts';
import { event, list, roman, who } from './events.ts';
import { labels } from './labels.ts';
import { group, move } from './moves.ts';
import { notes } from './notes.ts';
import { question } from './questions.ts';
import { refusals } from './refusals.ts';

export const phrases: Phrases = {
  name: 'Arkwright: The Card Game',
  about:
    'Build factories, employ workers, set prices against your rivals, and end with the most valuable shares after three decades.',
  labels,
  options: {
    'development-supply': {
      label: 'Random development cards',
      about: 'Expert: which development cards lie open is partly drawn, whatever the number of players.',
    },
    'decade-restrictions': {
      label: 'Decade restrictions',
      about: 'Expert: four developments wait for decades II and III unless a card lifts the restriction.',
    },
    'chosen-factories': {
      label: 'Chosen factories and developments',
      about: 'Expert: players choose their starting factories and their starting development.',
    },
    'no-starting-ships': { label: 'No starting ships', about: 'Expert: ships must first be activated.' },
    'opening-shares': { label: 'Shares before the game', about: 'Expert: up to five shares at £10 before round 1.' },
    'extra-production': { label: 'Extra production', about: 'Expert: an action to produce for the warehouse.' },
    'early-shipping': { label: 'Early shipping', about: 'Expert: an action to ship stored goods.' },
    'expert-inventor': {
      label: 'Inventor for developments',
      about: 'Expert: the Inventor may be discarded for two developments.',
    },
    'random-factories': { label: 'Random factories', about: 'Alone: your two factories are drawn.' },
    'solo-development': { label: 'A development to begin with', about: 'Alone: one free development before the game.' },
    'two-awards': {
      label: 'Two awards of your choice',
      about: 'Alone: choose two awards after a win, one after coming second.',
    },
    'final-share-price': {
      label: 'Price of the last shares',
      about:
        'What shares cost in final scoring. The book names the “regular share value of 10” there, which we take for your own value; always £10 takes it at its word.',
    },
  },
  values: { no: 'No', yes: 'Yes', own: 'Own share value', ten: 'Always £10' },
  who,
  question,
  move,
  group,
  notes,
  refusals,
  event,
  round: (decade, good) => `Decade ${roman(decade)}, ${labels.good[good]}`,
  result(scores, winners, solo) {
    const table = joined(
      scores.map(({ who: name, score }) => say`${who(name)}: ${score}`),
      ', ',
    );
    if (solo) return say`${winners.length > 0 ? 'You win' : 'You lose'}. ${table}.`;
    return say`${list(winners.map(who))} ${winners.length > 1 ? 'share the victory' : 'wins'}. ${table}.`;
  },
};
