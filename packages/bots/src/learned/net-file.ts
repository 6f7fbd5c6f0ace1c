import { HEADS, type Shape, type Weights } from './net.ts';

/** What a file of weights says about itself. */
export interface Label {
  readonly shape: Shape;
  readonly scale: number;
  /** Game and version of its rules, what it was taught from, and by which command. */
  readonly game: string;
  readonly rules: number;
  readonly made: string;
}

const MAGIC = 0x4e524331;

/** A net as bytes: a mark, the length of the label, the label as JSON (padded to four bytes), then the weights layer by layer. */
export function readNet(bytes: ArrayBuffer): { label: Label; weights: Weights } {
  const head = new DataView(bytes);
  if (bytes.byteLength < 8 || head.getUint32(0, true) !== MAGIC) throw new Error('not a net');
  const length = head.getUint32(4, true);
  if (8 + length > bytes.byteLength) throw new Error('a net that breaks off');
  const label = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, length))) as Label;
  const { globals, seat, hidden, second, parts = 1 } = label.shape;
  let at = 8 + length;
  const whole = (count: number) => {
    const part = new Int16Array(bytes.slice(at, at + 2 * count));
    at += 2 * count;
    return part;
  };
  const real = (count: number) => {
    const part = new Float32Array(bytes.slice(at, at + 4 * count));
    at += 4 * count;
    return part;
  };
  const weights: Weights = {
    shape: label.shape,
    scale: label.scale,
    forGlobals: whole(globals * hidden),
    forSeats: whole(seat * 2 * hidden),
    bias: real(hidden),
    secondLayer: real((hidden * second) / parts),
    secondBias: real(second),
    heads: real(second * HEADS),
    headBias: real(HEADS * parts),
  };
  if (at !== bytes.byteLength) throw new Error(`a net of ${bytes.byteLength} bytes where its shape needs ${at}`);
  return { label, weights };
}
