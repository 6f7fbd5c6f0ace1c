import type { Labelled, Phrases } from '../phrases.ts';
import type { Terms } from './terms.ts';

export const names: Phrases['names'] = {
  'spinning-jenny': {
    name: 'Arkwright: Spinning Jenny',
    about:
      'The shorter version: three decades, factories of two levels, four goods. The most valuable portfolio of your own shares wins.',
  },
  anniversary: {
    name: 'Arkwright: Water Frame, anniversary edition',
    about:
      'The full game of 2025: five decades, a sale by offers, a contract limit, 22 kinds of development tiles and 16 events.',
  },
  'spinning-mule': {
    name: 'Arkwright: Spinning Mule',
    about: 'The short game of the anniversary edition: three decades, ships without contracts.',
  },
  'water-frame': {
    name: 'Arkwright: Water Frame',
    about:
      'The full version: five decades with development tiles, ships, contracts and events. The most valuable portfolio of your own shares wins.',
  },
};

/** The settings of a game, with what each value changes. */
export function optionIn({ marker, eventsListed, eventsShuffled }: Terms): Phrases['option'] {
  const options: Readonly<Record<string, Readonly<Record<string, Labelled>>>> = {
    'set-up': {
      '': { label: 'Set-up', about: 'Who decides about the first factories.' },
      free: { label: 'Free', about: `Everybody founds two factories, sells shares and takes a first ${marker}.` },
      predetermined: {
        label: 'Predetermined',
        about: `Factories, prices, shares, cash and ${marker}s as the rulebook lists them.`,
      },
    },
    'east-india-company': {
      '': {
        label: 'East India Company',
        about: 'A commodity phase in every cycle: influence that counts at the end.',
      },
      off: { label: 'Off', about: 'Without the module.' },
      on: { label: 'On', about: 'With the company’s board.' },
    },
    'asymmetric-factories': {
      '': { label: 'Asymmetric factories', about: 'Mass production and luxury beside the regular factories.' },
      off: { label: 'Off', about: 'Regular factories only.' },
      on: { label: 'On', about: 'Three types of factory.' },
    },
    patrons: {
      '': { label: 'Patrons', about: 'Whether the four patrons are on offer for sure, in a free set-up.' },
      drawn: { label: 'Drawn', about: 'Tiles are drawn at random.' },
      included: { label: 'Included', about: 'The four patrons are on offer; the other tiles are drawn.' },
    },
    events: {
      '': { label: 'Events', about: 'The order of the listed events, in a predetermined set-up.' },
      listed: { label: 'As listed', about: eventsListed },
      shuffled: { label: 'Shuffled', about: eventsShuffled },
    },
  };

  return (id, value) => options[id]?.[value ?? ''] ?? { label: value ?? id, about: '' };
}
