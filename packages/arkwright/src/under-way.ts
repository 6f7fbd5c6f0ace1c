import type { StepName } from './frames.ts';

/** As much of a position as is asked here. A page that has not fetched the engine yet asks this, too. */
interface OnAgenda {
  readonly agenda: readonly { readonly step: string }[];
}

/** The steps of the commodity phase, which comes when a good has been produced and paid for (AE-EIC-05). */
export const COMMODITY_STEPS = ['commodities', 'commodity', 'influence', 'bonus'] as const;

/** What a cycle ends with when its good has been produced and paid for. */
const AFTERWARDS: ReadonlySet<string> = new Set<StepName>(['end-cycle', ...COMMODITY_STEPS]);

/** The production phase of the cycle has begun, and the cycle has not ended. In the action of that name nothing of it has. */
export function isProducing({ agenda }: OnAgenda): boolean {
  const has = (wanted: StepName) => agenda.some(({ step }) => step === wanted);
  return has('end-cycle') && !has('production');
}

/** Of an agenda in the production phase what is left to do of that. */
export function leftOf<Frame extends OnAgenda['agenda'][number]>(agenda: readonly Frame[]): Frame[] {
  return agenda.slice(agenda.findLastIndex(({ step }) => AFTERWARDS.has(step)) + 1);
}

/** The good of the cycle is being produced and paid for, and somebody is asked in between. */
export function isUnderWay(position: OnAgenda): boolean {
  return isProducing(position) && leftOf(position.agenda).length > 0;
}

/** The production of the cycle is over, and the next cycle has not begun. */
export function hasRun({ cycle, agenda }: OnAgenda & { readonly cycle: number }): boolean {
  return cycle >= 0 && !agenda.some(({ step }) => step === 'end-cycle');
}
