import type { Emit, Event } from './game.ts';
import type { Move } from './move.ts';
import type { Option, Refusal, RuleId } from './option.ts';

/**
 * How one edition's rulebook numbers the rules that it shares with another: by the shared id, or, where that tells more, by the
 * code of a refusal, the kind of an event or the step that asks. Rules are renamed where they leave the engine, so that search, which asks for no reasons and no news, pays nothing.
 */
export type RuleNames = Readonly<Record<string, RuleId>>;

export function renamedRule(names: RuleNames | undefined, rule: RuleId): RuleId {
  return names?.[rule] ?? rule;
}

export function renamedRefusal(names: RuleNames | undefined, refusal: Refusal): Refusal {
  return names ? { ...refusal, rule: names[refusal.code] ?? renamedRule(names, refusal.rule) } : refusal;
}

export function renamedEvent<E extends Event>(names: RuleNames | undefined, event: E): E {
  return names ? { ...event, rule: names[event.kind] ?? renamedRule(names, event.rule) } : event;
}

export function renamedNews<E extends Event>(names: RuleNames | undefined, emit: Emit<E>): Emit<E> {
  return emit && names ? (event) => emit(renamedEvent(names, event)) : emit;
}

export function renamedOption<M extends Move>(names: RuleNames | undefined, option: Option<M>): Option<M> {
  if (!names) return option;
  const { refusal, range } = option;
  const { limit, floor } = range ?? {};
  return {
    ...option,
    ...(refusal && { refusal: renamedRefusal(names, refusal) }),
    ...(range && {
      range: {
        ...range,
        ...(limit && { limit: renamedRefusal(names, limit) }),
        ...(floor && { floor: renamedRefusal(names, floor) }),
      },
    }),
  };
}
