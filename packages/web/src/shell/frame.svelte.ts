import { LOW, NARROW, SMALL, TIGHT } from './sizes.ts';

/** Pixels of a rem in a window and at a size of letters that change nothing: the unit in which drawings are made. */
const USUAL = 16;

/** How large the window is, measured in letters. Style sheets ask the same by name: sizes.ts. */
class Frame {
  private px = $state(USUAL);
  private wide = $state(0);
  private high = $state(0);

  constructor() {
    this.measure();
    addEventListener('resize', () => this.measure());
  }

  /** After the letters have changed their size without the window doing so. */
  measure(): void {
    this.px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL;
    this.wide = innerWidth;
    this.high = innerHeight;
  }

  /** In rem. */
  get width(): number {
    return this.wide / this.px;
  }
  get height(): number {
    return this.high / this.px;
  }
  /** Pixels of the screen for one of a drawing: what is measured on the page is divided by it. */
  get scale(): number {
    return this.px / USUAL;
  }
  get isLow(): boolean {
    return this.height < LOW;
  }
  /** The bar stands beside the board, with all the height there is. */
  get isAside(): boolean {
    return this.isLow && this.width >= SMALL;
  }
  /** No room for the side panel: what it holds stands elsewhere or is opened. */
  get isTight(): boolean {
    return this.width < TIGHT || this.isLow;
  }
  /** One part of a table at a time, the bar below or beside it. */
  get isNarrow(): boolean {
    return this.width < NARROW || this.isLow;
  }
}

export const frame = new Frame();
