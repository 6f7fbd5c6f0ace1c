import { emptySpaces, GOODS, type Ruleset, type State } from '@cromford/arkwright';

/** One space of the labour market as it lies there, and as the lit choice would leave it. */
export interface MarketSpace {
  /** The demand printed on it; 0 where there is none. */
  readonly printed: number;
  readonly is: 'worker' | 'empty' | 'gap';
  readonly willBe: 'worker' | 'empty' | 'gap';
  /** Its number is the demand for its good. */
  readonly isDemand: boolean;
  /** It is not, but will be after the lit choice. */
  readonly becomesDemand: boolean;
}

/** Rows of four spaces, one for each good, and the wage beside each. */
export interface MarketRow {
  readonly wage: number;
  readonly spaces: readonly MarketSpace[];
}

export function marketRows(rs: Ruleset, s: State, after: State | undefined): MarketRow[] {
  const now = lying(rs, s);
  const then = after ? lying(rs, after) : now;
  const columns = GOODS.length;
  return Array.from({ length: rs.marketSpaces / columns }, (_, row) => ({
    // The wage counts once the first space of a row is empty.
    wage: rs.wage[row * columns + 1] ?? 0,
    spaces: GOODS.map((_, good) => {
      const place = row * columns + good;
      const column = rs.demand[good] ?? [];
      const count = column[place + 1] ?? 0;
      const printed = count > (column[place] ?? 0) ? count : 0;
      const isDemand = printed > 0 && printed === column[now.empty];
      return {
        printed,
        is: now.at(place),
        willBe: then.at(place),
        isDemand,
        becomesDemand: !isDemand && printed > 0 && printed === column[then.empty],
      };
    }),
  }));
}

function lying(rs: Ruleset, s: State) {
  const empty = emptySpaces(rs, s);
  return {
    empty,
    at: (place: number): MarketSpace['is'] => (place < empty ? 'empty' : place < empty + s.market ? 'worker' : 'gap'),
  };
}

/** Runs of rows with the same wage. */
export function wageBands(rows: readonly MarketRow[]): { readonly wage: number; readonly rows: number }[] {
  const bands: { wage: number; rows: number }[] = [];
  for (const { wage } of rows) {
    const last = bands.at(-1);
    if (last?.wage === wage) last.rows++;
    else bands.push({ wage, rows: 1 });
  }
  return bands;
}

/** The part of the market that fits: the rows around the first worker, where demand and wage are read. */
export function windowOf(rows: readonly MarketRow[], fits: number): readonly MarketRow[] {
  if (rows.length <= fits) return rows;
  const edge = rows.findIndex(({ spaces }) => spaces.some(({ is }) => is !== 'empty'));
  const last = edge < 0 ? rows.length : edge;
  // Hiring uncovers rows below the edge, and fewer come back: so most of what is shown lies above it.
  const from = Math.min(Math.max(0, last - Math.round(fits * 0.65)), rows.length - fits);
  return rows.slice(from, from + fits);
}

/** Workers on rows of the market for which there is no room. */
export function unseenWorkers(all: readonly MarketRow[], shown: readonly MarketRow[]): number {
  const hidden = all.filter((row) => !shown.includes(row));
  return hidden.reduce((sum, { spaces }) => sum + spaces.filter(({ is }) => is === 'worker').length, 0);
}
