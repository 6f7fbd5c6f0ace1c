/** One line of a chart, with what marks it besides a colour. */
export interface ChartLine {
  readonly name: string;
  /** One figure for each column. */
  readonly values: readonly number[];
  readonly dash: string;
  /** A seat's colour and shape; ink and a piece of the line itself where there are none. */
  readonly colour?: string;
  readonly shape?: string;
  /** The one that is won by. */
  readonly isMain?: boolean;
}

/** A column of figures: where it lies along the axis, and what it is called in the table. */
export interface ChartColumn {
  readonly at: number;
  readonly name: string;
}

/** What stands below the axis, and where. */
export interface AxisLabel {
  readonly at: number;
  readonly label: string;
}

/** As many labels as fit side by side: all, or every second, third … back from the last. */
export function thinned(axis: readonly AxisLabel[], fits: (one: AxisLabel, next: AxisLabel) => boolean): AxisLabel[] {
  const labelled = axis.filter(({ label }) => label !== '');
  for (let stride = 1; ; stride++) {
    const kept = labelled.filter((_, i) => (labelled.length - 1 - i) % stride === 0);
    if (kept.every((one, i) => i === 0 || fits(kept[i - 1] as AxisLabel, one))) return kept;
  }
}

/** Round figures for some four lines across the chart. */
export function gridLines(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const lines: number[] = [];
  // `|| 0`: minus nothing is nothing.
  for (let tick = Math.ceil(low / unit) * unit || 0; tick <= high; tick += unit) lines.push(tick);
  return lines;
}

/** Heights moved apart by at least `gap`, in their order, between `top` and `bottom`. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  let floor = top;
  for (const one of order) {
    one.at = Math.max(one.at, floor);
    floor = one.at + gap;
  }
  let ceiling = bottom;
  for (const one of order.reverse()) {
    one.at = Math.min(one.at, ceiling);
    ceiling = one.at - gap;
  }
  const placed: number[] = [];
  for (const { at, index } of order) placed[index] = at;
  return placed;
}
