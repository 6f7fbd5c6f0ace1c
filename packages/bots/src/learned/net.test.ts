import { waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { type AnyGame, completeOptions, Engine, type Move, type Rules, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots, readyFor } from '../bots.ts';
import { judgementOf } from '../judgements.ts';
import type { Features } from './features.ts';
import { shares } from './judgement.ts';
import { fetchNet, netCalled } from './library.ts';
import { HEADS, Net, type Weights } from './net.ts';
import { readNet } from './net-file.ts';

const rules = waterFrame.rules({
  players: 4,
  options: completeOptions(waterFrame, {}),
  sheet: waterFrame.sheet,
}) as unknown as Rules;

/** Positions of a game in which everybody plays what comes first. */
function positions() {
  const engine = new Engine(rules);
  const s = engine.start('net');
  const found = [rules.clone(s)];
  for (let open = engine.open(s); open.length > 0; ) {
    open = engine.apply(s, open[s.ply % open.length] as Move);
    if (s.ply % 10 === 0) found.push(rules.clone(s));
  }
  return found;
}

it('a net that nobody has fetched, or that does not exist, is not made up', async () => {
  expect(() => netCalled('spinning-top')).toThrow('has not been fetched');
  await expect(fetchNet('spinning-top')).rejects.toThrow('there is no net');
});

it('a bot that needs a net plays once it has been fetched', async () => {
  await readyFor(rules, ['manager', 'arkwright:nodes=50']);
  const engine = new Engine(rules);
  const s = engine.start('ready');
  const seat = engine.due(s)?.seat ?? 0;
  const moves = [...engine.open(s)];
  const bot = bots.get('arkwright:nodes=50')?.(seeded('a'));
  expect(moves).toContainEqual(
    bot?.choose({ engine: new Engine(rules), seat, moves, view: () => rules.view(s, seat) }),
  );
});

it('finds the same by differences, however it came there, as from the beginning', async () => {
  await readyFor(rules, ['arkwright']);
  const weights = netCalled('water-frame');
  const features = judgementOf({ rules }).features?.() as Features;
  const all = positions();
  const [there, back] = [new Net(weights, 4), new Net(weights, 4)];
  const look = (net: Net, i: number) => {
    features.read(all[i] as (typeof all)[number]);
    net.look(features);
    return [...net.scores, ...net.chances];
  };
  const forward = all.map((_, i) => look(there, i));
  const backward = all.map((_, i) => look(back, all.length - 1 - i)).reverse();
  expect(backward).toEqual(forward);
  expect(all.map((_, i) => look(new Net(weights, 4), i))).toEqual(forward);
});

/** Everything reckoned out, layer by layer: slow, and easy to read. */
function plainly(w: Weights, { globals, seats }: Features, seat: number): number[] {
  const { hidden, second, parts = 1 } = w.shape;
  const width = second / parts;
  const list = (n: number, of: (i: number) => number) => Array.from({ length: n }, (_, i) => of(i));
  const sum = (block: Int16Array, rows: Int16Array, row: number, from: number, j: number) =>
    block.reduce((total, x, i) => total + (x / 64) * ((rows[i * row + from + j] as number) / w.scale), 0);
  const first = list(hidden, (j) => {
    let x = (w.bias[j] as number) + sum(globals, w.forGlobals, hidden, 0, j);
    seats.forEach((block, other) => {
      x += sum(block, w.forSeats, 2 * hidden, other === seat ? 0 : hidden, j);
    });
    return Math.max(0, x);
  });
  const then = list(second, (k) => {
    const part = Math.floor(k / width);
    const own = first.slice((part * hidden) / parts, ((part + 1) * hidden) / parts);
    const from = (part * hidden * width) / parts + (k % width);
    return Math.max(
      0,
      own.reduce((x, y, j) => x + y * (w.secondLayer[from + j * width] as number), w.secondBias[k] as number),
    );
  });
  const bias = (h: number) => w.headBias.filter((_, i) => i % HEADS === h).reduce((x, y) => x + y, 0);
  return list(HEADS, (h) => then.reduce((x, y, k) => x + y * (w.heads[k * HEADS + h] as number), bias(h)));
}

it('is the net that was taught: two layers over globals, own block and the rivals together', async () => {
  await readyFor(rules, ['arkwright']);
  const weights = netCalled('water-frame');
  const features = judgementOf({ rules }).features?.() as Features;
  const net = new Net(weights, 4);
  for (const s of positions().slice(0, 12)) {
    features.read(s);
    net.look(features);
    for (let seat = 0; seat < 4; seat++) {
      const [score = 0, chance = 0] = plainly(weights, features, seat);
      expect(net.scores[seat]).toBeCloseTo(score, 5);
      expect(net.chances[seat]).toBeCloseTo(chance, 5);
    }
  }
});

it('is the mean of its parts', async () => {
  await readyFor(rules, ['arkwright']);
  const one = netCalled('water-frame');
  const features = judgementOf({ rules }).features?.() as Features;
  const single = new Net(one, 4);
  const pair = new Net(beside(one), 4);
  for (const s of positions().slice(0, 12)) {
    features.read(s);
    single.look(features);
    pair.look(features);
    for (let seat = 0; seat < 4; seat++) {
      expect(pair.scores[seat]).toBeCloseTo((single.scores[seat] as number) + 1, 5);
      const [score = 0] = plainly(beside(one), features, seat);
      expect(pair.scores[seat]).toBeCloseTo(score, 5);
    }
  }
});

/** A net beside itself, of which the second says two spreads more. */
function beside(w: Weights): Weights {
  const { hidden, second } = w.shape;
  const twice = <T extends Int16Array | Float32Array>(rows: T, row: number): T => {
    const out = new (rows.constructor as new (length: number) => T)(2 * rows.length);
    for (let at = 0; at < rows.length; at += row)
      for (const part of [0, 1]) out.set(rows.subarray(at, at + row), 2 * at + part * row);
    return out;
  };
  return {
    ...w,
    shape: { ...w.shape, hidden: 2 * hidden, second: 2 * second, parts: 2 * (w.shape.parts ?? 1) },
    forGlobals: twice(w.forGlobals, hidden),
    forSeats: twice(w.forSeats, hidden),
    bias: twice(w.bias, w.bias.length),
    secondLayer: twice(w.secondLayer, w.secondLayer.length),
    secondBias: twice(w.secondBias, w.secondBias.length),
    heads: twice(w.heads, w.heads.length).map((x) => x / 2),
    headBias: twice(w.headBias, w.headBias.length).map((x, i) => x / 2 + (i === w.headBias.length ? 1 : 0)),
  };
}

it('refuses bytes that are no net, break off or hold too much', () => {
  const label = new TextEncoder().encode(
    JSON.stringify({ shape: { globals: 1, seat: 1, hidden: 1, second: 1 }, scale: 1 }),
  );
  const whole = new Uint8Array(8 + label.length + 2 + 4 + 4 + 4 + 4 + 8 + 8);
  const head = new DataView(whole.buffer);
  head.setUint32(0, 0x4e524331, true);
  head.setUint32(4, label.length, true);
  whole.set(label, 8);
  expect(readNet(whole.buffer).weights.scale).toBe(1);
  expect(() => readNet(whole.slice(0, -1).buffer)).toThrow();
  expect(() => readNet(new Uint8Array([...whole, 0, 0, 0, 0]).buffer)).toThrow('its shape needs');
  expect(() => readNet(new Uint8Array([1, ...whole.slice(1)]).buffer)).toThrow('not a net');
  expect(() => readNet(new ArrayBuffer(3))).toThrow('not a net');
});

it('tells who plays alone what the search believes, and among several all of the correction', async () => {
  const at = async (game: AnyGame, players: number) => {
    const found = game.rules({ players, options: completeOptions(game, {}), sheet: game.sheet });
    await readyFor(found, ['arkwright']);
    const s = new Engine(found).start('told');
    const judgement = judgementOf({ rules: found }, 'learned');
    return { told: judgement.outlook?.(s), believed: judgement.worth(s, 0, judgement.weights) };
  };
  const alone = await at(cardGame as AnyGame, 1);
  expect(alone.told).toEqual({ worths: [alone.believed], chances: [0] });
  const among = await at(cardGame as AnyGame, 2);
  expect(among.told?.worths[0]).not.toBeCloseTo(among.believed, 1);
  expect(among.told?.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
});

it('makes chances of weights that come to one, and more alike where it is less certain', () => {
  const sure = shares([2, 0, -1], 1);
  const doubtful = shares([2, 0, -1], 0.5);
  for (const chances of [sure, doubtful]) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  expect((sure[0] ?? 0) / (sure[1] ?? 1)).toBeCloseTo(Math.exp(2));
  expect((doubtful[0] ?? 0) / (doubtful[1] ?? 1)).toBeCloseTo(Math.exp(1));
});
