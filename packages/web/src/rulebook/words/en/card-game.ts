import type { Rulebook } from '../../rulebook.ts';

export const cardGame: Rulebook = {
  lead: 'The same England with cards, in an hour and a half: three decades, twelve rounds, four goods. Nobody takes your buyers away, but everybody moves the same demand.',
  chapters: [
    {
      id: 'aim',
      title: 'The aim',
      parts: [
        'In the end your shares are multiplied by their value. Both tracks end at 30. Loans take shares away from you then, and voyages abroad take value.',
        { picture: 'shares', caption: 'One marker for the number of shares, one for what each is worth.' },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        'A round belongs to one good. Everybody takes one turn, in three steps:',
        [
          'One action, or none: build and upgrade factories, employ workers, put machines to work, add quality or distribution, or go to the stock exchange.',
          'If you have a factory of the good of the round, set its price: more price is less appeal, and the sum stays the same.',
          'Develop: raise one of your six developments by a step, or take a card.',
        ],
        { picture: 'round', caption: 'Action, price, development; then everybody produces.' },
        'No action costs money but shares. Building and employing move all demand markers one step down, which makes selling easier for everybody, and wages one step up.',
        { example: 'round', text: 'The first round of a game for two.' },
      ],
    },
    {
      id: 'production',
      title: 'Production',
      parts: [
        'Factories of the good always produce all they can. At home you can sell as many as your appeal lies above the demand marker, and what you have made must be sold as far as that goes.',
        { picture: 'reach', caption: 'Appeal 6, demand 2: four goods can be sold at home.' },
        'What is left may be stored or shipped; the rest is wasted. A ship carries two goods (more with development) for the price printed on the factory.',
        'Then costs are paid, for workers at the present wage. Who sold two goods or more at home gains a step of share value, and the one of them with the highest appeal a second.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      parts: [
        'After the twelfth round stored goods are sold for a fixed price, and everybody buys as many shares as he can pay, at his own value (the book prints 10 there: an option of the table takes that at its word). Each loan takes a share away, and shipping tokens take steps of value. Value times shares is the score; of equals the one with more money wins.',
        { example: 'decade-three', text: 'A third decade begins: look at what still pays before the end.' },
      ],
    },
    {
      id: 'factories',
      title: 'Factories and workers',
      parts: [
        [
          'One factory of each good; it comes with its office and without workers.',
          'A factory takes two worker cards, the first before the second; they stay for the rest of the game.',
          'From the second decade on factories can be upgraded, which turns tile and cards to their better side.',
          'Machines replace the workers of a card: as much is made, and less is paid.',
        ],
      ],
    },
    {
      id: 'exchange',
      title: 'Stock exchange, loans, ships',
      parts: [
        'In this order, each if you like: buy shares at your own value, take loans (each brings the value of a share now and costs a share in the end), make your ships ready again. Shares are never sold and loans never repaid.',
        'If you cannot pay your costs, the emergency fund pays, with the same tokens.',
      ],
    },
    {
      id: 'more',
      title: 'Experts, and alone',
      parts: [
        'Options add actions (extra production, early shipping), a start with other pieces, and a supply of cards that changes. Alone you play against opponents who draw from a bag, and collect awards.',
      ],
    },
  ],
};
