/** Every lesson, fetched when it is taken. */
export const lessons = {
  anniversary: () => import('./anniversary.ts'),
  buying: () => import('./buying.ts'),
  contracts: () => import('./contracts.ts'),
  events: () => import('./events.ts'),
  first: () => import('./first.ts'),
  forecast: () => import('./forecast.ts'),
  importer: () => import('./importer.ts'),
  labour: () => import('./labour.ts'),
  machines: () => import('./machines.ts'),
  modernising: () => import('./modernising.ts'),
  mule: () => import('./mule.ts'),
  selling: () => import('./selling.ts'),
  shares: () => import('./shares.ts'),
  ships: () => import('./ships.ts'),
};
