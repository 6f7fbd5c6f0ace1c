import type { Problem } from '@cromford/kernel';
import { language } from './language.svelte.ts';

/** The sentence for a problem: what happened, why, and what to do. */
export function problemText({ code, params }: Problem): string {
  const { problems } = language.say;
  const known = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : undefined;
  return known ? known(params) : problems.unknown({ code });
}
