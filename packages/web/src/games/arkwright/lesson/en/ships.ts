import type { LessonWords } from '../../../lesson.ts';
import type { ShipsPart } from '../ships.ts';

export const words: LessonWords<ShipsPart> = {
  title: 'Warehouse, contract and ship',
  about: 'What the market at home does not want goes overseas',
  done: 'A ship sells what nobody wants at home, at the base quality of the good. It takes a contract, goods in the warehouse or left over, and one share space for each ship that sails.',
  parts: {
    harbour: [
      'The harbour',
      'Beside your factories lies the harbour: a large warehouse that opens where workers stand, two piers, and the contract track.',
    ],
    workers: ['Use workers', 'One action can fill a row and staff the warehouse.'],
    hire: [
      'More cutlery than you can sell',
      'Row 3 of cutlery, all three places. You will make four at an appeal of 2: two of them are for overseas.',
    ],
    staff: [
      'A hand for the warehouse',
      'Press the circle over the column of cutlery. A worker there opens five spaces for it. He is paid at the end of the decade.',
    ],
    finish: ['Finish', 'That is all for now.'],
    ship: [
      'A ship',
      'After workers you take a special marker. Ships are among them: the ship of 2 needs no crew. Take it; it goes to a free pier.',
    ],
    exchange: ['To the stock exchange', 'Contracts are made there. Food has been sold, and Red has acted for clothes.'],
    contract: [
      'A contract for two',
      'On the contract track, press 2 in the line of cutlery: the next shipment of cutlery must bring exactly two.',
    ],
    leave: ['Leave', 'You could also trade shares here.'],
    nothing: ['No tile', 'Take nothing now.'],
    machinery: ['Something useful', 'Cutlery is due. Use your grey machinery on £6, which leaves the appeal as it is.'],
    machine: ['Row 1', 'A machine into row 1 of cutlery.'],
    'machine-again': ['Row 2', 'And one into row 2.'],
    'no-tile': ['Now the sale', 'Take nothing. Red acts, and cutlery is sold.'],
    deliver: [
      'Two are left over',
      'Two were sold at home. The ship lies at the pier and the contract says two: deliver. It brings £10 for each, the base quality, and costs one space on the share track.',
    ],
    end: [
      'Twenty pounds',
      'More than the same two crates would have brought at home. Unserved, the contract would have risen to 4. At the end of the game a contract costs as many spaces as it stands on.',
    ],
  },
};
