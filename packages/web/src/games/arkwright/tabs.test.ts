import type { News } from '@cromford/arkwright';
import { describe, expect, it } from 'vitest';
import { tabOfTold } from './tabs.ts';

const rule = 'FE-SAL-05';
const market: News = { rule, kind: 'market', good: 'food', demand: 5, wage: 2, importer: 1 };
const called: News = { rule, kind: 'called', seat: 1, appeal: 3, from: 'production' };
const sold: News = { rule, kind: 'sold', seat: 1, good: 'food', amount: 3, unsold: 0 };
const earned: News = { rule, kind: 'cash', seat: 0, by: 15, why: 'sales' };
const moved: News = { rule, kind: 'indicator', seat: 1, from: 10, to: 12, why: 'sold-more' };
const paid = (seat: number): News => ({ rule, kind: 'cash', seat, by: -8, why: 'wages' });
const economy: News = { rule, kind: 'economy', good: 'clothes', importer: 1, workers: 2 };

describe('the tab of what is told', () => {
  it('is the market while goods are sold', () => {
    expect(tabOfTold([market, called], 0)).toBe('market');
    expect(tabOfTold([market, sold, earned], 0)).toBe('market');
  });
  it('is the share track while indicators move', () => {
    expect(tabOfTold([market, sold, moved], 0)).toBe('shares');
  });
  it('is the own board when its wages are paid, and nobody else sees the own board for them', () => {
    expect(tabOfTold([market, moved, paid(0)], 0)).toBe('mine');
    expect(tabOfTold([market, moved, paid(0)], 1)).toBe('shares');
    expect(tabOfTold([market, moved, paid(0)], null)).toBe('shares');
  });
  it('stays where the story stands when the news have no place of their own', () => {
    expect(tabOfTold([market, sold, economy], 0)).toBe('market');
  });
  it('is none where nothing has been told that lies on a tab', () => {
    expect(tabOfTold([], 0)).toBeUndefined();
    expect(tabOfTold([economy, earned], 0)).toBeUndefined();
  });
});
