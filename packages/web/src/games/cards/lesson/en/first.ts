import type { LessonWords } from '../../../lesson.ts';
import type { PartId } from '../first.ts';

export const words: LessonWords<PartId> = {
  title: 'The first decade',
  about: 'Hire, set a price, sell, develop, buy shares: four rounds alone against two automated opponents',
  done: 'That was one decade of three. You know every step of a turn; what remains is to judge what brings more: another worker, a better card, or shares while they are cheap.',
  parts: {
    welcome: [
      'Shares times their value',
      'You own a young company. After twelve rounds your score is the number of your shares times what one is worth: 10 × £10 today.\nSelling goods raises the value. Money buys the shares.',
    ],
    'open-food': [
      'A first factory',
      'There is one factory for each of the four goods. You start with two of them. Open the one for food.',
    ],
    'open-cutlery': [
      'And a second one',
      'Take cutlery. Each comes with an office and its first worker card. The crates tell what a factory makes: one on the tile, two on the card.',
    ],
    rounds: [
      'One good a round',
      'Three decades of four rounds. In each round one good is active, and only that one is produced and sold: food, clothes, cutlery, lamps, and again.',
    ],
    market: [
      'Appeal against demand',
      'Every seller has a column as high as his appeal. The thick line is demand. You may sell one good for every level of your column above the line, never more than your appeal.\nThe lower the line, the better for everybody.',
    ],
    employ: [
      'Your turn: one action',
      'A turn has three steps: an action, the price of the featured good, a development. Actions cost no money. Take Employ.',
    ],
    'employ-food': [
      'More hands',
      'Put the second worker card at the factory for food. Point at it first: it makes 5 instead of 3 then, and every worker wants his wage when food is produced.',
    ],
    'employ-done': [
      'More buyers, too',
      'People who earn also buy: demand went down one step for all goods. Wages moved one space to the right: a worker costs £3 now.\nYou could add more cards. Press Done.',
    ],
    spot: [
      'Price or appeal',
      'Now the price of food. The tile offers four spots: the dearer, the less appeal. Take the third, £3 with an appeal of 1. The forecast at the side tells what each would bring.',
    ],
    office: [
      'The office helps one of them',
      'It adds 4 to the price or 4 to the appeal. At £7 nobody would buy from you. Take appeal: £3 each, and two can be sold. On its way to 5 your marker pushes demand up by two; the step from 4 to 5 has no arrow, so it finds a buyer more.',
    ],
    develop: [
      'A development',
      'Last, one upgrade of your board or one card. Quality will let you add two points of quality in one action instead of one. Take it.\nThen it is the opponents’ turn: a marker is drawn from the bag. The neutral one, so nothing moves.',
    ],
    ship: [
      'Sold, and three left over',
      'You made 5 and sold 2 at £3. The rest can be stored for a later round, or shipped at once for £5 each. A ship carries two, and each that sails costs you a step of share value in the end; you have two ships. Send one with 2.',
    ],
    store: [
      'One for later',
      'What is neither sold nor shipped can wait in a warehouse for the next round of food. Store it.',
    ],
    result: [
      'What came of it',
      'You took £16 and paid £2 fixed costs and £18 wages: a young factory may run at a loss. But your share value rose twice: once because you sold two or more at home, and once because of those who did, your appeal is the highest.',
    ],
    build: ['Clothes are next', 'You have no factory for clothes, so this round would pass you by. Take Build.'],
    'build-clothes': [
      'It stands at once',
      'Building is free. A new factory has an office and no worker card: it makes one.',
    ],
    'build-done': [
      'One is enough',
      'You could build lamps in the same action. Leave it: an idle factory costs nothing, but earns nothing either. Press Done.',
    ],
    'clothes-spot': [
      'One good, one buyer',
      'You have a single piece to sell, so you need appeal 1 and not more. Take £4 with appeal 1.',
    ],
    'clothes-office': ['And all the rest on the price', 'The office on price makes it £8.'],
    card: [
      'A card instead',
      'Development cards lie open. Where a disc lies, an opponent has taken the card. Take the Foreman.',
    ],
    foreman: [
      'Who works for less',
      'Up to four workers of one factory are paid £2 less, and £3 is the wage today. Send him to cutlery, where five work.',
    ],
    quality: [
      'Cutlery',
      'It makes 3. With more appeal than the opponents you gain two steps of share value. Take Quality.',
    ],
    'quality-put': [
      'A quality card',
      'Pick a card of your reserve and choose what it shows and where: price or appeal. Two points of quality are allowed since you developed it. Put 2 appeal on cutlery.',
    ],
    'cutlery-spot': [
      'Above theirs',
      'Opponent 1 stands at 3. With appeal 3 from the tile and 2 from quality you stand at 5, and may sell more than you have.',
    ],
    'cutlery-office': ['Price', 'Appeal suffices, so let the office add to the price: £7.'],
    'cutlery-turn': [
      'Cards can be turned',
      'Each time the good is active you may turn quality cards too. This one stays on appeal.',
    ],
    'develop-exchange': [
      'For buying shares',
      'Stock exchange: your first share of each purchase then costs half. Take it, and watch the sale.',
    ],
    highest: [
      'Two steps',
      'Three sold for £21, and the Foreman saved you £8 of wages. Share value rose twice: for the sale and for the highest appeal.',
    ],
    exchange: ['Lamps, and no factory', 'A good round for the stock exchange. Take Exchange.'],
    buy: [
      'Shares while they are cheap',
      'A share costs its value, £14 today; the first one only £7, thanks to your development. Keep some money for wages. Buy 3.',
    ],
    loans: [
      'Loans',
      'A loan brings the value of a share now and costs one share in the end. You need none.\nIf you cannot pay your costs some day, the emergency fund lends half as much for the same price.',
    ],
    ships: ['Ships come back', 'The stock exchange also makes both ships ready again. Reactivate them.'],
    last: [
      'One more development',
      'Machinery: more machines in one action. A machine replaces a worker and costs £1 instead of his wage.',
    ],
    opponents: [
      'The other two',
      'The opponents need no goods: they sell what their appeal allows and grow each round. The panel shows their score. Yours stands in your street, as if the game ended now.',
    ],
    end: [
      'Decade II',
      'From now on factories can be upgraded: the other side of tile and cards makes more and sells dearer. At the end all money buys shares, each loan takes one away, and each ship that sailed lowers the value by one.',
    ],
  },
};
