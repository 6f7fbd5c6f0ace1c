import { at, type Offer, type Refusal, type RuleId, type Seat } from '@cromford/kernel';
import { appealOf } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { DISTRIBUTE, DONE, PATENT_ADDS, PATENT_RETURNS } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { type TileHooks, tileWith } from '../../tiles/hooks.ts';
import { neverWithoutFactory } from '../no-factory.ts';
import { neverWithoutTile } from '../no-tile.ts';

function raiseDistribution(
  rs: Ruleset,
  s: State,
  seat: Seat,
  good: GoodIndex,
  why: 'action' | 'patent' | 'made-in-england',
  rule: RuleId,
  emit: Emit,
): void {
  const f = factoryAt(playerAt(s, seat), good);
  f.distribution++;
  emit?.({
    kind: 'distribution',
    rule,
    seat,
    good: goodAt(good),
    to: f.distribution,
    appeal: appealOf(rs, f, good),
    why,
  });
}

/** Why distribution does not rise; without an amount, steps are free and only its end is in the way. */
function noStep(rs: Ruleset, { distribution: now }: Factory, good: GoodIndex, left = now): Refusal {
  return now >= rs.distributionLimit
    ? because('distribution-ends', { limit: rs.distributionLimit, good: goodAt(good) })
    : because('not-enough-paid', { pounds: now + 1, left });
}

/** FE-DIS-07 to FE-DIS-09: one of its two uses in an action. */
function offerPatent(rs: Ruleset, p: Player, unused: boolean, offer: Offer<Move>): void {
  offer.option(PATENT_ADDS, unused)?.otherwise(because('patent-once'));
  offer
    .option(PATENT_RETURNS, unused && canRaise(rs, p))
    ?.otherwise(unused ? because('distribution-ends', { limit: rs.distributionLimit }) : because('patent-once'));
}

/** FE-DIS: each step to level n takes £n of the usable amount. */
export function distribution(rs: Ruleset): Asks<'distribution'> {
  function patentOf(s: State, seat: Seat, move: Move): TileHooks {
    const hooks = tileWith(rs.hooks.distributionBonus, playerAt(s, seat));
    if (!hooks) throw neverOffered(move);
    return hooks;
  }

  return {
    rule: 'FE-DIS-02',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const { left, patent } = s.turn;
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (f)
          offer
            .option(at(DISTRIBUTE, good), f.distribution < rs.distributionLimit && f.distribution < left)
            ?.otherwise(noStep(rs, f, good, left))
            .notes(
              note('of-amount', { pounds: f.distribution + 1, left }),
              note('appeal', { appeal: appealOf(rs, f, good) + 1 }),
            );
      }
      if (p.tiles.length > 0 && tileWith(rs.hooks.distributionBonus, p)) offerPatent(rs, p, patent === 0, offer);
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      const p = playerAt(s, seat);
      neverWithoutFactory(p, offer, 'FE-DIS-02', (good) => [at(DISTRIBUTE, good)]);
      neverWithoutTile(rs, p, rs.hooks.distributionBonus, offer, 'FE-DIS-07', [PATENT_ADDS, PATENT_RETURNS]);
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      switch (move.do) {
        case 'distribute': {
          const good = goodIndex[move.good];
          raiseDistribution(rs, s, seat, good, 'action', 'FE-DIS-05', emit);
          const cost = factoryAt(playerAt(s, seat), good).distribution;
          s.turn.left -= cost;
          s.turn.used += cost;
          s.turn.affected |= 1 << good;
          break;
        }
        case 'patent-adds': {
          // FE-DIS-07: as if they had been paid, and beyond the marker's limit.
          const { tile, distributionBonus = 0 } = patentOf(s, seat, move);
          s.turn.patent = 1;
          s.turn.left += distributionBonus;
          s.turn.paid += distributionBonus;
          emit?.({ kind: 'used-tile', rule: 'FE-DIS-07', seat, tile });
          break;
        }
        case 'patent-returns': {
          const { tile, stepsEnd, distributionSteps = 0 } = patentOf(s, seat, move);
          giveBackTile(rs, s, seat, tile, 'FE-DIS-08', emit);
          if (!stepsEnd) s.agenda.push(frame);
          s.agenda.push({ step: 'free-steps', seat, left: distributionSteps, why: 'patent' });
          return;
        }
        default:
          return;
      }
      s.agenda.push(frame);
    },
  };
}

export function canRaise(rs: Ruleset, p: Player): boolean {
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    if (f && f.distribution < rs.distributionLimit) return true;
  }
  return false;
}

const FREE_STEPS = { patent: 'FE-DIS-08', 'made-in-england': 'FE-EVT-10' } as const;

/** Steps that cost nothing: the patent's and those of Made in England. */
export function freeSteps(rs: Ruleset): Asks<'free-steps'> {
  return {
    rule: 'FE-DIS-08',
    ruleFor: (_, { why }) => FREE_STEPS[why],
    seat: seatOf,
    options(s, { seat, why }, offer) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (f)
          offer
            .option(at(DISTRIBUTE, good), f.distribution < rs.distributionLimit)
            ?.otherwise(noStep(rs, f, good))
            .notes(note('appeal', { appeal: appealOf(rs, f, good) + 1 }));
      }
      offer
        .option(DONE, why === 'patent')
        ?.otherwise(because('must-raise'))
        .unlisted();
    },
    never(s, { seat, why }, offer) {
      neverWithoutFactory(playerAt(s, seat), offer, FREE_STEPS[why], (good) => [at(DISTRIBUTE, good)]);
    },
    play(s, frame, move, emit) {
      if (move.do !== 'distribute') return;
      const { seat, left, why } = frame;
      const good = goodIndex[move.good];
      raiseDistribution(rs, s, seat, good, why, FREE_STEPS[why], emit);
      if (why === 'patent') s.turn.affected |= 1 << good;
      if (left > 1 && canRaise(rs, playerAt(s, seat))) s.agenda.push({ ...frame, left: left - 1 });
    },
  };
}
