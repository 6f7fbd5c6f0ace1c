import { at, type Seat } from '@cromford/kernel';
import { DONE, EXTRA_SHIFTS, SELL_STORED } from '../../move-table.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { changeStored } from '../actions/overflow.ts';
import { isCalled } from './called.ts';
import { appealFor } from './produce.ts';
import { shipmentAtStake } from './shipment.ts';

const ASKED = 1;
const STOPPED = 2;

/** FE-SAL-09 to FE-SAL-15: from the highest appeal down to 1, everybody with that appeal or more is called once. */
export function calling(rs: Ruleset): Runs<'calling'> {
  return {
    run(s, frame, emit) {
      const { sale } = s;
      const { order, groups } = sale;
      const importer = s.players.length;
      while (sale.level >= 1) {
        const who = sale.place < order.length ? (order[sale.place] as number) : -1;
        if (who < 0 || !isCalled(appealFor(rs, s, who), sale.level)) {
          sale.level--;
          sale.place = 0;
          sale.group = -1;
          continue;
        }
        // FE-SAL-14: a group of equals sells as one, if a token is left when its turn comes.
        const group = groups[sale.place] as number;
        if (group !== sale.group) {
          if (sale.tokens <= 0) return;
          sale.group = group;
        }
        sale.place++;
        if (who === importer) {
          sale.tokens--;
          sale.sold[importer] = at(sale.sold, importer) + 1;
          emit?.({ kind: 'called', rule: 'FE-SAL-15', seat: null, appeal: sale.level, from: 'importer' });
        } else if ((sale.left[who] as number) > 0) {
          // FE-SAL-10: production must be sold.
          sale.left[who] = at(sale.left, who) - 1;
          sellOne(s, who, 'production', emit);
        } else if (at(sale.asked, who) !== STOPPED && canOfferMore(rs, s, playerAt(s, who), who)) {
          s.agenda.push(frame);
          s.agenda.push({ step: 'sell-stored', seat: who });
          return;
        }
      }
    },
  };
}

/** FE-SAL-11, FE-SAL-16: a stored good, or extra shifts at the first call. */
function canOfferMore(rs: Ruleset, s: State, p: Player, seat: Seat): boolean {
  if (at(p.stored, s.cycle) > 0) return true;
  return p.tiles.length > 0 && at(s.sale.asked, seat) === 0 && tileWith(rs.hooks.extraGood, p) !== undefined;
}

function sellOne(s: State, seat: Seat, from: 'production' | 'stock' | 'extra-shifts', emit: Emit): void {
  const { sale } = s;
  sale.tokens--;
  sale.sold[seat] = at(sale.sold, seat) + 1;
  emit?.({ kind: 'called', rule: 'FE-SAL-09', seat, appeal: sale.level, from });
}

/** FE-DP-52, FE-DP-53: a called player whose production is sold out. */
export function sellStored(rs: Ruleset): Asks<'sell-stored'> {
  return {
    rule: 'FE-SAL-11',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      offer
        .option(SELL_STORED, at(p.stored, s.cycle) > 0)
        ?.otherwise(because('not-that-many', { goods: 0 }, 'FE-SAL-11'))
        .notes(...shipmentAtStake(rs, s, seat));
      if (tileWith(rs.hooks.extraGood, p))
        offer.option(EXTRA_SHIFTS, at(s.sale.asked, seat) === 0)?.otherwise(because('too-late'));
      offer.option(DONE);
    },
    play(s, { seat }, move, emit) {
      const { sale } = s;
      sale.asked[seat] = ASKED;
      if (move.do === 'sell-stored') {
        changeStored(s, seat, s.cycle, -1, 'sold', emit);
        sellOne(s, seat, 'stock', emit);
      } else if (move.do === 'extra-shifts') {
        const tile = tileWith(rs.hooks.extraGood, playerAt(s, seat))?.tile;
        if (!tile) throw neverOffered(move);
        giveBackTile(rs, s, seat, tile, 'FE-SAL-16', emit);
        sellOne(s, seat, 'extra-shifts', emit);
      } else {
        // FE-SAL-19
        sale.asked[seat] = STOPPED;
        emit?.({ kind: 'stopped', rule: 'FE-SAL-19', seat });
      }
    },
  };
}
