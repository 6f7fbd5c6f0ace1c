import type { State as BoardState } from '@cromford/arkwright';
import { type Move as CardMove, type State as CardState, rulesetOf } from '@cromford/cards';
import { componentsOf, type EmpireState } from '@cromford/empire';
import type { Engine, Move, Rules } from '@cromford/kernel';
import type { Bot, BotDecision, BotMaker } from '../bot.ts';
import { heuristic } from '../heuristic.ts';
import { judgementOf } from '../judgements.ts';
import { BOARD_SCRIPTS, boardWishes } from './board.ts';
import { byCardScript, CARD_SCRIPTS } from './cards.ts';
import { EMPIRE_SCRIPTS, empireWishes } from './empire.ts';
import { wantedOf } from './wanted.ts';

/** The plans of a game by name: the move that each wants; nothing where a plan leaves it to what looks best. */
type Plans = Readonly<Record<string, (position: BotDecision) => Move | undefined>>;

const CARD_PLANS: Plans = mapped(CARD_SCRIPTS, (script) => ({ engine, seat, view, moves }) => {
  const rs = rulesetOf(engine.rules);
  const known = engine as unknown as Engine<CardState, CardMove>;
  const open = [...moves] as unknown as CardMove[];
  return rs && byCardScript(script, rs, known, view() as unknown as CardState, seat, open);
});

const BOARD_PLANS: Plans = mapped(BOARD_SCRIPTS, (script) => (position) => {
  const s = position.view();
  return wantedOf(boardWishes(script, s as unknown as BoardState, roundOf(position)), [...position.moves]);
});

const EMPIRE_PLANS: Plans = mapped(EMPIRE_SCRIPTS, (script) => ({ view, moves }) => {
  return wantedOf(empireWishes(script, view() as unknown as EmpireState), [...moves]);
});

function mapped<T>(scripts: Readonly<Record<string, T>>, planOf: (script: T) => Plans[string]): Plans {
  return Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, planOf(script)]));
}

function roundOf({ engine, view }: BotDecision): number {
  return judgementOf(engine).clock?.(view()) ?? 0;
}

function plansFor(rules: Rules): Plans {
  if (rulesetOf(rules)) return CARD_PLANS;
  return componentsOf(rules) ? EMPIRE_PLANS : BOARD_PLANS;
}

const PREFIX = 'script:';
const ALL = [...new Set([CARD_PLANS, BOARD_PLANS, EMPIRE_PLANS].flatMap((plans) => Object.keys(plans)))];

/**
 * Who plays by rote: a plan that was made before the game and looks at nobody. A game is poor where one of them wins more than its share.
 * They are called `script:home`; a game that has no such plan has somebody who takes what looks best.
 */
export const scripts: readonly (readonly [string, BotMaker])[] = ALL.map((name) => [
  `${PREFIX}${name}`,
  scripted(name),
]);

/** Who plays by rote in a game of these rules. */
export function scriptNames(rules: Rules): readonly string[] {
  return Object.keys(plansFor(rules)).map((name) => `${PREFIX}${name}`);
}

function scripted(name: string): BotMaker {
  return (generator): Bot => {
    const elsewhere = heuristic(generator, 0, {});
    return {
      choose: (position) => plansFor(position.engine.rules)[name]?.(position) ?? elsewhere.choose(position),
    };
  };
}
