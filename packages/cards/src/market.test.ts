import { put } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { goodIndex } from './goods.ts';
import { demandSteps, homeMaximum, moreWorkers, moveDemand, moveMarker } from './market.ts';
import { play } from './testing/position.ts';

describe('the market board', () => {
  it('CG-BLD-06 CG-BLD-07: all four demands fall by one and wages rise by one space', () => {
    const game = play();
    const before = [...game.s.demand];
    moreWorkers(game.rs, game.s, 'built', 'CG-BLD-06', 'CG-BLD-07', undefined);
    expect(game.s.demand).toEqual(before.map((demand) => demand - 1));
    expect(game.s.wage).toBe(1);
  });

  it('CG-EMP-09: the wages marker stays on the last space', () => {
    const game = play();
    const last = game.rs.wages.length - 1;
    game.s.wage = last - 1;
    const told: unknown[] = [];
    moreWorkers(game.rs, game.s, 'built', 'CG-BLD-06', 'CG-BLD-07', (event) => told.push(event.kind));
    expect([game.s.wage, told.filter((kind) => kind === 'wages').length]).toEqual([last, 1]);
    moreWorkers(game.rs, game.s, 'built', 'CG-BLD-06', 'CG-BLD-07', (event) => told.push(event.kind));
    expect([game.s.wage, told.filter((kind) => kind === 'wages').length]).toEqual([last, 1]);
  });

  it('CG-PRC-11 CG-PRC-12: arrows count from space 3 upward, two steps of three, the same up and down', () => {
    const { rs } = play();
    const steps = (from: number, to: number) => demandSteps(rs, goodIndex.food, from, to);
    expect([steps(0, 2), steps(0, 3), steps(3, 4), steps(2, 7), steps(0, 20)]).toEqual([0, 1, 1, 4, 12]);
    expect([steps(2, 0), steps(3, 0), steps(7, 3), steps(20, 0), steps(5, 5)]).toEqual([0, -1, -3, -12, 0]);
  });

  it('CG-PRC-11 CG-PRC-12: up it goes by the red arrows, down by the green ones', () => {
    const sheet = structuredClone(play().rs.sheet);
    sheet.market.down.food = [3];
    const { rs } = play({ sheet });
    expect([demandSteps(rs, 0, 0, 6), demandSteps(rs, 0, 6, 0)]).toEqual([3, -1]);
  });

  it('CG-PRC-10: a marker that stays tells nothing; one that passes no arrow moves no demand', () => {
    const game = play();
    const told: (string | undefined)[] = [];
    const move = (to: number) =>
      moveMarker(game.rs, game.s, 0, game.p(), 0, to, 'CG-PRC-10', (event) => told.push(event.kind, event.rule));
    move(0);
    expect(told).toEqual([]);
    move(2);
    expect(told).toEqual(['marker', 'CG-PRC-10']);
    told.length = 0;
    move(4);
    move(1);
    expect(told).toEqual(['marker', 'CG-PRC-10', 'demand', 'CG-PRC-11', 'marker', 'CG-PRC-10', 'demand', 'CG-PRC-12']);
  });

  it('CG-PRC-13: the appeal track ends at 20', () => {
    const game = play();
    moveMarker(game.rs, game.s, 0, game.p(), 0, 25, 'CG-PRC-10', undefined);
    expect(game.appeal('food')).toBe(20);
  });

  it('CG-PRC-11: demand stops at the ends of its track, and a lost step is not told', () => {
    const game = play();
    const told: unknown[] = [];
    moveDemand(game.rs, game.s, 0, 99, 'arrows', 'CG-PRC-11', (event) => told.push(event.kind));
    expect([game.demand('food'), told.length]).toEqual([20, 1]);
    moveDemand(game.rs, game.s, 0, 1, 'arrows', 'CG-PRC-11', (event) => told.push(event.kind));
    expect([game.demand('food'), told.length]).toEqual([20, 1]);
    moveDemand(game.rs, game.s, 0, -99, 'arrows', 'CG-PRC-12', undefined);
    expect(game.demand('food')).toBe(-8);
  });

  it('CG-PRD-04 CG-PRD-05 CG-PRD-06: appeal less demand, never below 0 nor above the appeal', () => {
    const game = play();
    const most = (appeal: number, demand: number, bonus = 0) => {
      game.s.demand = put(game.s.demand, 0, demand);
      return homeMaximum(game.s, appeal, 0, bonus);
    };
    expect([most(5, 2), most(5, -2), most(2, 5), most(0, -3), most(-1, -3)]).toEqual([3, 5, 0, 0, 0]);
    expect([most(5, 2, 1), most(2, 5, 1), most(5, -2, 1), most(0, 4, 1)]).toEqual([4, 1, 5, 0]);
  });
});
