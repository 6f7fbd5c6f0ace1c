import { at, times } from '@cromford/kernel';
import { actualQuality, appealAt, appealOf, outputOf } from '../../factory.ts';
import { COUNTED_STEPS, type Frame, type StepName } from '../../frames.ts';
import { goodAt } from '../../goods.ts';
import { demandFor, wageNow } from '../../market.ts';
import type { Ruleset } from '../../ruleset.ts';
import { inTurn, playerAt, type Sale, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';

/** The production phase of the featured good, step by step (FE-TIME-02). */
export function production(rs: Ruleset): Runs<'production'> {
  const frames = rs.production.map((step) => frameFor(step));
  return {
    run(s) {
      clearSale(s.sale, s.players.length);
      for (let i = frames.length - 1; i >= 0; i--) s.agenda.push(frames[i] as Frame);
    },
  };
}

/** Steps that go round the table begin with the first player. */
export function frameFor(step: StepName): Frame {
  return (COUNTED.has(step) ? { step, k: 0 } : { step }) as Frame;
}

const COUNTED = new Set<StepName>(COUNTED_STEPS);

function clearSale(sale: Sale, players: number): void {
  sale.tokens = 0;
  sale.level = 0;
  sale.place = 0;
  sale.group = -1;
  sale.order = [];
  sale.groups = [];
  for (let seat = 0; seat < players; seat++) {
    sale.produced[seat] = 0;
    sale.left[seat] = 0;
    sale.sold[seat] = 0;
    sale.asked[seat] = 0;
    sale.shut[seat] = 0;
    sale.claims[seat] = 0;
  }
  sale.sold[players] = 0;
}

/** FE-SAL-01 to FE-SAL-06: every factory produces, tokens are laid out, the order of calling is found. */
export function produce(rs: Ruleset): Runs<'produce'> {
  return {
    run(s, _, emit) {
      const { sale, cycle } = s;
      const importer = at(s.importers, cycle);
      sale.tokens = demandFor(rs, s, cycle);
      emit?.({
        kind: 'market',
        rule: 'FE-SAL-05',
        good: goodAt(cycle),
        demand: sale.tokens,
        wage: wageNow(rs, s),
        importer,
      });
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        const f = playerAt(s, seat).factories[cycle];
        if (!f) continue;
        const amount = outputOf(rs, f, cycle, 4, at(sale.shut, seat));
        sale.produced[seat] = amount;
        sale.left[seat] = amount;
        emit?.({
          kind: 'produced',
          rule: 'FE-SAL-04',
          seat,
          good: goodAt(cycle),
          amount,
          appeal: appealOf(rs, f, cycle),
        });
      }
      lineUp(rs, s);
    },
  };
}

/** FE-SAL-13: higher appeal, players before the importer, higher quality; equals form a group, clockwise inside it. */
function lineUp(rs: Ruleset, s: State): void {
  const { sale } = s;
  const players = s.players.length;
  const { order, groups } = sale;
  const appeals = times(players + 1, (who) => appealFor(rs, s, who));
  for (let k = 0; k <= players; k++) {
    const who = k < players ? inTurn(s, k) : players;
    if (at(appeals, who) <= 0) continue;
    // Insertion from behind keeps equals in turn order.
    let place = order.length;
    for (; place > 0 && before(rs, s, appeals, who, at(order, place - 1)) < 0; place--)
      order[place] = at(order, place - 1);
    order[place] = who;
  }
  for (let i = 0; i < order.length; i++)
    groups[i] = i > 0 && before(rs, s, appeals, at(order, i), at(order, i - 1)) === 0 ? at(groups, i - 1) : i;
  sale.level = order.length > 0 ? at(appeals, at(order, 0)) : 0;
  sale.place = 0;
  sale.group = -1;
}

/** Appeal of a seller of the featured good; the importer stands behind the last seat. Without a factory nothing is sold (FE-SAL-07). */
export function appealFor(rs: Ruleset, s: State, who: number): number {
  return who === s.players.length ? at(s.importers, s.cycle) : appealAt(rs, playerAt(s, who), s.cycle);
}

function before(rs: Ruleset, s: State, appeals: readonly number[], a: number, b: number): number {
  const byAppeal = at(appeals, b) - at(appeals, a);
  if (byAppeal !== 0) return byAppeal;
  const importer = s.players.length;
  if (a === importer || b === importer) return a === importer ? 1 : -1;
  const f = playerAt(s, a).factories[s.cycle];
  const g = playerAt(s, b).factories[s.cycle];
  return f && g ? actualQuality(rs, g, s.cycle) - actualQuality(rs, f, s.cycle) : 0;
}
