import { GOODS, type News, type State } from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';
import { type Chronicle, Counts, Firsts } from './course.ts';

const HABITS = [
  'shares-at-need',
  'loans',
  'crates-sold',
  'crates-shipped',
  'crates-lost',
  'obsolete',
  'cash-left',
] as const;

/** The board games; the short one ends after three decades and ships nothing. */
export function board(decades: readonly number[], ships: boolean): Chronicle {
  const habits = HABITS.filter((habit) => ships || habit !== 'crates-shipped');
  return {
    habits,
    choices: ['first-good', 'second-good', 'first-marker', 'first-taken', 'level-2', ...(ships ? ['level-3'] : [])],
    curves: ['shares', 'factories', 'workers'],
    stretches: decades.map(String),
    tell: (table, seat) => {
      const counts = new Counts(habits);
      const firsts = new Firsts();
      const curves: Record<string, number[]> = { shares: [], factories: [], workers: [] };
      const at = (ply: number) => table.at(ply) as unknown as State;
      for (const [ply, { events }] of table.history.entries()) {
        const { decade } = at(ply);
        for (const event of events as unknown as readonly News[])
          if ('seat' in event && event.seat === seat) note(event, at(ply), counts, firsts);
        const stretch = decades.indexOf(decade);
        if (stretch >= 0) standing(at(ply + 1), seat, stretch, curves);
      }
      counts.add('cash-left', at(table.history.length).players[seat]?.cash ?? 0);
      return { habits: counts.sums, choices: firsts.chosen, curves };
    },
  };
}

function note(event: News, before: State, counts: Counts, firsts: Firsts): void {
  switch (event.kind) {
    case 'shares':
      if (event.why === 'emergency') counts.add('shares-at-need', -event.by);
      break;
    case 'loans':
      if (event.by > 0) counts.add('loans', event.by);
      break;
    case 'sold':
      counts.add('crates-sold', event.amount);
      break;
    case 'shipped':
      counts.add('crates-shipped', event.amount);
      break;
    case 'lost-goods':
      counts.add('crates-lost', event.amount);
      break;
    case 'produced':
      if (before.players[event.seat]?.factories[GOODS.indexOf(event.good)]?.additional) counts.add('obsolete', 1);
      break;
    case 'founded':
    case 'built':
    case 'modernised':
      factory(event, before, firsts);
      break;
    case 'placed':
      firsts.note('first-marker', event.marker);
      break;
    case 'took':
      firsts.note('first-taken', event.what);
      break;
  }
}

function factory(
  event: Extract<News, { kind: 'founded' | 'built' | 'modernised' }>,
  { decade }: State,
  firsts: Firsts,
): void {
  if (event.kind !== 'modernised' && event.good !== firsts.chosen['first-good']) {
    if (firsts.chosen['first-good']) firsts.note('second-good', event.good);
    firsts.note('first-good', event.good);
  }
  if (event.kind !== 'founded' && event.level > 1) firsts.note(`level-${event.level}`, String(decade));
}

/** Written over as long as the decade lasts: what stands in the end is how it ended. */
function standing({ players }: State, seat: Seat, stretch: number, curves: Record<string, number[]>): void {
  const player = players[seat];
  if (!player) return;
  const open = player.factories.filter((one) => one !== null);
  const figures = {
    shares: player.shares,
    factories: open.length,
    workers: open.flatMap(({ workers }) => workers).reduce((sum, n) => sum + n, 0),
  };
  for (const [name, figure] of Object.entries(figures)) (curves[name] as number[])[stretch] = figure;
}
