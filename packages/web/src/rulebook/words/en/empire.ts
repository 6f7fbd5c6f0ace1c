import type { Rulebook } from '../../rulebook.ts';

export const empire: Rulebook = {
  lead: 'Alone, in half an hour: fifteen turns to make a Central Factory and six buildings into an empire.',
  chapters: [
    {
      id: 'aim',
      title: 'The aim',
      parts: [
        'Profit is all that counts: what you sold for it, and the awards of buildings that have the workers they need when the game ends. Profit cannot be spent, and what is left of anything else is worth nothing.',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        'The market die is rolled; its row of the market holds for the whole turn. Then up to four actions, in this order and each at most once:',
        [
          'Sell: so many units of materials, commodities or goods as the row says give one unit of capital or of profit.',
          'Staff: hire one worker, move workers along a railway, or both.',
          'Build: pay for one building of the row and lay it beside what stands.',
          'Produce: all staffed cards at once.',
        ],
        { picture: 'turn', caption: 'The first action is free; the next ones cost 1, 2 and 4 capital.' },
        { example: 'start', text: 'The first turn of a game.' },
      ],
    },
    {
      id: 'production',
      title: 'Production',
      parts: [
        'A card produces if its workers are as many as it needs, or more. Each of its tracks rises by as many units as there are staffed cards with a track of the same kind, so like helps like. What is above the end of a track is lost.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      parts: [
        'After the fifteenth turn every building with enough workers adds its award. Your profit gives you a title, from the bootblacking to a Titan of Industry.',
      ],
    },
    {
      id: 'building',
      title: 'Building and events',
      parts: [
        'A building is never turned. On every edge that it shares with a card a railway must leave the one and enter the other. It comes with one worker and an empty track; when no marker is left for it, the Central Factory gives up one of its own, with all that lies there.',
        { picture: 'rails', caption: 'Where cards touch, one railway leaves and the other enters.' },
        'Then the event of the next card to its right is looked at. It happens if the year lies in its range, and only once a game.',
      ],
    },
    {
      id: 'years',
      title: 'Labour and upkeep',
      parts: [
        'A turn is two years. In marked years every building with more workers than it needs costs capital, half the market die; if you cannot pay, one worker is left. In others every building costs two units of what it was built with; what is missing is taken from your profit.',
        { example: 'upkeep', text: 'The fourth turn, before the first upkeep.' },
      ],
    },
    {
      id: 'managers',
      title: 'Managers',
      parts: [
        'Six times in a game, once a turn: a unit, a worker, or a building where no railway touches. It costs as much capital as the die shows.',
      ],
    },
  ],
};
