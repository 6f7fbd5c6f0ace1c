import type { Book } from '../../plugins/rule-list.ts';

/**
 * One lazily fetched book of rules per prefix of rule numbers. Empty here: plugins/rules.ts fills it from docs/rules when the app is
 * built or served.
 */
export const books: Readonly<Record<string, () => Promise<{ default: Book }>>> = {};
