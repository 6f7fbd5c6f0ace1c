import type { RuleId } from '@cromford/kernel';

/** Notes what can never be, where it stands in the state, and which rule says so. */
export type Never = (wrong: boolean, rule: RuleId, path: string, reason: () => string) => void;
