import { at, joined, type Section, type Sentence, say } from '@cromford/kernel';
import { appealOf, baseQuality, outputOf } from '../factory.ts';
import { restingRow } from '../forecast.ts';
import { GOODS, type Good, ROWS } from '../goods.ts';
import { CAPACITIES, GREY_KINDS, shipOf } from '../markers.ts';
import { demandFor, wageNow } from '../market.ts';
import { companySections, isOnCommodities } from '../modules/east-india-company/words.ts';
import { shareValue, worth } from '../money.ts';
import { EDGES } from '../move-table.ts';
import { greyOf, type Ruleset } from '../ruleset.ts';
import { crewsOf } from '../ships.ts';
import { FACTORY_TYPES, type Factory, type Player, type State } from '../state.ts';
import { openingCost } from '../steps/turn/chart.ts';
import { roomFor } from '../storage.ts';
import { TILES, type Tile } from '../tiles/names.ts';
import type { Phrases } from './phrases.ts';

/** The whole position as text: for terminals, screen readers and the text mode of the app. */
export function view(p: Phrases, rs: Ruleset, s: State, heading: Sentence): Section[] {
  const eic = companySections(p, rs, s);
  return [
    { heading, lines: [inLine(times(p, s)), ...candidates(p, s)] },
    market(p, rs, s),
    // What is asked about stands before the companies: a small screen drops what comes after them.
    ...(isOnCommodities(s) ? eic : []),
    ...s.players.map((player, seat) => company(p, rs, s, player, seat)),
    ...explained(p, s),
    offer(p, rs, s),
    ...(isOnCommodities(s) ? [] : eic),
  ];
}

/** Things of one line. */
function inLine(things: readonly Sentence[]): Sentence {
  return joined(things, ' · ');
}

function named(heading: string, things: readonly string[]): string[] {
  return things.length > 0 ? [`${heading}: ${things.join(', ')}`] : [];
}

function times({ labels }: Phrases, s: State): Sentence[] {
  const lasting = s.lasting.map((name) => labels.event[name].label);
  return [
    say`${labels.startPlayer} ${labels.who(s.start)}`,
    `${labels.rows}: ${labels.inRows}`,
    ...(lasting.length > 0 ? [`${labels.lasting} ${lasting.join(', ')}`] : []),
  ];
}

/** AE-SET-04: those among which the events of the game are, without those that have come; when all have, the one that was left out never does. */
function stillToCome(s: State): State['candidates'] {
  if (s.shownEvents >= s.events.length) return [];
  const come = [...s.events.slice(0, s.shownEvents), ...(s.shownReserve ? [s.reserve] : [])];
  return s.candidates.filter((name) => !come.includes(name));
}

function candidates({ labels }: Phrases, s: State): string[] {
  const left = stillToCome(s);
  return left.length > 0 ? [`${labels.candidates} ${left.map((name) => labels.event[name].label).join(', ')}`] : [];
}

/** What somebody has or may meet: nobody can take it up and read it. Of a tile on display it is said with the choice. */
function explained({ labels }: Phrases, s: State): Section[] {
  const owned = TILES.filter((tile) => s.players.some(({ tiles }) => tiles.includes(tile)));
  const lines = [
    ...[...s.lasting, ...stillToCome(s)].map((name) => labels.event[name]),
    ...owned.map((tile) => labels.tile[tile]),
  ].map(({ label, about }) => `${label}: ${about}`);
  return lines.length > 0 ? [{ heading: labels.whatTheyDo, lines }] : [];
}

function market({ labels }: Phrases, rs: Ruleset, s: State): Section {
  return {
    heading: labels.labourMarket,
    lines: [
      `${labels.onMarket} ${s.market}, ${labels.fired} ${s.fired}, ${labels.wage} ${labels.pounds(wageNow(rs, s))}`,
      inLine(
        GOODS.map(
          (good, i) =>
            `${labels.good[good]}: ${labels.demand} ${demandFor(rs, s, i)}, ${labels.importer} ${s.importers[i]}`,
        ),
      ),
    ],
  };
}

function company(p: Phrases, rs: Ruleset, s: State, player: Player, seat: number): Section {
  const { labels } = p;
  const byGood = (numbers: readonly number[]) =>
    GOODS.flatMap((good, i) => (at(numbers, i) > 0 ? [`${labels.good[good]} ${at(numbers, i)}`] : []));
  const first = inLine([
    `${labels.cash} ${labels.pounds(player.cash)}`,
    `${labels.shares} ${player.shares} × ${labels.pounds(shareValue(rs, player))} = ${labels.pounds(worth(rs, player))} (${labels.shareSpace} ${player.space})`,
    ...(player.loans > 0 ? [`${labels.loans} ${player.loans}`] : []),
  ]);
  const lines = [
    chart(p, rs, s, player),
    inLine([
      ...named(
        labels.markers,
        player.markers.map((marker) => labels.marker(marker)),
      ),
      ...ships(p, rs, player),
      ...named(labels.contracts, [
        ...byGood(player.contracts),
        ...(player.limit > 0 ? [`${labels.limit} ${player.limit}`] : []),
      ]),
      ...named(
        labels.warehouse,
        EDGES.filter((_, i) => player.edges & (1 << i)).map((edge) => labels.edge(edge)),
      ),
      ...named(labels.stored, byGood(player.stored)),
      ...room(p, rs, player, byGood),
    ]),
    inLine([
      ...named(
        labels.tiles,
        player.tiles.map((tile) => tileText(p, rs, player, tile)),
      ),
      ...(player.joker ? [labels.patronJoker] : []),
    ]),
  ];
  const factories = GOODS.flatMap((good, i) => {
    const f = at(player.factories, i);
    return f ? [factoryText(p, rs, f, good, i, restingRow(s, seat, good))] : [];
  });
  return {
    heading: labels.who(seat),
    // A low screen has room for a few lines: what lies on the chart is told by the choices, too.
    lines: [first, ...factories, ...lines.filter((line) => line !== '')],
    parts: [],
  };
}

/** Free places of the warehouses; the same for all goods where only the small one is open. */
function room(
  { labels }: Phrases,
  rs: Ruleset,
  player: Player,
  byGood: (numbers: readonly number[]) => string[],
): string[] {
  const places = GOODS.map((_, good) => roomFor(rs, player, good));
  const [first = 0] = places;
  if (places.every((free) => free === first)) return first > 0 ? [`${labels.room}: ${first}`] : [];
  return named(labels.room, byGood(places));
}

/** What lies on the chart, what is free, and what an event has closed. */
function chart({ labels }: Phrases, rs: Ruleset, s: State, player: Player): string {
  const lying: string[] = [];
  const free: string[] = [];
  const closed: string[] = [];
  rs.chart.forEach((cost, space) => {
    const marker = at(player.chart, space);
    const opening = openingCost(rs, s, player, space);
    const pounds = labels.pounds(cost);
    if (marker !== '') lying.push(`${pounds} ${labels.marker(marker)}`);
    else if (opening === undefined) closed.push(pounds);
    else free.push(opening > 0 ? `${pounds} (${labels.toOpen(opening)})` : pounds);
  });
  return `${labels.chart}: ${[
    ...lying,
    ...(free.length > 0 ? [`${labels.free} ${free.join(' ')}`] : []),
    ...(closed.length > 0 ? [`${labels.closed} ${closed.join(' ')}`] : []),
  ].join(', ')}`;
}

/** Of two ships alike the first one rests (AE-SM-19). */
function ships({ labels }: Phrases, rs: Ruleset, player: Player): string[] {
  const resting = [...player.resting];
  const all = player.ships.map((capacity) => {
    const place = resting.indexOf(capacity);
    if (place >= 0) resting.splice(place, 1);
    return `${labels.marker(shipOf(capacity))}${place >= 0 ? ` (${labels.resting})` : ''}`;
  });
  const crew = crewsOf(rs, player);
  return named(labels.ships, [...all, ...(crew > 0 ? [`${labels.crew} ${crew}`] : [])]);
}

/** A tile, where it works, and how often it has been used. */
function tileText({ labels }: Phrases, rs: Ruleset, player: Player, tile: Tile): string {
  const { assigned, uses, claimsTies, shutsRow } = rs.tiles[tile];
  const place = assigned ? GOODS[player[assigned]] : undefined;
  const used = uses ? player[uses] : claimsTies ? player.attacheUses : shutsRow === 'once' ? player.shutdowns : 0;
  const about = [...(place ? [labels.good[place]] : []), ...(used > 0 ? [labels.used(used)] : [])];
  return `${labels.tile[tile].label}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
}

/** `Food III: £8, appeal 5 (12+0+1−8), output 2, rows 2/2 1+1/2`: appeal is quality, its marker and distribution, less the price. */
function factoryText({ labels }: Phrases, rs: Ruleset, f: Factory, good: Good, i: number, shut: number): string {
  const rows = [];
  for (let row = 0; row < Math.max(1, lastOccupiedRow(f)); row++)
    rows.push(
      `${at(f.workers, row)}${at(f.machines, row) > 0 ? `+${at(f.machines, row)}` : ''}/${at(at(rs.spaces, i), row)}`,
    );
  const type = f.type === 0 ? '' : ` (${labels.type[FACTORY_TYPES[f.type]]})`;
  const sum = `${baseQuality(rs, f, i)}+${f.quality}+${f.distribution}−${f.price}`;
  return [
    `${labels.good[good]} ${labels.level(f.level)}${type}: ${labels.pounds(f.price)}`,
    `${labels.appeal} ${appealOf(rs, f, i)} (${sum})`,
    `${labels.output} ${outputOf(rs, f, i, ROWS, shut)}`,
    `${labels.rows} ${rows.join(' ')}`,
    ...(shut > 0 ? [labels.rests(shut)] : []),
    ...(f.obsolete ? [`${labels.obsolete}: ${labels.additional} ${f.additional}`] : []),
    ...(f.marked ? [labels.marked] : []),
  ].join(', ');
}

function offer({ labels }: Phrases, rs: Ruleset, s: State): Section {
  // Two rows may open together, of either shade: for whoever reads they are one, and so are their ships.
  const levels = [...new Set(rs.matRows.map(({ level }) => level))];
  const rows = levels.map((level) => {
    const markers = rs.matRows.flatMap((open, row) =>
      GREY_KINDS.flatMap((kind, k) => {
        const count = open.level === level ? at(s.mat, row * GREY_KINDS.length + k) : 0;
        return count > 0 ? [`${labels.marker(greyOf(open.shade, kind))} ×${count}`] : [];
      }),
    );
    const ships = CAPACITIES.flatMap((capacity, place) =>
      rs.mostShips > 0 && at(s.ships, place) > 0 && at(rs.shipLevel, place) === level
        ? [`${labels.marker(shipOf(capacity))} ×${at(s.ships, place)}`]
        : [],
    );
    const all = [...markers, ...ships];
    return `${labels.row} ${labels.level(level)}: ${all.length > 0 ? all.join(', ') : labels.none}`;
  });
  const tiles = TILES.flatMap((tile, i) =>
    at(s.tiles, i) > 0 ? [`${labels.tile[tile].label} ×${at(s.tiles, i)}`] : [],
  );
  return { heading: labels.onOffer, lines: [...rows, ...named(labels.tiles, tiles)] };
}

/** The highest row that holds a worker or a machine, from 1; 0 when all are empty. */
function lastOccupiedRow(f: Factory): number {
  for (let row = ROWS - 1; row >= 0; row--) if (at(f.workers, row) + at(f.machines, row) > 0) return row + 1;
  return 0;
}
