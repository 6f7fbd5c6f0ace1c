import { waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { below, Engine, type Move, type Rules, type State, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { judgementOf } from '../judgements.ts';
import { leaningsOf, leaningTo } from './leanings.ts';

const TABLES = [
  { game: 'the board game', rules: waterFrame.rules({ players: 3, options: {}, sheet: waterFrame.sheet }) },
  {
    game: 'the card game',
    rules: cardGame.rules({ players: 3, options: { 'opening-shares': 'yes' }, sheet: cardGame.sheet }),
  },
  { game: 'Empire', rules: empire.rules({ players: 1, options: {}, sheet: empire.sheet }) },
] as unknown as { game: string; rules: Rules }[];

/** Random games, with every position at which somebody chooses, and their ends. */
function played(rules: Rules, see: (s: State) => void): void {
  const engine = new Engine(rules);
  const random = seeded('leanings');
  for (let game = 0; game < 3; game++) {
    const s = engine.start(`game ${game}`);
    let open: readonly Move[] = engine.open(s);
    while (open.length > 0) {
      see(s);
      open = engine.apply(s, open[below(random, open.length)] as Move);
    }
    see(s);
  }
}

describe.each(TABLES)('one-sided players of $game', ({ rules }) => {
  const judgement = judgementOf(new Engine(rules));

  it.each(Object.keys(leaningsOf(rules)))(
    '%s: sees more in some positions than in others, but not in the end',
    (name) => {
      const { worth } = leaningTo(name, judgement, rules);
      const extra = new Set<string>();
      played(rules, (s) => {
        const more = worth(s, 0, judgement.weights) - judgement.worth(s, 0, judgement.weights);
        if (s.agenda.length === 0) expect(more).toBe(0);
        else extra.add(more.toFixed(3));
      });
      expect(extra.size).toBeGreaterThan(1);
      expect([...extra].every((more) => Number.isFinite(Number(more)))).toBe(true);
    },
  );

  it('are known by name', () => {
    expect(() => leaningTo('nothing', judgement, rules)).toThrow('nobody leans to nothing');
  });
});
