import { next, seeded } from './chance.ts';

/** One path of the drawing: its stroke width, or a fill. */
export interface Stroke {
  readonly d: string;
  readonly width?: number;
  readonly fill?: 'brick' | 'window' | 'ink' | 'sheet';
  readonly pale?: true;
}

const GROUND = 268;
const WIDTH = 960;
const WATER = 352;

/** The mill on the home page, drawn by rule: the same seed draws the same mill. Grid 960 × 360, ground at 268. */
export function drawMill(seed: number): Stroke[] {
  const chance = seeded(seed);
  const between = (from: number, to: number) => from + (to - from) * next(chance);
  const strokes: Stroke[] = [];
  const draw = (d: string, width: number, pale?: true) => strokes.push({ d, width, ...(pale && { pale }) });
  const fill = (d: string, colour: NonNullable<Stroke['fill']>) => strokes.push({ d, fill: colour });

  sky();
  hill(20, 420, 232, 34);
  hill(640, WIDTH, 205, 46);
  for (const x of [232, 262, 296, 322]) tree(x, between(26, 38));
  for (const x of [905, 938]) tree(x, between(22, 30));
  annex(352, 436, 186);
  mill(436, 772, 100);
  aqueduct(772, WIDTH);
  wheel(838, 250, 50);
  bank();
  river();
  boat(560, 322);
  return strokes;

  function sky(): void {
    for (let y = 14; y < 150; y += 11) {
      for (let x = between(200, 420); x < WIDTH; x += between(60, 160)) {
        const length = between(40, 150);
        if (next(chance) < 0.62) draw(`M${r(x)} ${r(y + between(-2, 2))}h${r(length)}`, 0.6, true);
        x += length;
      }
    }
  }

  function hill(from: number, to: number, top: number, rise: number): void {
    const y = (x: number) => top - rise * Math.sin((Math.PI * (x - from)) / (to - from)) * 0.9;
    let line = `M${from} ${r(y(from))}`;
    for (let x = from + 20; x <= to; x += 20) line += `L${x} ${r(y(x) + between(-1.2, 1.2))}`;
    draw(line, 0.9, true);
    for (let x = from + 8; x < to; x += between(5, 10)) {
      const length = between(7, 26);
      draw(`M${r(x)} ${r(y(x) + between(3, 8))}l${r(-length * 0.28)} ${r(length)}`, 0.6, true);
    }
  }

  function tree(x: number, size: number): void {
    const top = GROUND - size * 1.55;
    draw(`M${r(x - 1.5)} ${GROUND}V${r(top + size * 0.9)}M${r(x + 1.5)} ${GROUND}V${r(top + size * 0.9)}`, 0.9);
    const crowns = [
      [0, 0, 0.5],
      [-0.42, 0.3, 0.42],
      [0.42, 0.28, 0.42],
      [0, 0.46, 0.46],
    ] as const;
    for (const [dx, dy, radius] of crowns) {
      const cx = x + dx * size;
      const cy = top + dy * size + size * 0.2;
      fill(circle(cx, cy, radius * size), 'sheet');
      draw(bumpy(cx, cy, radius * size), 0.9);
    }
    for (let i = 0; i < 9; i++) {
      const cx = x + between(0.05, 0.6) * size;
      const cy = top + between(0.25, 0.85) * size;
      draw(`M${r(cx)} ${r(cy)}l${r(between(4, 8))} ${r(between(-5, -3))}`, 0.6);
    }
  }

  function bumpy(cx: number, cy: number, radius: number): string {
    const bumps = 9;
    let d = '';
    for (let i = 0; i <= bumps; i++) {
      const angle = (i / bumps) * Math.PI * 2;
      const x = r(cx + Math.cos(angle) * radius);
      const y = r(cy + Math.sin(angle) * radius);
      d += i === 0 ? `M${x} ${y}` : `A${r(radius * 0.42)} ${r(radius * 0.42)} 0 0 1 ${x} ${y}`;
    }
    return d;
  }

  function annex(left: number, right: number, top: number): void {
    const middle = (left + right) / 2;
    fill(`M${left} ${top}L${middle} ${top - 40}L${right} ${top}V${GROUND}H${left}z`, 'brick');
    draw(`M${left} ${GROUND}V${top}M${left - 7} ${top + 7}L${middle} ${top - 44}L${right + 2} ${top + 4}`, 1.5);
    for (let i = 0; i < 15; i++) brick(left + 4, right - 14, top + 4, GROUND - 6);
    window(middle, top - 12, 7, 'round');
    for (const x of [left + 20, middle, right - 20]) for (const y of [top + 14, top + 48]) window(x, y, 12);
  }

  function mill(left: number, right: number, top: number): void {
    fill(`M${left} ${top}H${right}V${GROUND}H${left}z`, 'brick');
    for (let i = 0; i < 120; i++) brick(left + 4, right - 16, top + 4, GROUND - 4);
    for (let y = top + 3; y < GROUND; y += 3.4)
      draw(`M${r(right - between(40, 56))} ${r(y + 3)}L${right} ${r(y - 3)}`, 0.6);
    draw(`M${left} ${top}V${GROUND}M${right} ${top}V${GROUND}`, 1.5);
    for (const y of [top + 34, top + 67, top + 100, top + 133]) draw(`M${left} ${y}H${right}`, 0.7);
    for (let floor = 0; floor < 5; floor++)
      for (let column = 0; column < 12; column++) {
        const isDoor = floor === 4 && column === 5;
        const x = left + 20 + column * 27;
        if (isDoor) fill(`M${x + 3} ${GROUND}v-24a10.5 10.5 0 0 1 21 0v24z`, 'ink');
        else if (!(floor === 4 && column === 6)) window(x, top + 6 + floor * 33.4, 14);
      }
    roof(left, right, top);
    cupola((left + right) / 2, top - 34);
  }

  function roof(left: number, right: number, top: number): void {
    const eaves = `M${left - 9} ${top}L${left + 22} ${top - 34}H${right - 22}L${right + 9} ${top}z`;
    fill(eaves, 'brick');
    for (let x = left + 2; x < right; x += 5.5) {
      const lean = ((x - left) / (right - left) - 0.5) * -22;
      draw(`M${r(x)} ${top - 2}L${r(x + lean + between(-1, 1))} ${top - 32}`, 0.6);
    }
    draw(eaves, 1.5);
  }

  function cupola(x: number, base: number): void {
    fill(`M${x - 17} ${base}v-22h34v22zM${x - 19} ${base - 22}a19 17 0 0 1 38 0z`, 'sheet');
    draw(`M${x - 17} ${base}v-22h34v22M${x - 19} ${base - 22}h38M${x - 19} ${base - 22}a19 17 0 0 1 38 0`, 1.4);
    draw(`M${x - 7} ${base}v-12a7 7 0 0 1 14 0v12M${x} ${base - 39}v-18M${x} ${base - 57}l14 5-14 5`, 1.2);
    draw(`M${x - 3} ${base - 5}c0-7 6-7 6 0zM${x + 9} ${base - 25}l5-9M${x + 13} ${base - 25}l3-6`, 0.8);
  }

  function aqueduct(left: number, right: number): void {
    draw(`M${left} 196H${right}M${left} 204H${right}`, 1.3);
    for (let x = left + 6; x < right; x += between(6, 12))
      draw(`M${r(x)} 198h${r(between(3, 8))}M${r(x + 3)} 201h4`, 0.6);
    for (const x of [left + 18, left + 128]) draw(`M${x} 204V${GROUND}M${x + 8} 204V${GROUND}`, 1.1);
    draw(`M${left + 62} 204c2 10 2 18 0 26M${left + 68} 204c3 10 3 18 2 30M${left + 74} 204c4 10 4 20 4 32`, 0.7);
  }

  function wheel(cx: number, cy: number, radius: number): void {
    fill(circle(cx, cy, radius), 'sheet');
    draw(circle(cx, cy, radius) + circle(cx, cy, radius - 8), 1.5);
    draw(circle(cx, cy, 9), 1.2);
    draw(circle(cx, cy, 3), 2.2);
    const paddles = 20;
    for (let i = 0; i < paddles; i++) {
      const angle = (i / paddles) * Math.PI * 2;
      const at = (d: number, turn = 0) => `${r(cx + Math.cos(angle + turn) * d)} ${r(cy + Math.sin(angle + turn) * d)}`;
      draw(`M${at(radius - 8)}L${at(radius + 7, 0.1)}`, 1.6);
      if (i % 2 === 0) draw(`M${at(9)}L${at(radius - 8)}`, 1.3);
    }
    for (let i = 0; i < 16; i++) {
      const angle = between(0.05, 0.9);
      draw(`M${r(cx + Math.cos(angle) * (radius - 7))} ${r(cy + Math.sin(angle) * (radius - 7))}l4 4`, 0.6);
    }
  }

  function bank(): void {
    fill(`M150 ${GROUND}H${WIDTH}V${WATER + 8}H150z`, 'sheet');
    draw(`M150 ${GROUND}H${WIDTH}M150 ${GROUND + 3}H${WIDTH}`, 1.2);
    for (let x = 160; x < WIDTH; x += between(5, 16))
      draw(`M${r(x)} ${GROUND + 4}l${r(between(-4, -2))} ${r(between(4, 9))}`, 0.7);
  }

  function river(): void {
    for (let y = GROUND + 18, row = 0; y < WATER; y += 6 + row * 0.9, row++) {
      const width = 0.5 + row * 0.11;
      for (let x = between(-20, 60) + Math.max(0, 150 - row * 20); x < WIDTH; ) {
        const length = between(26, 60) + row * 5;
        const lift = 1.4 + row * 0.25;
        if (next(chance) < 0.74)
          draw(
            `M${r(x)} ${r(y)}q${r(length / 4)} ${r(-lift)} ${r(length / 2)} 0t${r(length / 2)} 0`,
            r(width),
            row < 3 ? true : undefined,
          );
        x += length + between(6, 42);
      }
    }
  }

  function boat(x: number, y: number): void {
    fill(`M${x - 62} ${y - 12}h124l-10 18h-104z`, 'sheet');
    draw(`M${x - 62} ${y - 12}h124l-10 18h-104zM${x - 58} ${y - 6}h116`, 1.4);
    fill(`M${x - 44} ${y - 12}v-12h24v12zM${x - 20} ${y - 12}v-18h26v18z`, 'brick');
    draw(
      `M${x - 44} ${y - 12}v-12h24v12M${x - 20} ${y - 12}v-18h26v18M${x - 20} ${y - 21}h26M${x - 32} ${y - 24}v12`,
      1.1,
    );
    draw(`M${x + 24} ${y - 12}v-40M${x + 24} ${y - 52}c16 4 24 18 24 34h-24`, 1.3);
    draw(`M${x + 34} ${y - 22}l8-12M${x + 40} ${y - 22}l5-8`, 0.6);
    draw(`M${x - 40} ${y + 12}h70M${x - 20} ${y + 17}h64`, 0.8);
  }

  function window(x: number, y: number, width: number, shape: 'square' | 'round' = 'square'): void {
    if (shape === 'round') {
      fill(circle(x, y, width), 'window');
      draw(`${circle(x, y, width)}M${x - width} ${y}h${width * 2}M${x} ${y - width}v${width * 2}`, 0.9);
      return;
    }
    const left = r(x - width / 2);
    const height = r(width * 1.38);
    fill(`M${left} ${r(y)}h${width}v${height}h${-width}z`, 'window');
    draw(`M${left} ${r(y)}h${width}v${height}h${-width}z`, 1.1);
    draw(
      `M${r(x)} ${r(y)}v${height}M${left} ${r(y + height / 3)}h${width}M${left} ${r(y + (height * 2) / 3)}h${width}`,
      0.6,
    );
    draw(`M${r(x - width / 2 - 2)} ${r(y + height + 1.5)}h${width + 4}`, 1.1);
  }

  function brick(left: number, right: number, top: number, bottom: number): void {
    draw(`M${r(between(left, right))} ${r(between(top, bottom))}h${r(between(4, 12))}`, 0.6, true);
  }
}

function circle(cx: number, cy: number, radius: number): string {
  const d = r(radius * 2);
  return `M${r(cx - radius)} ${r(cy)}a${r(radius)} ${r(radius)} 0 1 0 ${d} 0a${r(radius)} ${r(radius)} 0 1 0 ${-d} 0z`;
}

/** One decimal is finer than any screen. */
function r(value: number): number {
  return Math.round(value * 10) / 10;
}
