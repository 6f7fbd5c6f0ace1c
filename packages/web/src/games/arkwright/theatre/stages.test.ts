import { readFileSync } from 'node:fs';
import { type News, type State, spinningJenny, waterFrame } from '@cromford/arkwright';
import { completeOptions, isProblem, readRecord, replayRecord, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { productionIn, stagesOf, stagesToCome } from './stages.ts';

const options = completeOptions(spinningJenny, { 'set-up': 'predetermined' });

/** All that the move told that began the production of food: the production, and the cycle after it. */
function told(): { news: readonly News[]; players: number } {
  const table = Table.open(spinningJenny as never, { players: 2, seed: 'told', options });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of ['use workers at 2', 'done', 'done', 'use workers at 2', 'done'])
    if (table.playLine(line)) throw new Error(line);
  if (table.playLine('done')) throw new Error('done');
  const { players } = table.state as unknown as State;
  return { news: (table.history.at(-1)?.events ?? []) as unknown as readonly News[], players: players.length };
}

describe('the stages of a production', () => {
  const { news, players } = told();
  const production = productionIn(news, (one) => one);
  const stages = stagesOf(
    production.map((one) => ({ news: one, text: one.kind })),
    players,
  );
  const byId = Object.fromEntries(stages.map((stage) => [stage.id, stage]));

  it('end where the next cycle begins', () => {
    expect(production[0]?.kind).toBe('market');
    expect(news.at(-1)?.kind).not.toBe('cash');
    expect(production.some(({ kind }) => kind === 'cycle')).toBe(false);
    expect(production.length).toBeLessThan(news.length);
  });

  it('bring what the events say: steps of shares, and wages', () => {
    const sum = (kind: 'indicator' | 'cash', of: (one: never) => number, seat: number) =>
      production.reduce((all, one) => all + (one.kind === kind && one.seat === seat ? of(one as never) : 0), 0);
    for (let seat = 0; seat < players; seat++) {
      const steps = sum('indicator', ({ from, to }: { from: number; to: number }) => to - from, seat);
      const paid = sum('cash', ({ by }: { by: number }) => Math.min(0, by), seat);
      expect(byId.shares?.amounts.find((one) => one.seat === seat)?.by ?? 0).toBe(steps);
      expect(byId.wages?.amounts.find((one) => one.seat === seat)?.by ?? 0).toBe(paid);
    }
    expect(byId.wages?.amounts.length).toBeGreaterThan(0);
  });
});

/** A recorded game, move by move: what was told, and the position after it. */
function recordedMoves(): readonly { news: readonly News[]; after: State }[] {
  const file = new URL('../../../../../arkwright/records/water-frame-2-free-thrifty.txt', import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'), [waterFrame]);
  if (isProblem(record)) throw new Error(record.code);
  const table = replayRecord(record, [waterFrame]);
  if (isProblem(table)) throw new Error(table.code);
  return table.history.map(({ events }, i) => ({
    news: events as unknown as readonly News[],
    after: table.at(i + 1) as unknown as State,
  }));
}

describe('a production that stops to ask somebody', () => {
  const productions = recordedMoves().filter(({ news }) => news.some(({ kind }) => kind === 'market'));
  const stopped = (step: string) => productions.find(({ after }) => after.agenda.at(-1)?.step === step);

  it('has all stages behind the sale before it where goods may be sold from the warehouse', () => {
    const { after } = stopped('sell-stored') ?? {};
    expect(after && [...stagesToCome(after)].sort()).toEqual(['shares', 'shipment', 'storage', 'wages']);
  });

  it('has only the storage before it where crates are left over', () => {
    const { after, news = [] } = stopped('storage') ?? {};
    expect(news.some(({ kind }) => kind === 'cash')).toBe(true);
    expect(after && [...stagesToCome(after)]).toEqual(['storage']);
  });

  it('has nothing before it where somebody is asked only who begins next, or the next cycle has begun', () => {
    const over = [stopped('charisma'), stopped('turn')].map((one) => one && stagesToCome(one.after).size);
    expect(over).toEqual([0, 0]);
  });
});
