import { commodityFaults } from '../modules/east-india-company/faults.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import type { Never } from './never.ts';

/** What lies on the boards that all share. */
export function supplyFaults(rs: Ruleset, s: State, never: Never): void {
  const { market, fired, gap, gone } = s;
  never(
    Math.min(market, fired, gap, gone) < 0,
    'FE-CMP-23',
    'market',
    () => `market ${market}, fired ${fired}, gap ${gap}, gone ${gone}`,
  );
  never(Math.min(...s.mat, ...s.ships, ...s.tiles) < 0, 'FE-SET-26', 'mat', () => 'fewer than no markers on offer');
  never(Math.min(...s.importers) < 0, 'FE-CMP-13', 'importers', () => `importers ${s.importers}`);
  never(s.market + s.gap > rs.marketSpaces, 'FE-CMP-24', 'market', () => 'more workers than spaces on the market');
  commodityFaults(rs, s, never);
  eventFaults(rs, s, never);
}

/** FE-SET-07, AE-SET-04: those that can have been dealt, each once. */
function eventFaults({ dealtEvents, predetermined }: Ruleset, s: State, never: Never): void {
  const { among, count, candidates } = dealtEvents;
  const drawn = candidates > 0 ? s.candidates : among;
  const rule = 'FE-SET-07';
  never(s.events.length !== count, rule, 'events', () => `${s.events.length} events of ${count}`);
  const dealt = s.reserve === '' ? s.events : [...s.events, s.reserve];
  for (const name of dealt)
    never(name === '' || !drawn.includes(name), rule, 'events', () => `${name || 'an event face down'} was not dealt`);
  // A predetermined list is as it is printed.
  never(
    !predetermined && new Set(dealt).size !== dealt.length,
    rule,
    'events',
    () => `one event twice: ${dealt.join(', ')}`,
  );
  never((s.reserve !== '') !== candidates > 0, rule, 'reserve', () => `reserve ${s.reserve || 'empty'}`);
  never(
    s.candidates.length !== candidates || s.candidates.some((name) => !among.includes(name)),
    rule,
    'candidates',
    () => `candidates ${s.candidates.join(', ') || 'none'}`,
  );
  const shown =
    s.shownReserve === 1 ? [...s.events.slice(0, s.shownEvents), s.reserve] : s.events.slice(0, s.shownEvents);
  for (const name of s.lasting)
    never(!shown.includes(name), 'FE-EOR-07', 'lasting', () => `${name} lasts, and has not been turned up`);
  never(new Set(s.lasting).size !== s.lasting.length, 'FE-EOR-07', 'lasting', () => 'one event lasts twice');
}
