import type { NotedPart } from './notes.ts';

export const notes: Readonly<Record<NotedPart, string>> = {
  years:
    'Fifteen turns of two years. In marked years labour has to be paid for buildings with more workers than they need, or upkeep for every building.',
  accounts:
    'Profit is what counts in the end, with the awards of staffed buildings. It cannot be spent. What you pay with is capital and goods; what is left of those is worth nothing.',
  actions:
    'Sell, staff, build, produce: in this order, each at most once a turn. The first that you take is free; the second, third and fourth cost capital, each more than the one before.',
  managers:
    'Once a turn, at any moment: one more unit, one more worker, or a building where no railway fits. It costs capital, as much as the market die shows; after six times the managers are gone.',
  row: 'The buildings that can still be built: each with its cost, and below it what it makes and holds, the workers it needs, its award and its railways. Whoever builds one looks at the event of the card to its right: it happens if the year fits. The years are printed before its name, in a filled badge while they fit; the last line of a card names the event that building it would bring.',
  cost: 'What building it costs, from any of your tracks. Framed in red is what you lack.',
  track: 'The one track of this building: what it makes, and how many units it holds at most.',
  requirement:
    'So many workers it needs to be staffed. Only then does it produce, and only then does its award count. It opens with one.',
  award: 'So much profit the building adds after the last turn, if it is staffed then.',
  railways:
    'The card with its railways: an arrow outwards leaves it, an arrow inwards enters it. On an edge where it touches another card one of the two must leave and the other enter.',
  map: 'What you have built. A new building lies beside one that stands, and on every shared edge a railway must leave the one and enter the other. Workers move along the railways; only a staffed building produces.',
  market:
    'The die of this turn chooses a row. Its figures say how many units of a kind are sold for one unit of capital or profit; a dash means that the kind cannot be sold.',
};
