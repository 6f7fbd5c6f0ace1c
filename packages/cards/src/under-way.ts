import type { Frame } from './frames.ts';

/**
 * The featured good is being produced and sold: a forecast of all of it would count again what has been made, sold and paid. A page that
 * has not fetched the engine yet asks this, too.
 */
export function isUnderWay({ agenda }: { readonly agenda: readonly { readonly step: string }[] }): boolean {
  const has = (wanted: Frame['step']) => agenda.some(({ step }) => step === wanted);
  return has('prepare') && !has('production');
}
