import type { Part } from './notes.ts';

export const notes: Readonly<Record<Part, string>> = {
  market:
    'Appeal and demand. You can sell at home as many goods as your appeal lies above the demand marker; the others sell by the same marker, and nobody takes your buyers. Building and employing lower the marker, which is good for all; raising an appeal past an arrow pushes it up again.',
  wages:
    'What each of your workers costs in a production. The marker moves one step to the right whenever somebody builds factories or employs workers, once for the whole action.',
  rounds:
    'Three decades of four rounds, one for each good. In a round everybody takes one turn; then the good of the round is produced by all who have a factory for it.',
  shares:
    'How many shares you have, and what one is worth. Shares are bought at the stock exchange; the value rises with what you sell. In the end the one is multiplied by the other.',
  developments:
    'At the end of your turn you may move one of these one step up, or take a card instead. Each can be raised twice; a better one works from your next action on.',
  supply:
    'Cards that everybody can take at the end of a turn, instead of a development. You never own two of a kind, and no more than your limit; what is given back lies here again.',
  warehouses:
    'For goods that were made and not sold at home. A small one holds two, the large one four, of one kind each. Stored goods are sold or shipped in a later round; what is neither sold, stored nor shipped is lost.',
  ships:
    'A ship carries goods of the round abroad, for the price printed on the factory. Every voyage adds a token that costs you in the end, and ships that have sailed come back only through the stock exchange.',
};
