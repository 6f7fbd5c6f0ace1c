import { at } from '@cromford/kernel';
import { CARDS, cardAt, cardIndex } from '../cards/names.ts';
import { hooksOf, owns } from '../cards/owned.ts';
import { cardSide, isTurned, qualityAt, workerCard } from '../factory.ts';
import { GOODS, goodAt } from '../goods.ts';
import { DISTRIBUTION, ENGINEER, LARGE, NOT_OWNED, PATENT, QUALITY, WAREHOUSES } from '../pieces.ts';
import type { Ruleset } from '../ruleset.ts';
import { type CardPlace, type Player, playerAt, type State } from '../state.ts';
import { qualityLimit } from '../steps/actions/quality.ts';
import type { Never } from './never.ts';

/** Until these have run, somebody may still have to open his first factories; nobody ever closes one. */
const FOUNDING: ReadonlySet<string> = new Set(['first-factories', 'second-factories', 'open-factory']);
const FOUNDED = 2;

/** What a player has, and where it lies. */
export function playerFaults(rs: Ruleset, s: State, seat: number, never: Never): void {
  const p = playerAt(s, seat);
  boardFaults(rs, p, never);
  factoryFaults(rs, p, never);
  pieceFaults(rs, p, never);
  cardFaults(rs, s, p, seat, never);
  if (p.out === 1) outFaults(p, never);
  else if (!s.agenda.some(({ step }) => FOUNDING.has(step))) {
    const open = p.factories.filter(Boolean).length;
    never(open < FOUNDED, 'CG-SET-11', 'factories', `${open} factories, ${FOUNDED - open} missing`);
  }
}

function boardFaults(rs: Ruleset, p: Player, never: Never): void {
  const { limits } = rs.sheet;
  never(p.cash < 0, 'CG-EMG-02', 'cash', `£${p.cash}`);
  never(p.shares > limits.shares, 'CG-CMP-11', 'shares', `${p.shares} shares`);
  never(p.value > limits.shareValue, 'CG-CMP-11', 'value', `share value ${p.value}`);
  never(p.loans > limits.loans, 'CG-CMP-07', 'loans', `${p.loans} loans`);
  never(p.tokens > limits.shippingTokens, 'CG-CMP-08', 'tokens', `${p.tokens} shipping tokens`);
}

function factoryFaults(rs: Ruleset, p: Player, never: Never): void {
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    never(at(p.appeal, good) >= 0 !== Boolean(f), 'CG-SET-16', `appeal.${good}`, `${goodAt(good)}: marker and factory`);
    if (!f) continue;
    const { appealEnds } = rs.sheet.market;
    const path = `factories.${good}`;
    const space = at(p.appeal, good);
    never(space > appealEnds, 'CG-CMP-01', `appeal.${good}`, `${goodAt(good)}: appeal ${space} of ${appealEnds}`);
    never(f.second > 0 && f.first === 0, 'CG-EMP-03', path, `${goodAt(good)}: second worker card without the first`);
    never(
      (f.firstTurned === 1 && f.first === 0) || (f.secondTurned === 1 && f.second === 0),
      'CG-AUT-01',
      path,
      `${goodAt(good)}: machines without a card`,
    );
    never(
      qualityAt(p, good) > qualityLimit(rs, p),
      'CG-QD-07',
      'quality',
      `${goodAt(good)}: quality ${qualityAt(p, good)}`,
    );
    never(
      p.distribution.filter((where) => where === good).length > 1,
      'CG-QD-06',
      'distribution',
      `${goodAt(good)}: two distribution cards`,
    );
  }
  if (p.token < 0) return;
  const good = p.token >> 1;
  const position = ((p.token & 1) + 1) as CardPlace;
  const f = p.factories[good];
  never(
    !f || cardSide(f, position) === 0 || isTurned(f, position) || workerCard(rs, good, position).machines < 2,
    'CG-AUT-05',
    'token',
    `${goodAt(good)}: the machine token is on no card of two machines`,
  );
}

function pieceFaults(rs: Ruleset, p: Player, never: Never): void {
  const placed = (where: number) => where < 0 || Boolean(p.factories[where]);
  p.quality.forEach((where, card) => {
    never(!placed(where), 'CG-QD-08', `quality.${card}`, `${QUALITY[card]} at no factory`);
    const value = at(p.qualityValue, card);
    never(
      where >= 0 ? !at(rs.qualityFaces, card).includes(value) : value !== 0,
      'CG-QD-15',
      `qualityValue.${card}`,
      `${QUALITY[card]} shows ${value}`,
    );
  });
  p.distribution.forEach((where, card) => {
    never(!placed(where), 'CG-QD-06', `distribution.${card}`, `${DISTRIBUTION[card]} at no factory`);
    const value = at(p.distributionValue, card);
    never(
      where >= 0 ? value < 1 || value > rs.sheet.limits.distribution : value !== 0,
      'CG-QD-06',
      `distributionValue.${card}`,
      `${DISTRIBUTION[card]} shows ${value}`,
    );
  });
  p.warehouses.forEach((where, w) => {
    never(!placed(where), 'CG-WH-10', `warehouses.${w}`, `warehouse ${WAREHOUSES[w]} at no factory`);
    const goods = at(p.stored, w);
    never(
      where >= 0 ? goods < 1 || goods > at(rs.holds, w) : goods !== 0,
      'CG-WH-03',
      `stored.${w}`,
      `${goods} goods in warehouse ${WAREHOUSES[w]}`,
    );
  });
}

function cardFaults(rs: Ruleset, s: State, p: Player, seat: number, never: Never): void {
  const { engineer, patent, foreman } = cardIndex;
  never(new Set(p.cards).size !== p.cards.length, 'CG-DEV-12', 'cards', 'two cards of one type');
  const most = at(at(rs.tracks, 2), at(p.levels, 2));
  never(p.cards.length > most, 'CG-DEV-06', 'cards', `${p.cards.length} cards of ${most}`);
  for (let card = 0; card < CARDS.length; card++)
    if (p.spent & (1 << card))
      never(!owns(p, card) || !hooksOf(card).rotates, 'CG-CRD-01', 'spent', `${cardAt(card)} is spent`);
  never(
    owns(p, engineer) !== (p.quality[ENGINEER] !== NOT_OWNED),
    'CG-C12-02',
    `quality.${ENGINEER}`,
    'the Engineer and its card',
  );
  never(
    owns(p, patent) !== (p.distribution[PATENT] !== NOT_OWNED),
    'CG-C11-01',
    `distribution.${PATENT}`,
    'the Patent and its card',
  );
  never(
    owns(p, cardIndex['large-warehouse']) !== (p.warehouses[LARGE] !== NOT_OWNED),
    'CG-C13-01',
    `warehouses.${LARGE}`,
    'the Large warehouse and its card',
  );
  const asked = s.agenda.some((frame) => frame.step === 'foreman' && frame.seat === seat);
  never(
    !asked && owns(p, foreman) !== p.foreman >= 0,
    'CG-C05-01',
    'foreman',
    'the Foreman stands at no factory, or nobody owns him',
  );
  never(
    p.foreman >= 0 && !p.factories[p.foreman],
    'CG-C05-01',
    'foreman',
    'the Foreman stands at a factory that is not open',
  );
  never(owns(p, engineer) && p.engineer === 0, 'CG-C12-01', 'engineer', 'the Engineer without its token turned');
}

/** CG-EMG-04: everything has gone back. */
function outFaults(p: Player, never: Never): void {
  never(p.cards.length > 0 || p.factories.some(Boolean), 'CG-EMG-04', 'out', 'bankrupt, with cards or factories');
}
