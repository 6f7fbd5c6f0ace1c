import type { Note, Offer, Refusal, RuleId, Steps } from '@cromford/kernel';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import type { Emit, News } from './news.ts';
import type { State } from './state.ts';

type AllSteps = Steps<State, Frame, Move, News>;
type AnyStep = AllSteps[Frame['step']];
type Names = Readonly<Record<RuleId, RuleId>>;

/** The same steps, naming the rules as this edition's checklist does. Search, which asks for no reasons and no news, runs as before. */
export function withRuleNames(steps: AllSteps, names: Names): AllSteps {
  if (Object.keys(names).length === 0) return steps;
  const rename = (rule: RuleId) => names[rule] ?? rule;
  const tell = (emit: Emit) => telling(emit, names);
  const renamed = (step: AnyStep): AnyStep =>
    ('run' in step
      ? { run: (s: State, frame: never, emit: Emit) => step.run(s, frame, tell(emit)) }
      : {
          ...step,
          rule: rename(step.rule),
          options: (s: State, frame: never, offer: Offer<Move>) =>
            step.options(s, frame, offer.explains ? new Renaming(offer, rename) : offer),
          play: (s: State, frame: never, move: Move, emit: Emit) => step.play(s, frame, move, tell(emit)),
        }) as AnyStep;
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, renamed(step)])) as unknown as AllSteps;
}

/** News with their rules renamed. */
export function telling(emit: Emit, names: Names): Emit {
  return emit && ((news) => emit({ ...news, rule: names[news.rule] ?? news.rule }));
}

/** Hands choices on with the rules of their refusals renamed. */
class Renaming implements Offer<Move> {
  readonly explains = true;
  private readonly offer: Offer<Move>;
  private readonly rename: (rule: RuleId) => RuleId;

  constructor(offer: Offer<Move>, rename: (rule: RuleId) => RuleId) {
    this.offer = offer;
    this.rename = rename;
  }

  open(move: Move, ...notes: Note[]): void {
    this.offer.open(move, ...notes);
  }

  range(move: Extract<Move, { amount: number }>, to: number, limit?: Refusal, ...notes: Note[]): void {
    this.offer.range(move, to, limit && this.renamed(limit), ...notes);
  }

  refuse(move: Move, refusal: Refusal): void {
    this.offer.refuse(move, this.renamed(refusal));
  }

  never(move: Move, refusal: Refusal): void {
    this.offer.never(move, this.renamed(refusal));
  }

  private renamed(refusal: Refusal): Refusal {
    return { ...refusal, rule: this.rename(refusal.rule) };
  }
}
