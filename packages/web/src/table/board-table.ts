import type { State } from '@cromford/kernel';
import type { Choice, Names, Press, RefusalText, Scene } from '../engine/protocol.ts';

/** How a press came: a finger chooses first and plays second, a mouse or a key plays at once. */
export type Hand = 'finger' | 'mouse' | 'key';

/** A table as boards and bars see it: what stands there, what may be chosen, what a choice would do. */
export interface BoardTable {
  readonly scene: Scene;
  /** The position that the lit choice would lead to. */
  readonly after: State | undefined;
  readonly names: Names;
  /** The choices of the decision after the lit one, where it has one on the way. */
  readonly next: readonly Choice[];
  /** The choice under the pointer or the focus, or the one chosen by finger. */
  readonly lit: string | undefined;
  /** A choice that carries a warning and has been pressed once. */
  readonly armed: string | undefined;
  /** Nothing can be chosen: a replay. */
  readonly readOnly: boolean;
  /** In a lesson: the moves that go on. Everything else is open, but not the subject. */
  readonly wanted: readonly string[] | undefined;
  /** Where an account's changes came from, by reason: the balance of the game so far. */
  sources(account: string): Readonly<Record<string, number>>;
  point(line: string): void;
  leave(line: string): void;
  press(choice: Choice, press: Press, hand: Hand): void;
  explain(refusal: RefusalText, at: Element, why: 'hover' | 'focus' | 'tap'): void;
  unexplain(at: Element): void;
}

export function handOf(event: MouseEvent): Hand {
  if (event.detail === 0) return 'key';
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'finger' : 'mouse';
}
