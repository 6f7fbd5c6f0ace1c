import { type Move as CardMove, type State as CardState, rulesetOf } from '@cromford/cards';
import type { Engine } from '@cromford/kernel';
import type { BotMaker } from '../bot.ts';
import { heuristic } from '../heuristic.ts';
import { byCardScript, CARD_SCRIPTS, type CardScript } from './cards.ts';

/**
 * Who plays by rote: a plan that was made before the game and looks at nobody. A game is poor where one of them wins more than its share.
 * They are called `script:home`; a game without scripts has somebody who takes what looks best.
 */
export const scripts: readonly (readonly [string, BotMaker])[] = Object.entries(CARD_SCRIPTS).map(([name, script]) => [
  `script:${name}`,
  scripted(script),
]);

export const scriptNames: readonly string[] = scripts.map(([name]) => name);

function scripted(script: CardScript): BotMaker {
  return (generator) => {
    const elsewhere = heuristic(generator, 0, {});
    return {
      choose(position) {
        const { engine, seat, view } = position;
        const rs = rulesetOf(engine.rules);
        if (!rs) return elsewhere.choose(position);
        const moves = [...position.moves] as unknown as CardMove[];
        const known = engine as unknown as Engine<CardState, CardMove>;
        return byCardScript(script, rs, known, view() as unknown as CardState, seat, moves);
      },
    };
  };
}
