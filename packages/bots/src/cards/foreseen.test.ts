import { cardGame, type State } from '@cromford/cards';
import { completeOptions, Engine, type Move, type Rules, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { bots, readyFor } from '../bots.ts';
import type { Judgement } from '../judgement.ts';
import { judgementOf } from '../judgements.ts';
import type { Features } from '../learned/features.ts';
import { learnedJudgement } from '../learned/judgement.ts';
import { netCalled } from '../learned/library.ts';
import { isSettled } from './stage.ts';

const PLAYERS = ['overseer', 'overseer', 'overseer:exporter'];
const options = completeOptions(cardGame, { 'development-supply': 'yes' });
const rules = cardGame.rules({ players: 3, options, sheet: cardGame.sheet }) as unknown as Rules;

/** A game among three who take what looks best to them: its positions from the second decade on where another turn or sale begins. */
function played(game: string): { readonly turns: readonly State[]; readonly winners: readonly number[] } {
  const engine = new Engine(rules);
  const thinking = new Engine(rules);
  const players = PLAYERS.map((name, seat) => bots.get(name)?.(seeded(`${game} ${seat}`)));
  const s = engine.start(game);
  const turns: State[] = [];
  for (let open = engine.open(s); open.length > 0; ) {
    const moves = [...open];
    const seat = engine.due(s)?.seat ?? 0;
    const now = rules.clone(s) as unknown as State;
    const step = now.agenda.at(-1)?.step;
    if (now.decade > 1 && (step === 'act' || isSettled(now))) turns.push(now);
    const chosen = players[seat]?.choose({ engine: thinking, seat, moves, view: () => rules.view(s, seat) });
    open = engine.apply(s, (chosen ?? moves[0]) as Move);
  }
  return { turns, winners: rules.winners(s) };
}

describe('how the last decade ends', async () => {
  await readyFor(rules, ['arkwright']);
  const judgement = judgementOf({ rules }, 'learned');
  const { foreseen: _, ...written } = judgementOf({ rules });
  const net = netCalled(written.taught?.net ?? '');
  const alone = learnedJudgement(written, written.features?.() as Features, net, written.taught);
  const games = Array.from({ length: 6 }, (_, game) => played(`last decade ${game}`));

  it('is what chances are told by: what comes of them surprises far less than by the net alone', () => {
    const surprise = ({ outlook }: Judgement) => {
      const surprises = games.flatMap(({ turns, winners }) =>
        turns
          .filter((s) => s.decade === 3 && !isSettled(s))
          .map((s) => {
            const chances = outlook?.(s as never).chances ?? [];
            return -Math.log(Math.max(0.001, ...winners.map((seat) => chances[seat] ?? 0)));
          }),
      );
      return surprises.reduce((sum, one) => sum + one, 0) / surprises.length;
    };
    // 1.1 for who gives each of three a third.
    expect(surprise(alone)).toBeLessThan(0.6);
    expect(surprise(judgement)).toBeLessThan(0.6 * surprise(alone));
  });

  it('is told as the sales that are left make it, once all turns are over', () => {
    const settled = games.flatMap(({ turns }) => turns.filter(isSettled));
    expect(settled.length).toBeGreaterThan(10);
    for (const s of settled) {
      const scores = judgement.foreseen?.(s as never)?.scores ?? [];
      const { worths, chances } = judgement.outlook?.(s as never) ?? { worths: [], chances: [] };
      expect(worths).toEqual(scores);
      const best = Math.max(...scores);
      scores.forEach((score, seat) => {
        if (score < best - 8) expect(chances[seat]).toBeLessThan(0.001);
      });
    }
  });

  it('is seen from the last decade on, and the same whatever is hidden', () => {
    for (const s of games[0]?.turns ?? []) {
      const end = judgement.foreseen?.(s as never);
      if (s.decade < 3) expect(end).toBeUndefined();
      else expect(judgement.foreseen?.(rules.guess(rules.view(s as never, 0), seeded('others')))).toEqual(end);
    }
  });
});
