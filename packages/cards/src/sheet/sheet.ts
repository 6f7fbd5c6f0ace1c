import { type Fault, faultsBy, formFaults, type Matters } from '@cromford/kernel';
import weighed from '../../components/matters.json' with { type: 'json' };
import standard from '../../components/standard.json' with { type: 'json' };
import standard1 from '../../components/standard-1.json' with { type: 'json' };
import { GOODS } from '../goods.ts';
import { canBeLaidOut } from '../setup/supply.ts';
import { TRACKS } from '../tracks.ts';
import { sheetReasons } from './reasons.ts';
import { type Sheet, sheetSchema } from './schema.ts';

export type { Sheet } from './schema.ts';

/** What keeps a value from being a component sheet of this game. */
export function sheetFaults(value: unknown): Fault[] {
  const parsed = sheetSchema.safeParse(value);
  if (!parsed.success) return formFaults(parsed.error.issues, value);
  return contradictions(parsed.data);
}

/** What each value on its own allows, but the values together do not. */
function contradictions(sheet: Sheet): Fault[] {
  const faults: Fault[] = [];
  const fault = faultsBy(sheetReasons, faults);
  for (const good of GOODS) {
    const [early, late] = sheet.factories[good];
    for (const [i, side] of [early, late].entries()) {
      // CG-SET-13: a new factory starts at appeal 0.
      if (side?.spots[3]?.appeal !== 0) fault(`factories.${good}.${i}.spots.3.appeal`, 'fourth-spot');
    }
    // CG-BLD-12: after an upgrade the token goes on the spot with the same appeal.
    early?.spots.forEach(({ appeal }, i) => {
      if (!late?.spots.some((spot) => spot.appeal === appeal))
        fault(`factories.${good}.0.spots.${i}.appeal`, 'no-such-spot');
    });
    for (const way of ['up', 'down'] as const)
      sheet.market[way][good].forEach((space, i) => {
        if (space > sheet.market.appealEnds) fault(`market.${way}.${good}.${i}`, 'beyond-track');
      });
  }
  for (const players of ['2', '3', '4'] as const) {
    sheet.market.demand[players].forEach((value, i) => {
      if (value < sheet.market.demandFrom || value > sheet.market.demandTo)
        fault(`market.demand.${players}.${i}`, 'off-track');
    });
    const { wages } = sheet.market;
    wages[players].forEach((wage, i) => {
      if (i > 0 && wage < (wages[players][i - 1] as number)) fault(`market.wages.${players}.${i}`, 'wages-fall');
    });
    if (sheet.starts[players].length !== Number(players))
      fault(`starts.${players}`, 'needs-players', { players: Number(players) });
    sheet.starts[players].forEach(({ factories, track, card, at }, i) => {
      const path = `starts.${players}.${i}`;
      if (factories[0] === factories[1]) fault(`${path}.factories`, 'two-different');
      // CG-SET-12
      if ((track === undefined) === (card === undefined)) fault(path, 'development-or-card');
      if ((card === 'foreman') !== (at !== undefined)) fault(`${path}.at`, 'foreman-alone');
      if (at !== undefined && !factories.includes(at)) fault(`${path}.at`, 'not-a-factory');
      const there = sheet.cards.filter((c) => c.front === card && c.players > 0 && c.players <= Number(players)).length;
      if (card && there < sheet.starts[players].filter((other) => other.card === card).length)
        fault(`${path}.card`, 'not-in-supply');
    });
  }
  // CG-DEV-03: an upgrade never makes anything smaller, or what one has would no longer fit.
  for (const track of TRACKS)
    sheet.developments[track].forEach((value, i) => {
      if (i > 0 && value < (sheet.developments[track][i - 1] as number)) fault(`developments.${track}.${i}`, 'falls');
    });
  if (sheet.scoring.shippingSteps.length <= sheet.limits.shippingTokens)
    fault('scoring.shippingSteps', 'entry-per-tokens');
  const carried = sheet.start.ships * Math.max(...sheet.developments.shipping);
  if (sheet.effects.contract.length <= Math.max(carried, 2 * Math.max(...sheet.developments.shipping)))
    fault('effects.contract', 'entry-per-goods');
  const three = sheet.cards.filter(({ players }) => players === 2 || players === 3).length;
  if (three < sheet.solo.rows * sheet.solo.columns) fault('cards', 'solo-display');
  // CG-EXP-02: what is shuffled must do for four players.
  const mixed = sheet.cards.filter(({ front }) => !['entrepreneur', 'engineer', 'patent'].includes(front)).length;
  if (mixed < 4 * sheet.supply.perPlayer) fault('supply.perPlayer', 'too-many-cards');
  else
    for (const players of [2, 3, 4]) if (!canBeLaidOut(sheet, players)) fault('cards', 'too-many-alike', { players });
  for (const way of ['shares', 'shareValue'] as const) {
    if (sheet.start[way] > sheet.limits[way]) fault(`start.${way}`, 'beyond-own-track');
    if (sheet.solo[way] > sheet.limits[way]) fault(`solo.${way}`, 'beyond-own-track');
  }
  if (sheet.opening.shares * sheet.opening.price > sheet.start.money) fault('opening.shares', 'beyond-money');
  return faults;
}

export const standardSheet: Sheet = standard as Sheet;

/** What a step of our own values comes to when a manager plays alone, in points (docs/balance.md); found by `cromford weigh --matters`. */
export const matters: Matters = weighed;

/** What was shipped before, the oldest first: never changed, since links and puzzles know it by what is in it. */
export const earlierSheets: Readonly<Record<string, Sheet>> = { 'standard-1': standard1 as Sheet };
