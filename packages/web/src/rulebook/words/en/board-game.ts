import type { Rulebook } from '../../rulebook.ts';
import { anniversary } from './anniversary.ts';

const WITH_SHIPS = ['water-frame', 'anniversary', 'spinning-mule'];

export const boardGame: Rulebook = {
  lead: 'You run a company in the England of the first factories. You build, hire, buy machines and sell four goods to the people whom all of you employ, and try to make the shares of your company worth more than the others’.',
  chapters: [
    {
      id: 'aim',
      title: 'The aim',
      parts: [
        'In the end the shares that you own times their value decide. Money left over counts nothing but a tie, and whoever still owes a loan is out.',
        'So there are two things to do all the time: sell goods, which moves the value of your shares up, and turn money into shares while they are cheap.',
        {
          picture: 'shares',
          caption: 'The share track: what counts is the space, and the value that is printed under it.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        'A decade has four cycles, one for each good: food, clothes, cutlery, lamps. In a cycle everybody takes exactly one turn, and then this good is produced and sold.',
        { picture: 'cycle', caption: 'A cycle: the economy moves, everybody acts once, one good is produced.' },
        'In your turn you put one of your action markers on a free space of your chart and pay what the space costs: £2, £4, £6, £8 or £10. What you paid says how strong the action is. The marker stays there until the decade ends; used once more it costs £2 extra.',
        'The actions: build, modernise or close factories; hire or fire workers; replace workers by machines; raise quality; raise distribution; deal at the stock exchange. Most of them bring a small additional action, a change of prices or a special marker to take.',
        { example: 'first-turn', text: 'The first turn of 1770, with every choice and what it would do.' },
      ],
    },
    {
      id: 'production',
      title: 'Production and sale',
      parts: [
        'Only factories of the good of the cycle produce. A row makes its goods if every space of it holds a worker or a machine; a row that is not full makes nothing.',
        { picture: 'row', caption: 'A full row produces; one worker short, it does not.' },
        'How attractive a good is: base quality of the factory, plus quality, plus distribution, minus the price. This appeal is also the most that you can sell.',
        { picture: 'appeal', caption: 'The sum that stands on every factory.' },
        'How many are bought is read off the labour market: every worker whom anybody has hired has uncovered a number, and the one furthest down its column is the demand. Buyers are served from the highest appeal down, one good from everybody whose appeal reaches the level, until they are gone. The importer sells, too.',
        { picture: 'ladder', caption: 'Crates are sold from the top down to the line where the demand ends.' },
        {
          example: 'last-to-act',
          text: 'Everybody else has acted: the columns of the market show the sale that is about to come.',
        },
        'Then shares move: one space for one good sold, two for more, one more for whoever alone has the highest appeal and one more for whoever alone has sold most.',
        'Then wages: every worker of the factory costs what stands beside the lowest empty row of the labour market; a machine costs £1. At last distribution falls by one.',
        {
          example: 'dear-labour',
          text: 'Many dismissed workers wait beside the labour market here: it is emptier, so demand and wage are higher than in the example before.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      parts: [
        'After the last decade everybody may sell what is stored, repay loans and deal in shares once more. Then shares times value are compared; of equals the one with more money wins.',
      ],
    },
    {
      id: 'money',
      title: 'When money is short',
      parts: [
        'What you cannot pay is raised by selling shares at their present value, as few as needed. That throws the indicator back, further the higher it stands. Without shares you borrow £10 at a time and pay back £13.',
        'Every choice that would force such a sale says so before you press it, and asks once more.',
      ],
    },
    {
      id: 'factories',
      title: 'Factories, workers, machines',
      parts: [
        [
          'You can have one factory of each good. A new one costs what is printed on it and comes with its first row filled.',
          'To modernise is to pay the price of the next level: base quality and output rise, everything in it stays.',
          'Hiring costs nothing now, and wages when the good is produced. Nobody is fired from the first row.',
          'A machine replaces a worker on a square space, and the worker is dismissed. It saves wages and takes a buyer away from nobody.',
          'Old levels become obsolete: such a factory gets workers whom it must pay and cannot dismiss, until it is modernised or closed.',
        ],
      ],
    },
    {
      id: 'market',
      title: 'Quality, distribution, price',
      parts: [
        [
          'Quality lasts as long as the factory stands, modernised or not.',
          'Distribution is cheaper and falls by one with every production of its good.',
          'A lower price is the third way to a higher appeal; prices change after some actions only.',
        ],
      ],
    },
    {
      id: 'exchange',
      title: 'The stock exchange',
      parts: [
        'Here you buy and sell your own shares at their value (bought ones cost £10 at least), repay loans, and sell stored goods for a fixed small price. Nothing of this moves the indicator.',
      ],
    },
    {
      id: 'ships',
      title: 'Warehouses and ships',
      only: WITH_SHIPS,
      parts: [
        'What was not sold can be stored where you have room for it: in the small warehouse, or in a large one whose workers you pay at the end of the decade.',
        'With a ship and a contract stored goods go abroad. Each brings the base quality of its factory; every ship used costs a space of share value. Events at the end of a decade change rules for a while, or for good.',
      ],
    },
    anniversary,
  ],
};
