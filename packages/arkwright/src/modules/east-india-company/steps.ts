import { at, change, type Offer, put, type Refusal, type Seat } from '@cromford/kernel';
import { appealOf } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex, ROWS } from '../../goods.ts';
import { moveIndicator, pay } from '../../money.ts';
import { DISTRIBUTE, DONE, IMPROVE, MACHINE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, NOBODY, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';
import { noneReplaced, putMachine } from '../../steps/actions/machinery.ts';
import { qualityEnds } from '../../steps/actions/quality.ts';
import { tileWith } from '../../tiles/hooks.ts';
import type { Bonus, Company } from './company.ts';
import { COMMODITY, RISE, STEPS } from './moves.ts';
import { commodityPrice, isStuck, isTaken, trackEnd } from './tracks.ts';

/** AE-EIC: the steps of the commodity phase. */
export function companySteps(rs: Ruleset) {
  return { commodities, commodity: commodity(rs), influence: influence(rs), bonus: bonus(rs) };
}

/** AE-EIC-05: in turn order, once around. */
const commodities: Runs<'commodities'> = roundTable(
  'commodities',
  () => true,
  (seat) => ({ step: 'commodity', seat }),
);

/** AE-EIC-06, AE-EIC-15: any of the four. */
function commodity(rs: Ruleset): Asks<'commodity'> {
  return {
    rule: 'AE-EIC-06',
    seat: seatOf,
    options(s, { seat }, offer) {
      for (let good = 0; good < GOODS.length; good++)
        offer
          .option(at(COMMODITY, good))
          ?.notes(
            ...(rs.company ? [note('each', { pounds: commodityPrice(rs.company, s, good) })] : []),
            note('influence', { space: at(playerAt(s, seat).influence, good) }),
          );
    },
    play(s, { seat }, move) {
      if (move.do !== 'commodity') throw neverOffered(move);
      s.agenda.push({ step: 'influence', seat, good: goodIndex[move.good] });
    },
  };
}

/** AE-EIC-07 to AE-EIC-12: a free step where there is one, and bought ones; not onto a taken end space. */
function influence(rs: Ruleset): Asks<'influence'> {
  function freeSteps(company: Company, s: State): number {
    return company.noFreeStep.includes(s.decade) ? 0 : 1;
  }

  /** The space reached with so many bought steps; where it stands when the free step alone is not possible (AE-EIC-10). */
  function reached(company: Company, s: State, seat: Seat, good: GoodIndex, bought: number): number | undefined {
    const from = at(playerAt(s, seat).influence, good);
    const to = from + freeSteps(company, s) + bought;
    if (to <= trackEnd(company) && !isTaken(company, s, seat, good, to)) return to;
    return bought === 0 ? from : undefined;
  }

  return {
    rule: 'AE-EIC-11',
    seat: seatOf,
    options(s, { seat, good }, offer) {
      const { company } = rs;
      if (!company) throw new Error('no company in this game');
      const p = playerAt(s, seat);
      const price = commodityPrice(company, s, good);
      for (let bought = 0; bought <= trackEnd(company); bought++) {
        const to = reached(company, s, seat, good, bought);
        const move = at(STEPS, bought);
        const space = at(p.influence, good) + freeSteps(company, s) + bought;
        offer
          // AE-AMB-18
          .option(move, to !== undefined && bought * price <= p.cash)
          ?.otherwise(
            because(space > trackEnd(company) ? 'track-ends' : to === undefined ? 'space-occupied' : 'cannot-afford'),
          )
          .notes(
            ...(bought > 0 ? [note('cost', { pounds: bought * price })] : []),
            ...(to === undefined
              ? []
              : [note('influence', { space: to }), note('multiplier', { times: at(company.multipliers, to) })]),
          )
          .unlisted();
      }
    },
    play(s, { seat, good }, move, emit) {
      const { company } = rs;
      if (move.do !== 'steps' || !company) throw neverOffered(move);
      const p = playerAt(s, seat);
      const from = at(p.influence, good);
      const to = reached(company, s, seat, good, move.amount) ?? from;
      p.influence = put(p.influence, good, to);
      if (to > from)
        emit?.({ kind: 'influence', rule: 'AE-EIC-07', seat, good: goodAt(good), from, to, bought: move.amount });
      if (move.amount > 0) {
        pay(rs, s, seat, move.amount * commodityPrice(company, s, good), 'influence', 'AE-EIC-11', emit);
        raisePrice(company, s, good, emit);
      }
      if (to > from || isStuck(company, s, seat, good)) s.agenda.push({ step: 'bonus', seat, good });
    },
  };
}

/** AE-EIC-12: one space, however many steps were bought. */
function raisePrice(company: Company, s: State, good: GoodIndex, emit: Emit): void {
  if (at(s.commodities, good) + 1 >= at(company.prices, good).length) return;
  s.commodities = change(s.commodities, good, 1);
  emit?.({ kind: 'commodity-price', rule: 'AE-EIC-12', good: goodAt(good), to: commodityPrice(company, s, good) });
}

/** AE-EIC-16 to AE-EIC-21: one bonus that lies at or before the marker. */
function bonus(rs: Ruleset): Asks<'bonus'> {
  function has(p: Player, good: GoodIndex, wanted: Bonus): boolean {
    const { company } = rs;
    for (let space = 1; space <= at(p.influence, good); space++) if (company?.bonuses[space] === wanted) return true;
    return false;
  }

  /** A bonus that was reached may still find nothing to be used on. */
  function give(offer: Offer<Move>, move: Move, reached: boolean, hindrance?: Refusal): void {
    offer
      .option(move, reached && !hindrance)
      ?.otherwise(reached && hindrance ? hindrance : because('no-such-bonus'))
      .unlisted();
  }

  const noFactory = because('no-factory', {}, 'AE-EIC-16');
  /** The end of distribution, where it has been reached. */
  const marketed = (now: number, good: number) =>
    now < rs.distributionLimit
      ? undefined
      : because('distribution-ends', { limit: rs.distributionLimit, good: goodAt(good) }, 'AE-EIC-17');

  return {
    rule: 'AE-EIC-16',
    seat: seatOf,
    options(s, { seat, good }, offer) {
      const p = playerAt(s, seat);
      const marketing = has(p, good, 'marketing');
      for (let other = 0; other < GOODS.length; other++) {
        const f = p.factories[other];
        const end = f ? marketed(f.distribution, other) : noFactory;
        give(offer, at(DISTRIBUTE, other), marketing, end);
      }
      const f = at(p.factories, good);
      const machine = has(p, good, 'machine');
      for (let row = 0; row < ROWS; row++) {
        const onCog = f !== null && at(f.workers, row) > at(at(rs.workersBeside, good), row);
        const hindrance = f ? (onCog ? undefined : noneReplaced(rs, f, good, row, 'AE-EIC-18')) : noFactory;
        give(offer, at(at(MACHINE, good), row), machine, hindrance);
      }
      const limit = tileWith(rs.hooks.qualityLimit, p)?.qualityLimit ?? rs.qualityLimit;
      const isBest = f !== null && f.quality >= limit;
      const end = f ? (isBest ? qualityEnds(rs, good, limit, 'AE-EIC-19') : undefined) : noFactory;
      give(offer, at(IMPROVE, good), has(p, good, 'quality'), end);
      give(offer, RISE, has(p, good, 'share'));
      offer.option(DONE);
    },
    play(s, { seat }, move, emit) {
      const p = playerAt(s, seat);
      if (move.do === 'rise') {
        moveIndicator(rs, s, seat, 1, 'bonus', 'AE-EIC-20', emit);
        return;
      }
      if (move.do !== 'distribute' && move.do !== 'improve' && move.do !== 'machine') return;
      const good = goodIndex[move.good];
      const f = factoryAt(p, good);
      if (move.do === 'machine') {
        // It is no action: nobody was hired or fired in it.
        s.turn.hired = NOBODY;
        s.turn.firedRows = 0;
        putMachine(rs, s, seat, good, move.row - 1, emit);
        // AE-EIC-21
        if (tileWith(rs.hooks.retrains, p)) s.agenda.push({ step: 'school', seat, left: 1, afterProduction: 1 });
        return;
      }
      const told = { seat, good: move.good } as const;
      if (move.do === 'improve') {
        f.quality++;
        emit?.({ kind: 'quality', rule: 'AE-EIC-19', ...told, to: f.quality, appeal: appealOf(rs, f, good) });
      } else {
        f.distribution++;
        const appeal = appealOf(rs, f, good);
        emit?.({ kind: 'distribution', rule: 'AE-EIC-17', ...told, to: f.distribution, appeal, why: 'bonus' });
      }
    },
  };
}
