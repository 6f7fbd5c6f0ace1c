import { isProblem } from '@cromford/kernel';
import { get } from './client.ts';
import type { HouseRules } from './wire.ts';

/** What the house says of itself; `undefined` until it is known, and where no server answers. */
class House {
  rules = $state.raw<HouseRules>();

  async load(): Promise<void> {
    const found = await get<HouseRules>('house');
    if (!isProblem(found)) this.rules = found;
  }
}

export const house = new House();
