import type { Section } from '@cromford/kernel';
import { popcount } from '../bits.ts';
import { commodityPrice } from '../company.ts';
import { appealOf, baseQuality, lastOccupiedRow, outputOf } from '../factory.ts';
import { GOODS, type Good } from '../goods.ts';
import { at } from '../list.ts';
import { CAPACITIES, GREY_KINDS, shipOf } from '../markers.ts';
import { demandFor, wageNow } from '../market.ts';
import { shareValue, worth } from '../money.ts';
import { EDGES } from '../move-table.ts';
import { type Company, greyOf, type Ruleset } from '../ruleset.ts';
import { crewsOf } from '../ships.ts';
import { FACTORY_TYPES, type Factory, type Player, type State } from '../state.ts';
import { roomFor } from '../storage.ts';
import { TILES } from '../tiles/names.ts';
import type { Phrases } from './phrases.ts';

/** The whole position as text: for terminals, screen readers and the text mode of the app. */
export function view(p: Phrases, rs: Ruleset, s: State, heading: string): Section[] {
  const { labels } = p;
  return [
    {
      heading,
      lines: [
        `${labels.startPlayer} ${labels.seats[s.start]}`,
        ...(s.lasting.length > 0
          ? [`${labels.lasting} ${s.lasting.map((name) => labels.event[name].label).join(', ')}`]
          : []),
      ],
    },
    market(p, rs, s),
    ...s.players.map((player, seat) => company(p, rs, player, seat)),
    offer(p, rs, s),
    ...(rs.company ? [eastIndiaCompany(p, rs.company, s)] : []),
  ];
}

function market({ labels }: Phrases, rs: Ruleset, s: State): Section {
  return {
    heading: labels.jobMarket,
    lines: [
      `${labels.onMarket} ${s.market}, ${labels.fired} ${s.fired}, ${labels.wage} ${labels.pounds(wageNow(rs, s))}`,
      GOODS.map(
        (good, i) =>
          `${labels.good[good]}: ${labels.demand} ${demandFor(rs, s, i)}, ${labels.importer} ${s.importers[i]}`,
      ).join(' · '),
    ],
  };
}

function company(p: Phrases, rs: Ruleset, player: Player, seat: number): Section {
  const { labels } = p;
  const free = rs.chart.filter((_, i) => at(player.chart, i) === '').map((cost) => labels.pounds(cost));
  const chart = [
    ...rs.chart.flatMap((cost, i) => {
      const marker = at(player.chart, i);
      return marker === '' ? [] : [`${labels.pounds(cost)} ${labels.marker(marker)}`];
    }),
    ...(free.length > 0 ? [`${labels.free} ${free.join(' ')}`] : []),
  ];
  const stored = GOODS.filter((_, i) => at(player.stored, i) > 0).map(
    (good) => `${labels.good[good]} ${at(player.stored, GOODS.indexOf(good))}`,
  );
  const contracts = GOODS.filter((_, i) => at(player.contracts, i) > 0).map(
    (good) => `${labels.good[good]} ${at(player.contracts, GOODS.indexOf(good))}`,
  );
  const lines = [
    `${labels.cash} ${labels.pounds(player.cash)}, ${labels.shares} ${player.shares} × ${labels.pounds(shareValue(rs, player))} = ${labels.pounds(worth(rs, player))} (${labels.shareSpace} ${player.space})`,
    ...(player.loans > 0 ? [`${labels.loans} ${player.loans}`] : []),
    `${labels.chart}: ${chart.join(', ')}`,
    ...list(
      labels.markers,
      player.markers.map((marker) => labels.marker(marker)),
    ),
    ...list(
      labels.tiles,
      player.tiles.map((tile) => tileText(p, player, tile)),
    ),
    ...list(labels.ships, [
      ...player.ships.map((capacity) => labels.marker(shipOf(capacity))),
      ...(crewsOf(rs, player) > 0 ? [`${labels.crew} ${crewsOf(rs, player)}`] : []),
    ]),
    ...list(labels.contracts, contracts),
    ...list(
      labels.warehouse,
      popcount(player.edges) > 0
        ? EDGES.filter((_, i) => player.edges & (1 << i)).map((edge) => labels.edge(edge))
        : [],
    ),
    ...list(labels.stored, stored),
    ...(player.joker ? [labels.patronJoker] : []),
  ];
  const factories = GOODS.flatMap((good, i) => {
    const f = at(player.factories, i);
    return f ? [factoryText(p, rs, player, f, good, i)] : [];
  });
  return { heading: labels.seats[seat] ?? String(seat), lines, parts: factories };
}

function list(heading: string, things: readonly string[]): string[] {
  return things.length > 0 ? [`${heading}: ${things.join(', ')}`] : [];
}

function tileText({ labels }: Phrases, player: Player, tile: Player['tiles'][number]): string {
  const place = tile === 'foreman' ? player.foreman : tile === 'workshop' ? player.workshop : -1;
  const good: Good | undefined = place >= 0 ? GOODS[place] : undefined;
  return good ? `${labels.tile[tile].label} (${labels.good[good]})` : labels.tile[tile].label;
}

function factoryText({ labels }: Phrases, rs: Ruleset, player: Player, f: Factory, good: Good, i: number): Section {
  const rows = [];
  for (let row = 0; row < Math.max(1, lastOccupiedRow(f)); row++)
    rows.push(
      `${at(f.workers, row)}${at(f.machines, row) > 0 ? `+${at(f.machines, row)}` : ''}/${at(at(rs.spaces, i), row)}`,
    );
  const room = roomFor(rs, player, i);
  return {
    heading: `${labels.good[good]} ${labels.level(f.level)}${f.type === 0 ? '' : ` (${labels.type[FACTORY_TYPES[f.type]]})`}: ${labels.pounds(f.price)}, ${labels.appeal} ${appealOf(rs, f, i)}, ${labels.output} ${outputOf(rs, f, i)}${room > 0 ? `, ${labels.room} ${room}` : ''}`,
    lines: [
      `${labels.quality} ${baseQuality(rs, f, i)}+${f.quality}, ${labels.distribution} +${f.distribution}, ${labels.rows} ${rows.join(' ')}`,
      ...(f.obsolete ? [`${labels.obsolete}, ${labels.additional} ${f.additional}`] : []),
      ...(f.marked ? [labels.marked] : []),
    ],
  };
}

function offer({ labels }: Phrases, rs: Ruleset, s: State): Section {
  const rows = rs.matRows.map(({ level, shade }, row) => {
    const markers = GREY_KINDS.flatMap((kind, k) => {
      const count = at(s.mat, row * GREY_KINDS.length + k);
      return count > 0 ? [`${labels.marker(greyOf(shade, kind))} ×${count}`] : [];
    });
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
  return { heading: labels.onOffer, lines: [...rows, ...list(labels.tiles, tiles)] };
}

/** Prices and influence on the company's board. */
function eastIndiaCompany({ labels }: Phrases, board: Company, s: State): Section {
  return {
    heading: labels.company,
    lines: GOODS.map((good, i) => {
      const markers = s.players.map(({ influence }, seat) => {
        const space = at(influence, i);
        return `${labels.seats[seat]} ${space} (×${at(board.multipliers, space)})`;
      });
      return `${labels.commodity[good]} ${labels.pounds(commodityPrice(board, s, i))}: ${markers.join(', ')}`;
    }),
  };
}
