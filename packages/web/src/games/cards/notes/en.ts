import type { NotedPart } from './notes.ts';

export const notes: Readonly<Record<NotedPart, string>> = {
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
  score:
    'What you would have if the game ended now: goods in warehouses sold, all money spent on shares, a share less for each loan, value lost to shipping tokens; then shares times value.',
  limit: 'Development cards that you own, and how many you may own. Raise Cards among your developments to own more.',
  neutral:
    'A third colour for two players. It sells nothing and takes no buyers; but who wants the step for the highest appeal must be above it, too. Between the decades it moves up.',
  fixed: 'Printed on the factory: paid whenever it produces, whatever it sells.',
  spots:
    'The four spots of the factory token. The first figure is the price of one good there, the second the appeal: the dearer, the less attractive. You may move the token when its good comes up.',
  office:
    'The office card adds to the price, or, turned round, to the appeal of its factory. You turn it when its good comes up.',
  quality:
    'Quality cards. A card that shows 1·2 adds 1 or 2 to the factory it is put on, to its price or to its appeal, and does not wear off; it can be moved later.',
  distribution:
    'Distribution cards. One of them adds 1 to 4 to the appeal of its factory, and loses 1 after every production of that good.',
  'track-quality': 'How much quality one action adds: 1, 2 or 3 in all.',
  'track-distribution': 'How much distribution one action adds: 2, 3 or 4 in all.',
  'track-cards': 'How many development cards you may own.',
  'track-machinery': 'How many workers one action replaces by machines.',
  'track-shipping': 'How many goods one ship carries.',
  'track-exchange': 'How many shares you buy at half their value at each visit to the stock exchange.',
};
