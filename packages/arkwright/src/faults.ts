import { type Breach, isOver, type RuleId } from '@cromford/kernel';
import { appealOf, machinesOf, workersOf } from './factory.ts';
import { GOODS, goodAt, ROWS } from './goods.ts';
import { at } from './list.ts';
import { CAPACITIES } from './markers.ts';
import { isTaken, trackEnd } from './modules/east-india-company/tracks.ts';
import { cyclesBegun, type Ruleset } from './ruleset.ts';
import { beyondLimit } from './shipping.ts';
import { readyShips } from './ships.ts';
import type { Factory, Player, State } from './state.ts';
import { highestFreePrice, overflowing } from './storage.ts';

/** Steps between which goods may lie without a space, until the player has chosen which to lose. */
const UNSETTLED: ReadonlySet<string> = new Set(['overflow', 'workers', 'dismiss']);

/** Steps of a cycle: outside of one there is nothing to do there. */
const IN_A_CYCLE: ReadonlySet<string> = new Set(['cycle', 'turns', 'turn', 'production', 'end-cycle', 'next-cycle']);

/** What lies below everything else, and leads on to the end of the game. */
const LEADS_ON: ReadonlySet<string> = new Set(['cycle', 'end-cycle', 'end-round', 'next-decade', 'scoring']);

/** While the first factories are founded. */
const BEFORE_THE_FIRST = 1760;

type Never = (wrong: boolean, rule: RuleId, reason: () => string) => void;

/** What can never be true of a position, whatever was played; workers, ships, tiles and grey markers are counted in conservation.ts. */
export function faults(rs: Ruleset, s: State): Breach[] {
  const known: readonly number[] = CAPACITIES;
  const odd = s.players.flatMap((p) => [...p.ships, ...p.resting]).find((ship) => !known.includes(ship));
  // Nothing else can be worked out with a ship that there is not.
  if (odd !== undefined) return [{ rule: 'FE-CMP-20', reason: `a ship of ${odd}` }];
  const found: Breach[] = [];
  const never: Never = (wrong, rule, reason) => {
    if (wrong) found.push({ rule, reason: reason() });
  };
  never(s.players.length !== rs.players, '', () => `${s.players.length} players of ${rs.players}`);
  never(
    s.decade !== BEFORE_THE_FIRST && !rs.decades.includes(s.decade),
    'FE-TIME-01',
    () => `decade ${s.decade}, where there are ${rs.decades.join(', ')}`,
  );
  never(
    s.cycle < 0 && s.agenda.some(({ step }) => IN_A_CYCLE.has(step)),
    'FE-TIME-02',
    () => `cycle ${s.cycle} in the middle of one`,
  );
  never(
    !isOver(s) && !LEADS_ON.has(s.agenda[0]?.step ?? ''),
    'FE-TIME-02',
    () => 'nothing follows what is on the agenda',
  );
  economyFaults(rs, s, never);
  never(isOver(s) && s.decade !== rs.decades[rs.decades.length - 1], 'FE-EOR-10', () => `over in ${s.decade}`);
  never(
    s.market < 0 || s.fired < 0 || s.gap < 0 || s.gone < 0,
    'FE-CMP-23',
    () => `market ${s.market}, fired ${s.fired}, gap ${s.gap}, gone ${s.gone}`,
  );
  never(s.market + s.gap > rs.marketSpaces, 'FE-CMP-24', () => 'more workers than spaces on the market');
  never(
    s.importers.some((appeal) => appeal < 0),
    'FE-CMP-13',
    () => 'an importer below 0',
  );
  never(
    [...s.mat, ...s.ships, ...s.tiles].some((count) => count < 0),
    'FE-SET-26',
    () => 'fewer than no markers on offer',
  );
  const unsettled = s.agenda.some(({ step }) => UNSETTLED.has(step));
  s.players.forEach((p, seat) => {
    const who = `seat ${seat}`;
    never(p.cash < 0, 'FE-EMS-01', () => `${who}: cash ${p.cash}`);
    never(p.shares < 0 || p.shares > rs.shares, 'FE-CMP-04', () => `${who}: ${p.shares} shares`);
    never(p.loans < 0, 'FE-EMS-07', () => `${who}: ${p.loans} loans`);
    never(p.loans > 0 && p.shares > 0, 'FE-EMS-10', () => `${who}: loans and shares`);
    never(p.space < 1 || p.space > rs.lastSpace, 'FE-CMP-16', () => `${who}: space ${p.space}`);
    never(
      p.stored.some((goods) => goods < 0),
      'FE-STO-05',
      () => `${who}: goods ${p.stored}`,
    );
    never(!unsettled && overflowing(rs, p), 'FE-STO-05', () => `${who}: goods without a space: ${p.stored}`);
    never(p.tiles.length > rs.mostTiles + 1, 'FE-TSM-09', () => `${who}: ${p.tiles.length} tiles`);
    never(new Set(p.tiles).size !== p.tiles.length, 'FE-TSM-08', () => `${who}: two tiles alike: ${p.tiles}`);
    // Of ships of one capacity a player may have two.
    const placed = p.chart.filter((marker) => marker !== '' && !marker.startsWith('ship-'));
    never(new Set(placed).size !== placed.length, 'FE-CMP-22', () => `${who}: one marker on two spaces: ${placed}`);
    never(new Set(p.markers).size !== p.markers.length, 'FE-TSM-04', () => `${who}: markers ${p.markers}`);
    never(p.ships.length > rs.mostShips, 'FE-TSM-14', () => `${who}: ships ${p.ships}`);
    never(
      p.resting.some((ship) => readyShips(p, ship) < 0),
      'AE-SM-19',
      () => `${who}: resting ${p.resting}`,
    );
    never(
      p.contracts.some((space) => space !== 0 && (!rs.contractSpaces.includes(space) || beyondLimit(p, space))),
      'FE-CMP-21',
      () => `${who}: contracts ${p.contracts}`,
    );
    for (let good = 0; good < GOODS.length; good++) {
      const space = at(p.influence, good);
      never(
        space < 0 || space > (rs.company ? trackEnd(rs.company) : 0),
        'AE-EIC-03',
        () => `${who}: influence ${p.influence}`,
      );
      never(
        rs.company !== null && isTaken(rs.company, s, seat, good, space),
        'AE-EIC-09',
        () => `${who}: influence on a taken space`,
      );
      const f = at(p.factories, good);
      if (f)
        factoryFaults(rs, p, f, good, unsettled, (wrong, rule, reason) =>
          never(wrong, rule, () => `${who}: ${goodAt(good)}: ${reason()}`),
        );
    }
  });
  return found;
}

function economyFaults(rs: Ruleset, s: State, never: Never): void {
  if (!rs.decades.includes(s.decade) && s.decade !== BEFORE_THE_FIRST) return;
  const count = rs.economyMarkers === 0 ? 0 : rs.decades.length * GOODS.length;
  never(s.economy.length !== count, 'FE-SET-10', () => `${s.economy.length} economy markers of ${count}`);
  never(
    s.economy.some((marker) => marker < 0 || marker >= rs.economyMarkers),
    'FE-SET-10',
    () => `economy ${s.economy}, of markers 0 to ${rs.economyMarkers - 1}`,
  );
  const shown = count === 0 ? 0 : cyclesBegun(rs, s);
  never(s.shownEconomy !== shown, 'FE-ECO-03', () => `${s.shownEconomy} economy markers shown, where ${shown} are`);
}

function factoryFaults(rs: Ruleset, p: Player, f: Factory, good: number, unsettled: boolean, never: Never): void {
  const type = rs.types[f.type];
  never(type === undefined, 'AE-ASY-02', () => `type ${f.type}, where there is none but 0 to ${rs.types.length - 1}`);
  // Nothing else can be worked out of a factory of a type that there is not.
  if (!type) return;
  never(f.level < 1 || f.level > type.topLevel, 'FE-CMP-06', () => `level ${f.level}`);
  never(f.quality < 0 || f.quality > 6, 'FE-CMP-09', () => `quality ${f.quality}`);
  never(
    f.distribution < 0 || f.distribution > rs.distributionLimit,
    'FE-CMP-10',
    () => `distribution ${f.distribution}`,
  );
  never(f.price < at(rs.lowestPrice, good) || f.price > rs.highestPrice, 'FE-CMP-11', () => `price ${f.price}`);
  never(appealOf(rs, f, good) < 0, 'FE-CMP-13', () => `appeal ${appealOf(rs, f, good)}`);
  never(
    !unsettled && f.price > highestFreePrice(rs, p, good),
    'FE-PRI-05',
    () => `price ${f.price} lies on stored goods`,
  );
  never(
    f.additional < 0 || f.additional > 2 || (f.additional > 0 && !f.obsolete),
    'FE-OBS-02',
    () => `${f.additional} additional workers`,
  );
  never(workersOf(f) + machinesOf(f) === 0, 'FE-WRK-12', () => 'nobody works in it');
  for (let row = 0; row < ROWS; row++) {
    const workers = at(f.workers, row);
    const machines = at(f.machines, row);
    never(
      workers < 0 || machines < 0 || workers + machines > at(at(rs.spaces, good), row),
      'FE-CMP-26',
      () => `row ${row + 1} is overfull`,
    );
    never(machines > at(at(rs.machineSpaces, good), row), 'FE-CMP-26', () => `row ${row + 1}: ${machines} machines`);
    never(
      rs.emptyRowsLoseMachines && machines > 0 && workers === 0,
      'FE-WRK-12',
      () => `row ${row + 1}: machines alone`,
    );
  }
}
