import { at, put, schedule } from '@cromford/kernel';
import { goodAt } from '../../goods.ts';
import { returnToMarket } from '../../market.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import type { Runs } from '../../step.ts';
import { frameFor } from '../production/produce.ts';

/** FE-TIME-01: four cycles, then the end of the round. */
export function decade(rs: Ruleset): Runs<'decade'> {
  return {
    run(s, _, emit) {
      s.cycle = 0;
      emit?.({ kind: 'decade', rule: 'FE-TIME-01', decade: s.decade, level: levelNow(rs, s) });
      s.agenda.push({ step: 'cycle' });
    },
  };
}

/** FE-TIME-02: economy phase, action phase, production phase. */
export function cycle(rs: Ruleset): Runs<'cycle'> {
  const frames = rs.cycle.map(frameFor);
  return {
    run(s, _, emit) {
      const good = goodAt(s.cycle);
      emit?.({ kind: 'cycle', rule: 'FE-TIME-02', good, decade: s.decade });
      const { importer, workers } = rs.economy(s);
      emit?.({ kind: 'economy', rule: 'FE-ECO-03', good, importer, workers });
      const from = at(s.importers, s.cycle);
      s.importers = put(s.importers, s.cycle, from + importer);
      emit?.({ kind: 'importer', rule: 'FE-TIME-03', good, from, to: from + importer });
      returnToMarket(rs, s, workers, emit);
      schedule(s, ...frames);
    },
  };
}
