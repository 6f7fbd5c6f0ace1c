import type { News, State } from '@cromford/cards';
import { type Chronicle, Counts, Firsts } from './course.ts';

const DECADES = 3;
const LOST = new Set(['wasted', 'cleared', 'lost']);

/** The card game. */
export const cards: Chronicle = {
  habits: [
    'loans',
    'emergency-loans',
    'crates-sold',
    'crates-shipped',
    'crates-lost',
    'shares-at-the-end',
    'cash-left',
  ],
  choices: ['first-action', 'first-development', 'first-card', 'upgraded'],
  curves: ['shares', 'value', 'factories'],
  stretches: ['I', 'II', 'III'],
  tell: (table, seat) => {
    const counts = new Counts(cards.habits);
    const firsts = new Firsts();
    const curves: Record<string, number[]> = { shares: [], value: [], factories: [] };
    const at = (ply: number) => table.at(ply) as unknown as State;
    for (const [ply, { events }] of table.history.entries()) {
      const { decade } = at(ply);
      for (const event of events as unknown as readonly News[]) {
        const whose = 'seat' in event ? event.seat : 'who' in event ? event.who : undefined;
        if (whose === seat) note(event, decade, counts, firsts);
      }
      const player = at(ply + 1).players[seat];
      if (!player || decade > DECADES) continue;
      const open = player.factories.filter((one) => one !== null).length;
      for (const [name, figure] of [
        ['shares', player.shares],
        ['value', player.value],
        ['factories', open],
      ] as const)
        (curves[name] as number[])[decade - 1] = figure;
    }
    counts.add('cash-left', at(table.history.length).players[seat]?.cash ?? 0);
    return { habits: counts.sums, choices: firsts.chosen, curves };
  },
};

function note(event: News, decade: number, counts: Counts, firsts: Firsts): void {
  switch (event.kind) {
    case 'loans':
      if (event.by > 0) counts.add(event.why === 'emergency' ? 'emergency-loans' : 'loans', event.by);
      break;
    case 'sold':
      counts.add('crates-sold', event.amount);
      break;
    case 'shipped':
      counts.add('crates-shipped', event.amount);
      break;
    case 'goods':
      if (LOST.has(event.why)) counts.add('crates-lost', -event.by);
      break;
    case 'shares':
      if (event.why === 'final') counts.add('shares-at-the-end', event.by);
      break;
    case 'action':
      firsts.note('first-action', event.action);
      break;
    case 'developed':
      if (event.why === 'step-c') firsts.note('first-development', event.track);
      break;
    case 'took':
      if (event.why === 'step-c') firsts.note('first-card', event.card);
      break;
    case 'upgraded':
      firsts.note('upgraded', ['I', 'II', 'III'][decade - 1] ?? '');
      break;
  }
}
