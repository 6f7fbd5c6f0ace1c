import type { Question } from '@cromford/kernel';
import type { Frame } from '../frames.ts';
import { GOODS, type Good } from '../goods.ts';
import { labels } from './en-labels.ts';

/** What each step asks, and a line of help. */
const questions: Readonly<Record<Frame['step'], readonly [string, string]>> = {
  found: [
    'Which good will your next factory make?',
    'Rows 1 and 2 are filled with workers. The factory is paid for at the end of 1760.',
  ],
  'found-price': ['At what price will you sell it?', 'Appeal is quality minus price; it limits how much you can sell.'],
  gift: ['Start-up capital', ''],
  'start-sales': ['Start-up capital', ''],
  'start-sale': ['How many shares will you sell to start with?', 'Each brings £10 now. The indicator does not move.'],
  picks: ['First markers', ''],
  pick: ['Which light grey marker will you take?', 'Everybody takes one, the last player first.'],
  'pay-factories': ['Factories are paid', ''],
  decade: ['A new decade', ''],
  cycle: ['A new cycle', ''],
  turns: ['Action phase', ''],
  turn: [
    'Which marker will you use, and on which space?',
    'You pay the cost of the space. A marker that lies on the chart is used again for £2 more.',
  ],
  amount: ['How much administrative cost will you pay?', 'What you pay is what counts for the action.'],
  act: ['Main action', ''],
  additional: ['Additional action', ''],
  order: ['Main or additional action first?', ''],
  further: ['Which further action will you take?', 'With the fee you have paid.'],
  factory: [
    'Build, modernise or close a factory, or finish.',
    'As often as you like; everything is paid together at the end.',
  ],
  'build-price': ['At what price will you sell it?', 'At least £5; appeal may not fall below 0.'],
  charge: ['Which tile did you use?', ''],
  inventor: ['Pay for the inventor’s next use, or return the tile?', 'Finishing returns it.'],
  workers: [
    'Hire or fire workers, or finish.',
    'Hiring is free now; workers are paid when their good is produced. Rows: workers+machines/spaces.',
  ],
  overflow: ['Which good will you lose?', 'There is no space for all that you have stored.'],
  machinery: [
    'Where will the next machine replace a worker?',
    'The worker goes to the fired workers. Rows are shown as workers+machines/spaces.',
  ],
  school: ['Where will the replaced worker go?', 'Any free space in your factories, or the fired workers.'],
  quality: ['Which good will you improve?', 'One more quality and appeal, for good.'],
  distribution: ['For which good will you raise distribution?', 'A step to level n takes £n of what you paid.'],
  'free-steps': ['Which good gets a free step of distribution?', ''],
  exchange: ['What will you do at the stock exchange?', 'In any order; finish when you are done.'],
  ship: [
    'Which contract will the ship serve?',
    'Completely, from your warehouses. It costs one space on the share track for the voyage.',
  ],
  'production-action': [
    'Which factory will produce, and with how many rows?',
    'The goods go to your warehouses; wages of these rows are paid now.',
  ],
  'more-shifts': ['Return the extra shifts for one more good?', ''],
  settle: ['Payment', ''],
  prices: [
    'Which price will you change?',
    'Free where your action had an effect; elsewhere £1 of the cost you have left.',
  ],
  special: ['Which special marker will you take?', 'One marker, for nothing, or none.'],
  assign: ['In which factory will it work?', ''],
  'return-tile': ['Which of your other tiles goes back?', 'Four are the most.'],
  'return-ship': ['Which ship will you give back for it?', ''],
  production: ['Production phase', ''],
  schools: ['Production phase', ''],
  'shut-row': ['Shut your last occupied row for this phase?', 'It makes nothing and costs nothing.'],
  produce: ['Production phase', ''],
  'early-shifts': ['Extra shifts', ''],
  'late-shifts': ['Extra shifts', ''],
  'extra-shift': [
    'Return the extra shifts for one more good?',
    'For the home market before the sale, for shipping after it.',
  ],
  additions: ['Sale', ''],
  'add-stored': [
    'How many stored goods will you add to your offer?',
    'All that you offer may not exceed your appeal. What is not sold comes back.',
  ],
  settlement: ['Sale', ''],
  calling: ['Sale', ''],
  'sell-stored': ['Will you sell a stored good?', 'Who stops is out of this sale.'],
  patrons: ['Patrons', ''],
  patron: ['Will you sell a good to the patron?', 'At your own price, beyond demand and appeal.'],
  income: ['Income', ''],
  claims: ['Ties', ''],
  claim: ['Will the press attaché win a tie?', ''],
  rise: ['Share value', ''],
  wages: ['Wages', ''],
  decay: ['Distribution falls', ''],
  shipments: ['Shipment', ''],
  shipment: [
    'Will you serve your contract now?',
    'One space back on the share track for each ship used. Otherwise the contract rises.',
  ],
  contracts: ['Contracts', ''],
  storages: ['Storage', ''],
  storage: ['How many unsold goods will you keep?', 'What you do not keep is lost.'],
  commodities: ['Commodity phase', ''],
  commodity: ['On which commodity will you gain influence?', 'At the end its price times your multiplier counts.'],
  influence: ['How many more steps will you buy?', 'The last two spaces hold one marker each.'],
  bonus: ['Which bonus will you take?', ''],
  'end-cycle': ['End of the cycle', ''],
  charisma: ['Will you return charisma to name the start player?', ''],
  'end-round': ['End of the round', ''],
  'return-markers': ['Markers come back', ''],
  'harbor-wages': ['Wages in the harbour', ''],
  dismissals: ['Dismissals', ''],
  dismiss: ['Whom in your harbour will you dismiss?', 'Warehouse workers singly, crews with their ship.'],
  brokers: ['Brokers', ''],
  event: ['Event', ''],
  reserve: ['Event', ''],
  'event-turns': ['Event', ''],
  'opium-war': ['Will you give up a ship for the war?', 'The share indicator advances by half its capacity.'],
  'luddite-riot': ['Will you appease the rioters, or lose a machine?', ''],
  promote: ['Which worker will step into the gap?', ''],
  recession: ['Two spaces back, or one share to the bank?', ''],
  'final-exchanges': ['Last exchange', ''],
  'start-player': ['Start player', ''],
  'name-start': ['Who will be start player?', 'Any player, also yourself.'],
  obsolescence: ['Obsolescence', ''],
  'next-decade': ['The next decade', ''],
  scoring: ['Scoring', ''],
};

export function question(frame: Frame): Question {
  const [ask, help] = questions[frame.step];
  if (frame.step === 'exchange' && frame.why === 'final')
    return {
      ask: 'The last exchange: what will you do?',
      help: 'Only shares count in the end; a player with a loan has lost.',
    };
  if ('good' in frame && typeof frame.good === 'number')
    return { ask: `${labels.good[GOODS[frame.good] as Good]}: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`, help };
  return { ask, help };
}
