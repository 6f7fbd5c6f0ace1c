/**
 * The sizes at which the house changes its layout, once for style sheets and for programs. A style sheet asks the window by these names,
 * `@container page (narrow)`; plugins/named-sizes.ts writes the lengths in. All of them in rem, and asked of a container: they follow the
 * size of letters, chosen in the browser or here, exactly as they follow the window.
 */
export const NARROW = 56.25;
export const LOW = 35;
export const SMALL = 35;
export const TIGHT = 75;
const SNUG = 90;
const SHORT = 53.75;
const TALL = 62.5;

export const SIZES: Readonly<Record<string, string>> = {
  /** A phone held upright. */
  small: `(width < ${SMALL}rem)`,
  /** One part of a table at a time. Low windows, such as a phone held sideways, have no room for more either. */
  narrow: `((width < ${NARROW}rem) or (height < ${LOW}rem))`,
  /** No room for the side panel beside the board. */
  tight: `((width < ${TIGHT}rem) or (height < ${LOW}rem))`,
  /**
   * The fourth width: letters grow with the window only from here up, and between the third and it (the usual laptop) header, bar, board and side
   * panel give way together, which no part could find out from its own width.
   */
  snug: `((width < ${SNUG}rem) or (height < ${LOW}rem))`,
  low: `(height < ${LOW}rem)`,
  /** A phone held sideways: the bar stands beside the board. */
  aside: `((height < ${LOW}rem) and (width >= ${SMALL}rem))`,
  short: `(height < ${SHORT}rem)`,
  tall: `(height >= ${TALL}rem)`,
};
