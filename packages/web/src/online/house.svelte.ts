import { isProblem } from '@cromford/kernel';
import type { HouseRules } from '@cromford/protocol';
import { get } from './client.ts';

/** What the house says of itself; `undefined` until it is known, and where no server answers. */
class House {
  rules = $state.raw<HouseRules>();

  async load(): Promise<void> {
    const found = await get('house');
    if (!isProblem(found)) this.rules = found;
  }
}

export const house = new House();
