import type { Automatic, Decision } from '@cromford/kernel';
import type { EmpireEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import type { EmpireState, Frame } from '../state.ts';

export { neverOffered } from '@cromford/kernel';

type FrameOf<Name extends Frame['step']> = Extract<Frame, { step: Name }>;

export type Auto<Name extends Frame['step']> = Automatic<EmpireState, FrameOf<Name>, EmpireEvent>;
export type Asks<Name extends Frame['step']> = Decision<EmpireState, FrameOf<Name>, Move, EmpireEvent>;

/** There is one player. */
export const seat = () => 0;
