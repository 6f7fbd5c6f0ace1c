import { at, put } from '@cromford/kernel';
import { goodAt } from '../goods.ts';
import type { Emit } from '../news.ts';
import type { State } from '../state.ts';
import type { EventRule } from './rule.ts';

const SPACES = 2;

/** FE-EVT-06: importers go back for a decade; then each goes forward, whatever it really lost. */
export const navigationActs: EventRule = {
  event: 'navigation-acts',
  rule: 'FE-EVT-06',
  lasts: 'decade',
  happen(_, s, emit) {
    move(s, -SPACES, emit);
  },
  end(_, s, emit) {
    move(s, SPACES, emit);
  },
};

function move(s: State, by: number, emit: Emit): void {
  for (let good = 0; good < s.importers.length; good++) {
    const from = at(s.importers, good);
    const to = Math.max(0, from + by);
    s.importers = put(s.importers, good, to);
    if (to !== from) emit?.({ kind: 'importer', rule: 'FE-EVT-06', good: goodAt(good), from, to });
  }
}
