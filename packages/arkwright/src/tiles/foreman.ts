import type { TileHooks } from './hooks.ts';

/** FE-DEV-10: four workers of its factory cost £2 less each, at least £1. */
export const foreman: TileHooks = {
  tile: 'foreman',
  assigned: 'foreman',
  wageRelief: { workers: 4, pounds: 2, least: 1 },
};
