import type { AccountKind, Role } from '../storage/schema-people.ts';

/** Who asks: an account that has shown who it is. */
export interface Actor {
  readonly account: string;
  readonly kind: AccountKind;
  readonly role: Role;
}
