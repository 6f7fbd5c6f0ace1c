import { readFileSync } from 'node:fs';
import { type ArkwrightRules, type State, waterFrame } from '@cromford/arkwright';
import {
  type AnyGame,
  completeOptions,
  Engine,
  isProblem,
  type Rules,
  readRecord,
  replayRecord,
  seeded,
} from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { BotDecision } from '../bot.ts';
import { bots, readyFor } from '../bots.ts';
import { turnReviewed } from '../coach/review.ts';
import { makeReady } from '../judgements.ts';
import { wholeTurn } from '../whole-turn.ts';

const rules = waterFrame.rules({
  players: 2,
  options: completeOptions(waterFrame, { 'set-up': 'predetermined' }),
  sheet: waterFrame.sheet,
}) as ArkwrightRules;

type Own = Partial<State['players'][number]>;

/** 1780, cutlery: five made and three sold, a contract for two with a ship for it, and the own patron asks; the rival's asks next. */
function asked(own: Own): State {
  const engine = new Engine(rules);
  const s = engine.start('patron');
  const [me, rival] = s.players;
  const some = s.players.flatMap(({ factories }) => factories).find((one) => one !== null);
  if (!me || !rival || !some) throw new Error('no factory');
  const cutlery = (price: number, ...workers: [number, number, number, number]) =>
    [
      null,
      null,
      { ...some, level: 2, price, quality: 0, distribution: 0, machines: [0, 0, 0, 0], workers },
      null,
    ] as const;
  const company = { cash: 30, shares: 8, space: 18, tiles: [] };
  Object.assign(me, company, { ships: [2], contracts: [0, 0, 2, 0], factories: cutlery(10, 2, 3, 3, 0), ...own });
  Object.assign(rival, company, { joker: 1, factories: cutlery(11, 2, 3, 0, 0) });
  Object.assign(s, { decade: 1780, cycle: 2, market: 40, start: 0, importers: [0, 0, 0, 0] });
  s.agenda = [{ step: 'end-cycle' }, { step: 'production' }];
  engine.settle(s);
  const open = engine.open(s).map((move) => rules.notation.write(move));
  expect([open, s.sale.left[0]]).toEqual([['patron from production', 'done'], 2]);
  return s;
}

const OWN: readonly Own[] = [{ joker: 1 }, { tiles: ['patron-cutlery'] }];

async function advice(s: State, level: string) {
  await readyFor(rules as unknown as Rules, [level]);
  const engine = new Engine(rules) as unknown as Engine;
  const bot = bots.get(level)?.(seeded('advice'));
  const position: BotDecision = { engine, seat: 0, moves: [...engine.open(s)], view: () => rules.view(s, 0) };
  if (!bot) throw new Error(level);
  const moves = wholeTurn(bot, position).map((move) => rules.notation.write(move as never));
  return { moves, said: (bot.propose?.('en') ?? []).join(' ') };
}

describe('a choice in the middle of a production', () => {
  it.each(['manager', 'arkwright:nodes=2000'])(
    'FE-SAL-18 FE-SHA-04: %s sells no good at home that its contract makes dearer, also where a rival is asked in between',
    async (level) => {
      for (const own of OWN) expect((await advice(asked(own), level)).moves).toEqual(['done']);
    },
  );

  it('is told by what the rest of it brings, this way and otherwise', async () => {
    const { said } = await advice(asked({ joker: 1 }), 'arkwright:nodes=2000');
    expect(said).toMatch(
      /^The rest of this production would then bring you £40 \(£26 of it from the contract\) and .*; otherwise it would bring £24 \(without the contract\) and /,
    );
  });

  it('is told among nobody’s best turns: what is shipped was made for it', async () => {
    const file = new URL('../../../arkwright/records/water-frame-2-free-thrifty.txt', import.meta.url);
    const games = [waterFrame as unknown as AnyGame];
    const record = readRecord(readFileSync(file, 'utf8'), games);
    const table = isProblem(record) ? record : replayRecord(record, games);
    if (isProblem(table)) throw new Error(table.code);
    await makeReady(table.engine.rules);
    const shipping = table.history.findIndex(({ move }) => move.startsWith('deliver '));
    const { seat = 0 } = table.history[shipping] ?? {};
    const reviewed = turnReviewed(table, seat, { from: shipping, to: shipping + 1 });
    expect([reviewed.short, reviewed.next[0], reviewed.ahead]).toEqual([0, 'done', 0]);
  });
});
