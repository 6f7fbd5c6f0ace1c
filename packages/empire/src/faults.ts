import { type Breach, isOver, type RuleId } from '@cromford/kernel';
import { CENTRAL, type Components, MOST_WORKERS } from './components.ts';
import { fits } from './map.ts';
import { KINDS, nameOf } from './resources.ts';
import type { EmpireState, Site } from './state.ts';

type Never = (wrong: boolean, rule: RuleId, path: string, reason: string) => void;

/** What can never be true of a position, whatever was played; markers and cards are counted in conservation.ts. */
export function faults(c: Components, s: EmpireState): Breach[] {
  const found: Breach[] = [];
  const never: Never = (wrong, rule, path, reason) => {
    if (wrong) found.push({ rule, path, reason });
  };
  cardFaults(c, s, never);
  if (found.length > 0) return found; // the rest reads what is printed on them
  s.sites.forEach((site, i) => {
    siteFaults(c, site, `sites.${i}`, never);
  });
  mapFaults(c, s, never);
  turnFaults(c, s, never);
  return found;
}

function cardFaults(c: Components, s: EmpireState, never: Never): void {
  const [central] = s.sites;
  never(
    !central || central.plate !== CENTRAL || central.x !== 0 || central.y !== 0,
    'SE-SET-01',
    'sites.0',
    'the Central Factory is not in the middle',
  );
  const isNone = (plate: number) => !c.plates[plate] || plate === CENTRAL;
  const named = [...s.row, ...s.sites.slice(1).map(({ plate }) => plate), ...s.happened, ...s.inForce, ...s.coming];
  for (const plate of named.filter(isNone)) never(true, 'SE-CMP-01', 'row', `there is no building ${plate}`);
}

function siteFaults(c: Components, { plate, workers, stock }: Site, path: string, never: Never): void {
  const { id = '', max = [] } = c.plates[plate] ?? {};
  never(workers < 0 || workers > MOST_WORKERS, 'SE-CMP-06', `${path}.workers`, `${id}: ${workers} workers`);
  for (const kind of KINDS) {
    const units = stock[kind] as number;
    const most = max[kind] as number;
    const what = `${id}: ${units} ${nameOf(kind)}`;
    never(units < -1 || (units >= 0 && units > most), 'SE-CMP-07', `${path}.stock.${kind}`, `${what} of ${most}`);
    never(units >= 0 && most === 0, 'SE-CMP-05', `${path}.stock.${kind}`, `${id} has no track for ${nameOf(kind)}`);
    never(
      units < 0 && most > 0 && plate !== CENTRAL,
      'SE-BLD-07',
      `${path}.stock.${kind}`,
      `${id}: no marker on its track`,
    );
  }
}

/** SE-BLD-03, SE-BLD-04, SE-MGR-05: every card could be built where it lies, beside those that lay there before. */
function mapFaults(c: Components, s: EmpireState, never: Never): void {
  s.sites.forEach(({ plate, x, y }, i) => {
    const before = { ...s, sites: s.sites.slice(0, i) };
    const distances = before.sites.map((site) => Math.abs(site.x - x) + Math.abs(site.y - y));
    const id = c.plates[plate]?.id;
    never(distances.includes(0), 'SE-BLD-03', `sites.${i}`, `${id} lies on another card`);
    never(i > 0 && !distances.includes(1), 'SE-BLD-03', `sites.${i}`, `${id} touches no card that was built before it`);
    never(
      !fits(c, before, plate, x, y, 'action') && !fits(c, before, plate, x, y, 'manager'),
      'SE-BLD-04',
      `sites.${i}`,
      `${id}: its railways do not fit`,
    );
  });
}

/** Steps that lead on; what stands at the bottom of the agenda is one of them, or the game is over. */
export const LEADS_ON = ['turn', 'act', 'time'] as const;

function turnFaults(c: Components, s: EmpireState, never: Never): void {
  never(s.profit < 0, 'SE-UPK-05', 'profit', `profit ${s.profit}`);
  never(s.managers < 0 || s.managers > c.start.managers, 'SE-MGR-06', 'managers', `managers ${s.managers}`);
  never(s.die === 0 && s.turn > 0, 'SE-MKT-01', 'die', `the market die shows ${s.die}`);
  never(s.turn > c.turns, 'SE-TRN-02', 'turn', `turn ${s.turn} of ${c.turns}`);
  never(s.year !== 2 * s.turn && s.year !== 2 * (s.turn - 1), 'SE-TRN-03', 'year', `year ${s.year} in turn ${s.turn}`);
  never(s.last < s.taken, 'SE-ACT-02', 'taken', `${s.taken} actions up to the one with the number ${s.last}`);
  const { happened } = s;
  never(new Set(happened).size !== happened.length, 'SE-EVT-05', 'happened', 'an event has happened twice');
  for (const when of ['inForce', 'coming'] as const)
    never(
      !s[when].every((plate) => happened.includes(plate)),
      'SE-EVT-04',
      when,
      'an event is in force that did not happen',
    );
  const isEnd = s.turn === c.turns && s.year === 2 * c.turns;
  never(isOver(s) && !isEnd, 'SE-END-01', 'agenda', `over in turn ${s.turn}, year ${s.year}`);
}
