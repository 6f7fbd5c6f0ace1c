import { type CardIndex, cardGame, cardIndex, type Frame, type Move, type State } from '@cromford/cards';
import { below, Engine, type Language, type Rules, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Judgement, Weights } from '../judgement.ts';
import { judgementOf, makeReady } from '../judgements.ts';
import { Mind } from '../search/mind.ts';
import { cardJudgement } from './judgement.ts';

function table(players: number, options: Record<string, string> = {}) {
  const standard = Object.fromEntries(cardGame.options.map(({ id, standard }) => [id, standard]));
  const rules = cardGame.rules({ players, options: { ...standard, ...options }, sheet: cardGame.sheet });
  const judgement = cardJudgement(rules as unknown as Rules);
  if (!judgement) throw new Error('the card game is not known');
  const engine = new Engine(rules);
  const worth = (s: State, seat = 0) => judgement.worth(s, seat, judgement.weights);
  return { engine, judgement, worth };
}

/** Random games, with every position at which somebody chooses. */
function positions({ engine }: ReturnType<typeof table>, games: number, see: (s: State) => void) {
  const random = seeded('positions');
  for (let game = 0; game < games; game++) {
    const s = engine.start(`game ${game}`);
    let open = engine.open(s);
    while (open.length > 0) {
      see(s);
      open = engine.apply(s, open[below(random, open.length)] as (typeof open)[number]);
    }
    see(s);
  }
}

describe('the judgement of the card game', () => {
  it('knows its own game only', () => {
    expect(cardJudgement({} as Rules)).toBeUndefined();
  });

  it('gives each seat a score that is possible, in every variant', () => {
    const all = Object.fromEntries(cardGame.options.map(({ id, values }) => [id, values[1] as string]));
    for (const [players, options] of [
      [1, {}],
      [1, all],
      [2, {}],
      [3, all],
      [4, {}],
    ] as const) {
      const game = table(players, options);
      const worths: number[] = [];
      positions(game, 2, (s) => void worths.push(...s.players.map((_, seat) => game.worth(s, seat))));
      expect(Math.min(...worths)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...worths)).toBeLessThan(1100);
    }
  });

  it('at the end is the score', () => {
    const game = table(3);
    positions(game, 3, (s) => {
      if (s.agenda.length === 0) expect([0, 1, 2].map((seat) => game.worth(s, seat))).toEqual(s.scores);
    });
  });

  it('after the last turn is settled, and buys whole shares only', () => {
    const game = table(3);
    let settled = 0;
    positions(game, 3, (s) => {
      if (s.agenda.length === 0 || !game.judgement.settled?.(s)) return;
      settled++;
      expect(s.agenda.some(({ step }) => step === 'production' || step === 'act' || step === 'round')).toBe(false);
      const worths = new Set<number>();
      for (let cash = 0; cash < 5; cash++) {
        const richer = game.engine.rules.clone(s);
        Object.assign(richer.players[0] as object, { cash: 200 + cash });
        worths.add(game.worth(richer));
      }
      expect(worths.size).toBeLessThan(5);
    });
    expect(settled).toBeGreaterThan(0);
  });

  it('does not discard the Entrepreneur to name who starts anyway', () => {
    const game = table(3);
    const { engine } = game;
    const { entrepreneur } = cardIndex;
    const asked = (cards: readonly (readonly CardIndex[])[], ...before: Frame[]) => {
      const s = engine.start('entrepreneur');
      cards.forEach((own, seat) => {
        Object.assign(s.players[seat] as object, { cards: own });
      });
      s.start = 1;
      s.agenda = [{ step: 'prepare' }, { step: 'round' }, ...before, { step: 'entrepreneur', seat: 1 }];
      const mind = new Mind(engine as unknown as Engine, game.judgement as Judgement, game.judgement.weights, 0);
      return mind.moves(s).map((move) => engine.rules.notation.write(move as Move));
    };
    const all = ['keep', 'name 0', 'name 1', 'name 2'];
    expect(asked([[], [entrepreneur], []])).toEqual(['keep', 'name 0', 'name 2']);
    // Without him another would name, or could.
    expect(asked([[], [entrepreneur], []], { step: 'name-start', seat: 2 })).toEqual(all);
    expect(asked([[], [entrepreneur], [entrepreneur]], { step: 'entrepreneurs', k: 1 })).toEqual(all);
    expect(asked([[], [entrepreneur], []], { step: 'entrepreneurs', k: 1 })).toEqual(['keep', 'name 0', 'name 2']);
  });

  it('clears no warehouse while an empty one has room, and wastes nothing that can be stored', () => {
    const { engine, judgement } = table(3);
    const asked = (hand: number, warehouses: readonly number[], stored: readonly number[]) => {
      const s = engine.start('warehouses');
      Object.assign(s.players[1] as object, { warehouses, stored });
      Object.assign(s, { hand, handSeat: 1, handGood: 3, agenda: [{ step: 'store', seat: 1, extra: 0 }] });
      const mind = new Mind(engine as unknown as Engine, judgement as Judgement, judgement.weights, 0);
      return mind.moves(s).map((move) => engine.rules.notation.write(move as Move));
    };
    // Food and cutlery lie in the small ones, and the large one is empty.
    expect(asked(1, [0, 2, -1], [2, 1, 0])).toEqual(['store 1 large']);
    expect(asked(3, [0, 2, -1], [2, 1, 0])).toEqual(['store 3 large']);
    // It is filled before another is cleared.
    expect(asked(5, [0, 2, -1], [2, 1, 0])).toEqual(['store 4 large']);
    expect(asked(3, [0, -1, -2], [2, 0, 0])).toEqual(['store 2 small-2']);
    expect(asked(1, [0, 2, -2], [2, 1, 0])).toEqual(['clear small-1', 'clear small-2', 'done']);
  });

  it('rises with cash, shares and share value', () => {
    const game = table(2);
    const s = game.engine.start('more');
    const before = game.worth(s);
    for (const gain of ['cash', 'shares', 'value'] as const) {
      const richer = game.engine.rules.clone(s);
      const p = richer.players[0];
      if (!p) throw new Error('no player');
      p[gain] += gain === 'cash' ? 20 : 1;
      expect(game.worth(richer), gain).toBeGreaterThan(before);
    }
  });

  it('prefers a price at which goods are sold', () => {
    const game = table(2);
    let s = game.engine.start('price');
    game.engine.apply(s, { do: 'pass' });
    expect(s.agenda.at(-1)?.step).toBe('spot');
    const results: Record<string, number> = {};
    for (const spot of [1, 2, 3, 4])
      for (const shows of ['price', 'appeal'] as const) {
        const after = game.engine.rules.clone(s);
        game.engine.apply(after, { do: 'spot', good: 'food', spot });
        game.engine.apply(after, { do: 'office', good: 'food', shows });
        results[`${spot} ${shows}`] = game.worth(after);
      }
    const [best] = Object.entries(results).sort((a, b) => b[1] - a[1])[0] as [string, number];
    // Nobody buys at appeal 0; at the top of the track the price would be next to nothing.
    expect(best).not.toBe('4 price');
    expect(best).not.toBe('1 appeal');
    s = game.engine.start('price');
    expect(game.worth(s)).toBeGreaterThan(results['4 price'] as number);
  });

  it('who plays against several in a tree sees more in a factory, the longer it may grow', () => {
    const game = table(3);
    const { weights } = game.judgement.taught ?? {};
    if (!weights) throw new Error('nothing is weighed otherwise in a tree');
    for (const few of [1, 2]) expect(table(few).judgement.taught?.weights).toBeUndefined();
    const s = game.engine.start('factories');
    const promise = (position: State) =>
      game.judgement.worth(position, 0, weights) - game.judgement.worth(position, 0, { ...weights, factory: 0 });
    const later = game.engine.rules.clone(s);
    later.decade = 3;
    expect(promise(s)).toBeGreaterThan(promise(later));
    expect(promise(later)).toBeGreaterThan(0);
    const without = game.engine.rules.clone(s);
    Object.assign(without.players[0] as object, { factories: [null, null, null, null] });
    expect(promise(without)).toBe(0);
  });

  it('who looks ahead between two or three judges with a net of its own', async () => {
    for (const players of [1, 2, 3, 4]) {
      const game = table(players);
      const rules = { rules: game.engine.rules } as unknown as Pick<Engine, 'rules'>;
      await makeReady(rules.rules);
      const s = game.engine.start('nets') as never;
      const told = (looksAhead: boolean) => judgementOf(rules, 'learned', looksAhead).outlook?.(s).worths;
      if (players === 2 || players === 3) expect(told(true)).not.toEqual(told(false));
      else expect(told(true)).toEqual(told(false));
    }
  });

  it('gives its reasons by the weights that it chose by', async () => {
    const { engine, judgement } = table(3);
    await makeReady(engine.rules as unknown as Rules);
    const learned = judgementOf(engine as unknown as Engine, 'learned');
    expect(learned.weights).toBe(judgement.taught?.weights);
    const s = engine.start('reasons');
    const moves: Move[] = [
      { do: 'action', action: 'exchange' },
      { do: 'buy', amount: 2 },
    ];
    const turn = { before: s, after: s, seat: 0, moves, mood: 'played' } as const;
    const expected = (weights: Weights) => judgement.explain?.(turn, 'en', undefined, weights);
    expect(
      learned.explain?.(turn as never, 'en', (end, seat) => judgement.worth(end as State, seat, learned.weights)),
    ).toEqual(expected(learned.weights));
    expect(expected(learned.weights)).not.toEqual(expected(judgement.weights));
  });

  it('sees through an action to what it brings', () => {
    const game = table(3);
    const s = game.engine.start('actions');
    const moves = game.engine.open(s);
    const into: number[] = [];
    expect(game.judgement.hunches?.(s, 0, moves, game.judgement.weights, into)).toBe(true);
    expect(into).toHaveLength(moves.length);
    expect(Math.max(...into)).toBeGreaterThan(into[moves.findIndex((move) => move.do === 'pass')] as number);
    expect(new Set(into).size).toBeGreaterThan(3);
  });

  it('tells what a turn did, in both languages, and nothing of a production phase', () => {
    const game = table(2);
    const s = game.engine.start('told');
    const moves: Move[] = [
      { do: 'action', action: 'exchange' },
      { do: 'buy', amount: 2 },
      { do: 'take', card: 'engineer' },
    ];
    const told = (language: Language, done = moves) =>
      game.judgement.explain?.({ before: s, after: s, seat: 0, moves: done, mood: 'played' }, language)?.join(' ');
    expect(told('en')).toMatch(
      /^I bought 2 shares and took the engineer\. A share costs £10 at most now and should count about £\d+ in the end/,
    );
    expect(told('de')).toMatch(
      /^Ich habe 2 Aktien gekauft und den Ingenieur genommen\. Eine Aktie kostet jetzt höchstens 10\u00a0£ .*\u00a0£ zählen\.$/,
    );
    expect(told('en', [{ do: 'store', amount: 1, warehouse: 'small-1' }])).toBeUndefined();
  });

  it('says of a turn that is proposed what the coming production makes of it, then the reasons by their weight', () => {
    const game = table(2);
    const before = game.engine.start('proposed');
    const seat = game.engine.due(before)?.seat ?? 0;
    const lines = ['action exchange', 'buy 3', 'loans 0', 'spot food 4', 'office food appeal', 'develop exchange'];
    const moves = lines.map((line) => game.engine.rules.notation.read(line) as Move);
    const after = game.engine.rules.clone(before);
    for (const move of moves) game.engine.apply(after, move);
    const said = (language: Language, mood: 'played' | 'proposed' = 'proposed') =>
      game.judgement.explain?.({ before, after, seat, moves, mood }, language) ?? [];
    const [first, coming, share, ...rest] = said('en');
    expect(first).toBe('Buy 3 shares and develop the stock exchange.');
    // As the rules forecast it, not as the judgement guesses.
    const sold = game.engine.rules.forecast?.(after, 'food')?.find((news) => news.kind === 'sold' && news.who === seat);
    if (sold?.kind !== 'sold') throw new Error('nothing is sold');
    expect(coming).toContain(`The coming production of food sells ${sold.amount} at £${sold.price} and brings you `);
    expect(share).toMatch(/^A share costs £10 at most now and should count about £\d+ in the end\.$/);
    expect(rest.at(-1)).toMatch(/£\d+/);
    expect(said('de').join(' ')).toMatch(
      /Die kommende Produktion von Nahrung verkauft \d+ zu \d+\u00a0£ .* Eine Aktie kostet/,
    );
    // Of a turn that was played the weightiest alone.
    expect(said('en', 'played')).toEqual(['I bought 3 shares and developed the stock exchange.', share]);
  });

  it('after the ships have sailed counts on none', () => {
    const game = table(2);
    let shipped = 0;
    positions(game, 40, (s) => {
      const seat = game.engine.due(s)?.seat ?? 0;
      const open = [...game.engine.open(s)];
      const none = open.find((move) => move.do === 'ship' && move.amount === 0);
      if (!none || open.length < 2 || s.decade < 3 || s.good < 3) return;
      // In the last production nothing sails any more once none were sent.
      const stays = game.engine.rules.clone(s);
      game.engine.apply(stays, none);
      const shipless = game.engine.rules.clone(stays);
      Object.assign(shipless.players[seat] as object, { ships: 0 });
      expect(game.worth(stays, seat)).toBe(game.worth(shipless, seat));
      shipped++;
    });
    expect(shipped).toBeGreaterThan(3);
  });
});
