import { type Problem, problem } from '@cromford/kernel';
import type * as wire from '@cromford/protocol';
import type { WantedHouse } from '@cromford/protocol/wanted';
import type { AccountKind } from '../storage/schema-people.ts';
import { changeSetting, readSettings } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';

/** Who may come in: everybody, whoever is invited, members alone. */
export const DOORS = ['open', 'invitation', 'members'] as const satisfies readonly wire.Door[];
export type Door = wire.Door;

/** What the administrator may change. */
type HouseRules = Omit<wire.HouseRules, 'keeps'>;

/** Other nodes follow a change within this time. */
const KNOWN_FOR_MS = 5000;

/** What the administrator sets while the house runs. What nobody has set is as the operator wants it. */
export class HouseSettings {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly first: HouseRules;
  private known: { readonly at: number; readonly rules: Promise<HouseRules> } | undefined;

  constructor(store: Store, now: () => number, door: Door = 'open') {
    this.store = store;
    this.now = now;
    this.first = { door, imprint: '', privacy: '' };
  }

  rules(): Promise<HouseRules> {
    if (!this.known || this.now() - this.known.at > KNOWN_FOR_MS) {
      const rules = this.read();
      this.known = { at: this.now(), rules };
      // Not to be answered with the same trouble for seconds.
      rules.catch(() => {
        this.known = undefined;
      });
    }
    return this.known.rules;
  }

  async change(wanted: WantedHouse): Promise<void> {
    for (const [name, value] of Object.entries(wanted))
      if (value !== undefined) await changeSetting(this.store, nameOf(name), value);
    this.known = undefined;
  }

  private async read(): Promise<HouseRules> {
    const names = Object.keys(this.first);
    const found = await readSettings(this.store, names.map(nameOf));
    const set = names.flatMap((name) => (found.has(nameOf(name)) ? [[name, found.get(nameOf(name))]] : []));
    return { ...this.first, ...(Object.fromEntries(set) as Partial<HouseRules>) };
  }
}

const nameOf = (rule: string) => `house-${rule}`;

/** Why somebody may not see what is in the house. */
export function shutOut(door: Door, kind: AccountKind | undefined): Problem | undefined {
  if (door === 'open') return undefined;
  if (kind === undefined) return problem('sign-in');
  return door === 'members' && kind === 'guest' ? problem('members-only') : undefined;
}
