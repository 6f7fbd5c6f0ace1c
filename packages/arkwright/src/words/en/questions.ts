import type { Frame } from '../../frames.ts';
import { goodAt } from '../../goods.ts';
import type { AskAndHelp, Labels, Phrases } from '../phrases.ts';
import type { Terms } from './terms.ts';

/** What each step asks, and a line of help. */
function questionsOf(t: Terms): Readonly<Record<Frame['step'], AskAndHelp>> {
  return {
    found: [
      'Which good will your next factory make?',
      'Rows 1 and 2 are filled with workers. The factory is paid for at the end of 1760.',
    ],
    'found-price': ['At what price will you sell?', 'Appeal is quality minus price; it limits how much you can sell.'],
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
      'Which marker will you use?',
      'Then the space: you pay its cost. A marker that lies on the chart is used again there for £2 more.',
    ],
    amount: [`How much ${t.fee} will you pay?`, 'What you pay is what counts for the action.'],
    act: ['Main action', ''],
    additional: ['Additional action', ''],
    order: ['Main or additional action first?', 'The additional one is workers, machines or ship, with the same fee.'],
    further: ['Which further action will you take?', 'With the fee you have paid.'],
    factory: [
      'Build, modernise or close a factory, or finish.',
      'As often as you like; everything is paid together at the end.',
    ],
    'build-price': ['At what price will you sell?', 'At least £5; appeal may not fall below 0.'],
    charge: ['Which tile did you use?', 'Both reach one level ahead.'],
    inventor: ['Pay for the inventor’s next use, or return the tile?', 'Finishing returns it.'],
    workers: ['Hire or fire workers, or finish.', 'Hiring is free now; workers are paid when their good is produced.'],
    overflow: [`Which ${t.unit} will you lose?`, 'There is no space for all that you have stored.'],
    machinery: ['Where will the next machine replace a worker?', 'The worker goes to the fired workers.'],
    school: ['Where will the replaced worker go?', 'Any free space in your factories, or the fired workers.'],
    quality: [`Which ${t.product} will you improve?`, 'One more quality and appeal, for good.'],
    distribution: [
      `For which ${t.product} will you raise ${t.distribution}?`,
      'A step to level n takes £n of what you paid.',
    ],
    'free-steps': ['Which good gets a free step of distribution?', ''],
    exchange: ['What will you do at the stock exchange?', 'In any order; finish when you are done.'],
    ship: [
      'Which contract will the ship serve?',
      'Completely, from your warehouses. It costs one space on the share track for the voyage.',
    ],
    'production-action': [
      `Which factory will produce, and with how many ${t.row}s?`,
      `It goes to your warehouses; wages of these ${t.row}s are paid now.`,
    ],
    'more-shifts': [`Return the extra shifts for one more ${t.unit}?`, ''],
    settle: ['Payment', ''],
    prices: [
      'Which price will you change?',
      'Free where your action had an effect; elsewhere £1 of the cost you have left.',
    ],
    special: [`Which ${t.specialMarker} will you take?`, 'One, for nothing, or none.'],
    assign: ['In which factory will it work?', ''],
    'return-tile': ['Which of your other tiles goes back?', 'Four are the most.'],
    'return-ship': ['Which ship will you give back for it?', ''],
    production: ['Production phase', ''],
    schools: ['Production phase', ''],
    'shut-row': ['Shut your last occupied row for this phase?', 'It makes nothing and costs nothing.'],
    produce: ['Production phase', ''],
    'early-shifts': ['Extra shifts', ''],
    'late-shifts': ['Extra shifts', ''],
    'extra-shift': ['Extra shifts', ''],
    additions: ['Sale', ''],
    'add-stored': [
      `How many stored ${t.unit}s will you add to your offer?`,
      'All that you offer may not exceed your appeal. What is not sold comes back.',
    ],
    settlement: ['Sale', ''],
    calling: ['Sale', ''],
    'sell-stored': ['Will you sell a stored good?', 'Who stops is out of this sale.'],
    patrons: ['Patrons', ''],
    patron: ['Will you sell a good to the patron?', 'At your own price, beyond demand and appeal.'],
    income: ['Income', ''],
    claims: ['Ties', ''],
    claim: ['Will the press attaché win a tie?', 'Two claims for the same tie cancel each other.'],
    rise: ['Share value', ''],
    wages: ['Wages', ''],
    decay: [`${t.distribution} falls`, ''],
    shipments: ['Shipment', ''],
    shipment: [
      'Will you serve your contract now?',
      'One space back on the share track for each ship used. Otherwise the contract rises.',
    ],
    contracts: ['Contracts', ''],
    storages: ['Storage', ''],
    storage: [`How many unsold ${t.unit}s will you keep?`, 'What you do not keep is lost.'],
    commodities: ['Commodity phase', ''],
    commodity: ['On which commodity will you gain influence?', 'At the end its price times your multiplier counts.'],
    influence: [
      'How many more steps will you buy?',
      '× is what your influence multiplies the price by at the end. The last two spaces hold one marker each.',
    ],
    bonus: ['Which bonus will you take?', 'One, at or before your marker.'],
    'end-cycle': ['End of the cycle', ''],
    'next-cycle': ['The next cycle', ''],
    charisma: ['Will you return charisma to name the start player?', ''],
    'end-round': [`${t.endOfDecade}`, ''],
    'return-markers': [`${t.marker}s come back`, ''],
    'harbor-wages': ['Wages of crews and warehouse workers', ''],
    dismissals: ['Dismissals', ''],
    dismiss: ['Whom in your harbour will you dismiss?', 'Warehouse workers singly, crews with their ship.'],
    brokers: ['Brokers', ''],
    event: ['Event', ''],
    reserve: ['Event', ''],
    'event-turns': ['Event', ''],
    'opium-war': ['Will you give up a ship for the war?', 'The share indicator advances by half its capacity.'],
    'luddite-riot': ['Will you appease the rioters, or lose a machine?', ''],
    promote: ['Which worker will step into the gap?', ''],
    recession: ['Recession: two share spaces back, or one share to the bank?', ''],
    'final-exchanges': ['Last exchange', ''],
    'start-player': ['Start player', ''],
    'name-start': ['Who will be start player?', 'Any player, also yourself.'],
    obsolescence: ['Obsolescence', ''],
    'next-decade': ['The next decade', ''],
    scoring: ['Scoring', ''],
    ...t.questions,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function questionIn(t: Terms, labels: Labels): Phrases['question'] {
  const questions = questionsOf(t);

  /** Where the occasion matters. */
  function asked(frame: Frame, contracts: boolean): AskAndHelp {
    const [ask, help] = questions[frame.step];
    switch (frame.step) {
      case 'exchange':
        if (frame.why === 'final')
          return [
            'The last exchange: what will you do?',
            'Cash counts for nothing in the end; a player with a loan has lost.',
          ];
        if (frame.why === 'broker') return ['What will your broker do?', 'Sell goods, buy shares or sell them.'];
        return contracts
          ? [ask, help]
          : [ask, 'Goods, then loans, then shares. Afterwards all your ships are ready again.'];
      case 'ship':
        return contracts
          ? [ask, help]
          : ['What will you ship?', 'Stored crates, as many as fit. The ships used rest then.'];
      case 'shipment':
        return contracts
          ? [ask, help]
          : [
              `Will you ship the ${t.featured}?`,
              'One space back for each ship used; it rests until you go to the stock exchange.',
            ];
      case 'inventor':
        return frame.tile === 'tinkerer' ? ['Pay for the tinkerer’s next use, or return the tile?', help] : [ask, help];
      case 'charisma':
        if (help !== '') return [ask, help];
        return [
          ask,
          frame.end === 'cycle'
            ? 'Otherwise the left neighbour starts.'
            : 'Otherwise the player with the smallest portfolio names him.',
        ];
      case 'assign':
        return [`${t.tile[frame.tile].label}: in which factory will it work?`, help];
      case 'extra-shift':
        return frame.late
          ? [`After the sale: return the extra shifts for one more ${t.unit}?`, 'It joins what is unsold.']
          : [`Before the sale: return the extra shifts for one more ${t.unit}?`, 'It goes to the home market.'];
      case 'patron':
        return frame.joker ? [`Will you sell a ${t.unit} to the ${t.joker}?`, help] : [ask, help];
      case 'special':
        if (frame.occasion === 'charisma') return ['Which special tile will you take for Charisma?', ''];
        return frame.occasion === 'start' ? [ask, 'It is yours from the beginning.'] : [ask, help];
      default:
        return [ask, help];
    }
  }

  return (frame, { needsContracts }) => {
    const [ask, help] = asked(frame, needsContracts);
    if (!('good' in frame)) return { ask, help };
    const good = goodAt(frame.good);
    const isCommodity = frame.step === 'influence' || frame.step === 'bonus';
    const subject = isCommodity ? capital(labels.commodity[good]) : t.good[good];
    return { ask: `${subject}: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`, help };
  };
}
