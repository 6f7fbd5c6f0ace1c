import { BUILDINGS, CENTRAL, type Components, MOST_WORKERS } from './components.ts';
import { KINDS } from './resources.ts';
import type { EmpireState } from './state.ts';

/** What can never be true of a position, whatever was played. */
export function faults(c: Components, s: EmpireState): string[] {
  const found: string[] = [];
  const never = (wrong: boolean, what: string) => {
    if (wrong) found.push(what);
  };
  const [central] = s.sites;
  never(
    !central || central.plate !== CENTRAL || central.x !== 0 || central.y !== 0,
    'the Central Factory is not in its place',
  );
  never(!central, 'no card in play');
  const markers = s.sites.reduce((sum, site) => sum + site.stock.filter((units) => units >= 0).length, s.spare);
  never(markers !== c.spare + KINDS.length, `${markers} markers`);
  for (const site of s.sites) {
    const plate = c.plates[site.plate];
    never(!plate, `no plate ${site.plate}`);
    never(site.workers < 0 || site.workers > MOST_WORKERS, `${plate?.id} has ${site.workers} workers`);
    for (const kind of KINDS) {
      const units = site.stock[kind] as number;
      never(units < -1 || units > (plate?.max[kind] ?? 0), `${plate?.id} holds ${units} of kind ${kind}`);
      never(units >= 0 && plate?.max[kind] === 0, `${plate?.id} has a track of kind ${kind}`);
      never(units < 0 && site.plate !== CENTRAL && (plate?.max[kind] ?? 0) > 0, `${plate?.id} lost its marker`);
    }
  }
  const cards = [...s.row, ...s.sites.slice(1).map((site) => site.plate)].map((plate) => Math.floor((plate - 1) / 2));
  never(cards.length !== BUILDINGS || new Set(cards).size !== BUILDINGS, `cards ${cards.join(' ')}`);
  never(
    [...s.row, ...s.happened, ...s.inForce, ...s.coming].some((plate) => !c.plates[plate] || plate === CENTRAL),
    'an unknown card',
  );
  const places = new Set(s.sites.map(({ x, y }) => `${x} ${y}`));
  never(places.size !== s.sites.length, 'two cards in one place');
  for (const site of s.sites.slice(1)) {
    const touching = s.sites.some((other) => Math.abs(other.x - site.x) + Math.abs(other.y - site.y) === 1);
    never(!touching, `card ${site.plate} touches nothing`);
  }
  never(s.profit < 0, `profit ${s.profit}`);
  never(s.managers < 0 || s.managers > c.start.managers, `managers ${s.managers}`);
  never(s.die < 0 || s.die > 6, `die ${s.die}`);
  never(s.turn < 0 || s.turn > c.turns, `turn ${s.turn}`);
  never(s.year !== 2 * s.turn && s.year !== 2 * (s.turn - 1), `year ${s.year} in turn ${s.turn}`);
  never(s.taken < 0 || s.taken > 4 || s.last < s.taken || s.last > 4, `${s.taken} actions, last ${s.last}`);
  return found;
}
