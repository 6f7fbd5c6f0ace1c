import { at, type Given, type Seat, type Sketching } from '@cromford/kernel';
import { newFactory } from './factory.ts';
import type { Frame } from './frames.ts';
import { cyclesBegun, type Ruleset } from './ruleset.ts';
import type { Factory, State } from './state.ts';
import { frameFor } from './steps/production/produce.ts';

/** How a position of which only some is told is completed. */
export function sketching(rs: Ruleset): Sketching<State> {
  return {
    blanks: { 'players.*.factories.*': (_seat, good) => founded(rs, good ?? 0) },
    moments: moments(rs),
    complete(s, isGiven, base) {
      if (s.decade === base.decade && s.cycle === base.cycle) return;
      if (!isGiven('shownEconomy')) s.shownEconomy = Math.min(s.economy.length, cyclesBegun(rs, s));
      if (!isGiven('shownEvents')) s.shownEvents = Math.min(s.events.length, Math.max(0, rs.decades.indexOf(s.decade)));
    },
  };
}

/** FE-PREP-02: with its first two rows filled, at the lowest price. */
function founded(rs: Ruleset, good: number): Factory {
  const spaces = rs.spaces[good];
  // A factory of a good that there is not: the description of the state refuses it by name.
  if (!spaces) return newFactory(1, 1);
  return { ...newFactory(1, at(rs.lowestPrice, good)), workers: [at(spaces, 0), at(spaces, 1), 0, 0] };
}

/** FE-TIME-01, FE-TIME-02: the parts of a cycle, by seat the turns, and the end of a decade. */
function moments(rs: Ruleset): Sketching<State>['moments'] {
  const cycle = rs.cycle.map(frameFor);
  const from = (step: Frame['step']) => cycle.slice(cycle.findIndex((frame) => frame.step === step));
  const inCycle = (frames: (s: State) => readonly Frame[]) => (s: State, isGiven: Given) => {
    atWork(rs, s, isGiven);
    return frames(s);
  };
  const turnOf = (seat: Seat) =>
    inCycle((s) => {
      const k = (seat - s.start + rs.players) % rs.players;
      return from('turns').map((frame) => (frame.step === 'turns' ? { step: 'turns', k } : frame));
    });
  return {
    ...Object.fromEntries(Array.from({ length: rs.players }, (_, seat) => [`turn ${seat}`, turnOf(seat)])),
    production: inCycle(() => from('production')),
    'end of cycle': inCycle(() => [{ step: 'end-cycle' }]),
    'end of decade': (s, isGiven) => {
      atWork(rs, s, isGiven);
      if (!isGiven('cycle')) s.cycle = -1;
      return [{ step: 'end-round' }];
    },
  };
}

/** In a decade and a cycle of it, the first ones unless told. */
function atWork(rs: Ruleset, s: State, isGiven: Given): void {
  if (!isGiven('decade') && !rs.decades.includes(s.decade)) s.decade = at(rs.decades, 0);
  if (!isGiven('cycle') && s.cycle < 0) s.cycle = 0;
}
