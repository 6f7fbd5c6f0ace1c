import { below, completeOptions, Engine, hash, type Random, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from './games.ts';
import { GOODS, type Good, goodAt } from './goods.ts';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import type { State } from './state.ts';
import { MODULES } from './testing/modules.ts';
import { view } from './view.ts';

type BoardGame = typeof waterFrame | typeof anniversary;

/** What players may be asked in a production phase. */
const CHOICES = new Set('shut-row extra-shift add-stored sell-stored claim patron shipment storage'.split(' '));

/** Where a good is sold at home that a contract may need: usual is what comes to more. */
const WEIGHED = new Set(['patron', 'sell-stored']);

/** A game of random turns in which production phases are played as usual: most of what is offered first, and no row is shut. */
class RandomGame {
  readonly rules;
  readonly engine;
  readonly s: State;
  /** Forecasts in the middle of a phase that were held against what came. */
  restsSeen = 0;
  private readonly random: Random;

  constructor(game: BoardGame, players: number, wanted: Readonly<Record<string, string>>) {
    const options = completeOptions(game, wanted);
    this.rules = game.rules({ players, options, sheet: game.sheet } as never);
    this.engine = new Engine(this.rules);
    this.s = this.engine.start('forecast');
    this.random = seeded(`forecast ${JSON.stringify(options)}`);
  }

  /** A choice at random, before it is made; nothing when the game is over. */
  next(): Move | undefined {
    const open = this.engine.open(this.s);
    return open[below(this.random, open.length)];
  }

  /** Makes a choice. When it ends the turns of a cycle, the production phase that follows is played out as usual, and told. */
  play(move: Move): News[] | undefined {
    const { engine, s } = this;
    const news: News[] = [];
    const emit = (event: News) => news.push(event);
    const rests: { readonly rest: readonly News[]; readonly from: number }[] = [];
    const place = s.agenda.findIndex(({ step }) => step === 'production');
    engine.apply(s, move, emit);
    const begun = s.agenda[place]?.step !== 'production' || news.some(({ kind }) => kind === 'market');
    if (place < 0 || !begun) return undefined;
    while (CHOICES.has(engine.due(s)?.step ?? '')) {
      const good = goodAt(s.cycle);
      const forecast = this.rules.forecast?.(view(s), good) ?? [];
      const chosen = WEIGHED.has(engine.due(s)?.step ?? '') ? this.foreseen(forecast, good) : usual(engine.open(s));
      for (const rest of [forecast, this.rules.forecastAfter(view(s), chosen, good)])
        rests.push({ rest, from: news.length });
      engine.apply(s, chosen, emit);
    }
    for (const { rest, from } of rests) expect(news.slice(from, from + rest.length)).toEqual(rest);
    this.restsSeen += rests.length;
    return news;
  }

  /** The choice that the forecast reckons with. */
  private foreseen(forecast: readonly News[], good: Good): Move {
    const open = [...this.engine.open(this.s)];
    const after = (move: Move) => hash(this.rules.forecastAfter(view(this.s), move, good) as never);
    const [move] = open.filter((one) => after(one) === hash(forecast as never));
    if (!move) throw new Error('none of them');
    return move;
  }
}

function usual(open: readonly Move[]): Move {
  const first = open.find((move) => move.do !== 'shut-row') as Move;
  return open.findLast((move) => move.do === first.do && 'amount' in move) ?? first;
}

/** As many events as the forecast has, from where production begins. */
function phaseOf(news: readonly News[], forecast: readonly News[]): readonly News[] {
  const from = (events: readonly News[]) => events.findIndex(({ kind }) => kind === 'market');
  const start = from(news) - from(forecast);
  return news.slice(start, start + forecast.length);
}

const ways: [string, BoardGame, Readonly<Record<string, string>>][] = [
  ['Spinning Jenny', spinningJenny, {}],
  ['Water Frame', waterFrame, {}],
  ...Object.entries(MODULES).flatMap(([modules, options]): typeof ways => [
    [`Water Frame of the anniversary edition, ${modules}`, anniversary, { 'set-up': 'predetermined', ...options }],
    [`Spinning Mule, ${modules}`, spinningMule, options],
  ]),
];

describe.each(ways)('the forecast in a game of %s', (_, game, options) => {
  it.each([2, 3, 4])('with %i players is what then happens, choice by choice', (players) => {
    const played = new RandomGame(game, players, options);
    const { rules, s } = played;
    let phases = 0;
    for (let move = played.next(); move; move = played.next()) {
      const seen = view(s);
      const { cycle } = s;
      const real = played.play(move);
      if (!real) continue;
      const forecast = rules.forecastAfter(seen, move, goodAt(cycle));
      expect(phaseOf(real, forecast)).toEqual(forecast);
      phases++;
    }
    expect(phases).toBe(rules.ruleset.decades.length * GOODS.length);
    expect(played.restsSeen).toBeGreaterThan(0);
  });

  it('depends on nothing that lies face down, and leaves the position alone', () => {
    const played = new RandomGame(game, 3, options);
    const { rules, s } = played;
    const random = seeded('guesses');
    let looks = 0;
    for (let move = played.next(); move; move = played.next()) {
      if (s.cycle >= 0 && s.ply % 7 === 0) {
        const before = hash(s);
        const known = GOODS.map((good) => rules.forecast?.(view(s), good));
        const guessed = rules.guess(view(s), random);
        expect(GOODS.map((good) => rules.forecast?.(guessed, good))).toEqual(known);
        expect(GOODS.map((good) => rules.forecast?.(s, good))).toEqual(known);
        expect(hash(s)).toBe(before);
        looks++;
      }
      played.play(move);
    }
    expect(looks).toBeGreaterThan(20);
  });
});

describe('the position after a choice', () => {
  it('never turns up what lies face down, and is found from what everybody may know', () => {
    const rules = waterFrame.rules({ players: 3, options: {}, sheet: waterFrame.sheet });
    const engine = new Engine(rules);
    const random = seeded('after');
    const s = engine.start('after');
    for (let ply = 0; ply < 300; ply++) {
      const open = [...engine.open(s)];
      const move = open[below(random, open.length)];
      if (!move) break;
      const seen = view(s);
      const after = rules.after(seen, move);
      expect(after && [after.shownEconomy, after.shownEvents]).toEqual([s.shownEconomy, s.shownEvents]);
      expect(hash(seen)).toBe(hash(view(s)));
      engine.apply(s, move);
    }
    expect(s.decade).toBeGreaterThan(1770);
  });
});
