import type { Seat } from '@cromford/kernel';

/** How a seat is marked: a colour, a shape and the engraver's hatching for that colour, so that a grey print can still be read. */
export interface SeatStyle {
  readonly name: 'blue' | 'red' | 'green' | 'gold' | 'importer';
  /** A CSS colour. */
  readonly colour: string;
  /** The outline of its shape on a grid of 24. */
  readonly shape: string;
  /** Lines of the hatching on a tile of 5 × 5; see SeatHatching.svelte. */
  readonly hatching: string;
  /** The fill that paints the colour with its hatching, once SeatHatching.svelte is on the page. */
  readonly pattern: string;
  /** How its lines are dashed in charts. */
  readonly dash: string;
}

const style = (name: SeatStyle['name'], dash: string, shape: string, hatching: string): SeatStyle => ({
  name,
  colour: name === 'importer' ? 'var(--importer)' : `var(--seat-${name})`,
  shape,
  hatching,
  pattern: `url(#hatching-${name})`,
  dash,
});

const styles = [
  style('blue', '', 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z', 'M0 1.5h5'),
  style('red', '9 4', 'M4.5 3.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1z', 'M1.5 0v5'),
  style('green', '3 4', 'M12 2.2L22.6 21H1.4z', 'M-1 1L4 6M2-1L6 3'),
  style('gold', '12 4 3 4', 'M12 .8L23.2 12 12 23.2.8 12z', 'M1 1.5h1M3.5 4h1'),
] as const;

/** Not a player: the importer of the board game, the neutral colour and the opponents of the card game. */
const importerStyle = style('importer', '2 2', 'M4 2h2.5v2.5h14L17 9.5l3.5 5h-14V22H4z', 'M0 1.5h5M1.5 0v5');

export const seatStyles: readonly SeatStyle[] = [...styles, importerStyle];

/** `null` is the importer. */
export function seatStyle(seat: Seat | null): SeatStyle {
  return seat === null ? importerStyle : (styles[seat % styles.length] ?? importerStyle);
}
