import type { GameOptions } from '@cromford/kernel';
import { OPTIONS } from '../options.ts';

const SOLO_ONLY = ['random-factories', 'solo-development', 'two-awards'];

/** No option, every option on its own, and all together (CG-VAR-01, CG-VAR-02). */
export function variants(solo: boolean): GameOptions[] {
  const each = OPTIONS.filter(({ id }) => solo || !SOLO_ONLY.includes(id)).map(({ id, values }) => ({
    [id]: values[1] as string,
  }));
  return [{}, ...each, Object.assign({}, ...each)];
}
