import type { Labels } from '@cromford/arkwright';
import type { Books } from '../outcome.ts';
import type { TheatreText } from './text/text.ts';

/** Who was paid for a production and what for, so that it comes to its sum; `then` is the wage when one had last chosen. */
export function paidFor(
  text: Pick<TheatreText, 'paid' | 'paidMachines' | 'relief' | 'rested' | 'wageWas'>,
  labels: Pick<Labels, 'pounds' | 'tile'>,
  { workers, machines, relief, upkeep, shut }: NonNullable<Books['paid']>,
  wage: number,
  then: string | undefined,
): string {
  const { pounds, tile } = labels;
  const isFlat = machines > 0 && upkeep !== machines;
  const parts = [
    workers > 0 ? text.paid(workers, pounds(wage)) : '',
    relief > 0 ? text.relief(tile.foreman.label, pounds(relief)) : '',
    machines > 0 ? text.paidMachines(machines, pounds(upkeep), isFlat ? tile.workshop.label : undefined) : '',
    shut > 0 ? text.rested(shut) : '',
  ];
  const all = parts.filter((part) => part !== '').join(', ');
  return then === undefined ? all : `${all}; ${text.wageWas(then)}`;
}
