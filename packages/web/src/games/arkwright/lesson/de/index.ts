/** Every lesson, fetched when it is taken. */
export const lessons = {
  anniversary: () => import('./anniversary.ts'),
  events: () => import('./events.ts'),
  first: () => import('./first.ts'),
  labour: () => import('./labour.ts'),
  machines: () => import('./machines.ts'),
  mule: () => import('./mule.ts'),
  selling: () => import('./selling.ts'),
  shares: () => import('./shares.ts'),
  ships: () => import('./ships.ts'),
};
