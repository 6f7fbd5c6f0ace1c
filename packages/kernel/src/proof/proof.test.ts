import { describe, expect, it } from 'vitest';
import { OpenList } from '../listing.ts';
import { pennies } from '../testing/pennies.ts';
import { checkGame } from './check-game.ts';
import { provesGame } from './proves-game.ts';

provesGame(pennies());

/** A proof is worth something only if it finds what is wrong. */
describe('the proof finds', () => {
  const faultsOf = (broken: Parameters<typeof pennies>[0], seeds = 6) => {
    const found: string[] = [];
    for (let i = 0; i < seeds; i++)
      found.push(...checkGame({ game: pennies(broken), players: 2, seed: `broken ${i}` }).faults);
    return found.join('\n');
  };

  it('nothing in a sound game', () => {
    expect(faultsOf(() => ({}))).toBe('');
  });

  it('a copy that shares a part with its original', () => {
    expect(faultsOf((rules) => ({ clone: (s) => ({ ...rules.clone(s), purses: s.purses }) }))).toMatch(
      /copy changed the original|pennies are lost|but the events|played|another position|did not restore/,
    );
  });

  it('a view that shows the secret', () => {
    expect(faultsOf((rules) => ({ view: (s, seat) => ({ ...rules.view(s, seat), coin: s.coin }) }))).toContain(
      'another view',
    );
  });

  it('a view that shows the generator', () => {
    expect(faultsOf((rules) => ({ view: (s) => ({ ...rules.clone(s), coin: -1 }) }))).toContain('shows the generator');
  });

  it('choices that depend on the secret', () => {
    expect(
      faultsOf((rules) => {
        const turn = rules.steps.turn;
        if (!turn || 'run' in turn) throw new Error('no turn');
        return {
          steps: {
            ...rules.steps,
            turn: {
              ...turn,
              options: (s, frame, offer) => {
                if (s.coin === 1) offer.option({ do: 'take', amount: 1 });
                else turn.options(s, frame, offer);
              },
              mustSee: true,
            },
          },
        };
      }),
    ).toContain('depend on what it cannot see');
  });

  it('money that comes from nowhere', () => {
    expect(faultsOf((rules) => ({ flows: (event) => rules.flows(event).slice(0, 1) }))).toContain('but the events');
  });

  it('what is conserved being lost', () => {
    expect(
      faultsOf(() => ({
        faults: (s) => (s.purses.some((purse) => purse > 5) ? [{ rule: '', reason: 'a purse is too full' }] : []),
      })),
    ).toContain('too full');
  });

  it('lists for search and for people that differ', () => {
    expect(
      faultsOf((rules) => {
        const turn = rules.steps.turn;
        if (!turn || 'run' in turn) throw new Error('no turn');
        return {
          steps: {
            ...rules.steps,
            turn: {
              ...turn,
              options: (s, frame, offer) => {
                if (!(offer instanceof OpenList)) turn.options(s, frame, offer);
                else for (const coin of ['heads', 'tails']) offer.option({ do: 'guess', coin });
              },
            },
          },
        };
      }),
    ).toContain('list for search');
  });

  it('a list that changes the position', () => {
    expect(
      faultsOf((rules) => {
        const turn = rules.steps.turn;
        if (!turn || 'run' in turn) throw new Error('no turn');
        return {
          steps: {
            ...rules.steps,
            turn: {
              ...turn,
              options: (s, frame, offer) => {
                turn.options(s, frame, offer);
                if (!(offer instanceof OpenList)) s.purses = s.purses.map((purse) => purse + 1);
              },
            },
          },
        };
      }),
    ).toContain('changed the position');
  });

  it('what is wrong when only some decisions are checked', () => {
    const broken = pennies(() => ({ faults: (s) => (s.ply > 2 ? [{ rule: '', reason: 'late' }] : []) }));
    const { faults, moves } = checkGame({ game: broken, players: 2, seed: 'some', every: 0, oneIn: 3 });
    expect(faults).toEqual([`decision ${moves.length}: late`]);
  });

  it('a notation that loses something', () => {
    expect(
      faultsOf((rules) => ({
        notation: {
          ...rules.notation,
          write: (move) => (move.do === 'guess' ? 'guess heads' : rules.notation.write(move)),
        },
      })),
    ).toContain('notation: guess heads');
  });

  it('a game that is too long, and one that stands still', () => {
    expect(faultsOf(() => ({ longest: 3 }))).toContain('longer than 3');
    expect(
      faultsOf((rules) => ({
        steps: { ...rules.steps, nod: { rule: 'P-NOD', seat: () => 0, options: () => {}, play() {} } },
      })),
    ).toContain('no move is open at nod');
  });

  it('a state that is not plain', () => {
    expect(
      faultsOf((rules) => ({ begin: (random, emit) => ({ ...rules.begin(random, emit), odds: 0.5 }) as never })),
    ).toContain('not plain');
  });

  it('a draw that undo can take back', () => {
    // The coin is dealt without a barrier: undoing and choosing again would be a second try at a known coin.
    const found = faultsOf((rules) => ({
      steps: {
        ...rules.steps,
        deal: {
          run: (s) => {
            s.coin = (s.random[3] ?? 0) & 1;
            s.random = [9, 9, 9, s.ply];
          },
        },
      },
    }));
    expect(found).toContain('drew without a barrier');
  });
});
