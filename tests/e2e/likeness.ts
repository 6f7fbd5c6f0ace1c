/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Page } from 'playwright-core';

/** A picture in so many squares of grey: it keeps where panels, boards and dark things lie, and forgets the shapes of letters. */
const COLUMNS = 48;
const ROWS = 36;
/** Squares differ that are lighter or darker by more than this, of 255. Between a panel and the desk behind it there are 20. */
const APART = 9;

export interface Likeness {
  /** The squares, row by row, as base64. */
  readonly greys: string;
}

let easel: Promise<Page> | undefined;

/** A page of nobody's: ours do not let pictures in from elsewhere. */
async function easelOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  if (!easel || (await easel).isClosed()) easel = browser.newContext().then((context) => context.newPage());
  return easel;
}

export async function likenessOf(page: Page): Promise<Likeness> {
  const picture = await page.screenshot({ scale: 'css', animations: 'disabled', caret: 'hide' });
  const greys = await (await easelOf(page)).evaluate(
    async ([data, columns, rows]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d', { willReadFrequently: true });
      if (!brush) throw new Error('nothing to draw on');
      brush.drawImage(image, 0, 0);
      const squares: number[] = [];
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const [x, y] = [Math.floor((column * image.width) / columns), Math.floor((row * image.height) / rows)];
          const [w, h] = [Math.floor(image.width / columns), Math.floor(image.height / rows)];
          const pixels = brush.getImageData(x, y, w, h).data;
          let sum = 0;
          for (let i = 0; i < pixels.length; i += 4)
            sum += (pixels[i] ?? 0) * 0.3 + (pixels[i + 1] ?? 0) * 0.59 + (pixels[i + 2] ?? 0) * 0.11;
          squares.push(Math.round((sum * 4) / pixels.length));
        }
      return squares;
    },
    [picture.toString('base64'), COLUMNS, ROWS] as const,
  );
  return { greys: Buffer.from(greys).toString('base64') };
}

/** Which part of the squares differ, from 0 to 1. */
export function difference(a: Likeness, b: Likeness): number {
  const [one, other] = [Buffer.from(a.greys, 'base64'), Buffer.from(b.greys, 'base64')];
  if (one.length !== other.length) return 1;
  const apart = one.filter((grey, i) => Math.abs(grey - (other[i] ?? 0)) > APART);
  return apart.length / one.length;
}
