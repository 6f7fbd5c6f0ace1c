import { type Problem, said } from '@cromford/kernel';
import { language } from './language.svelte.ts';

/** The sentence for a problem: what happened, why, and what to do. */
export function problemText({ code, params }: Problem): string {
  const { problems } = language.say;
  return said<string>(problems, code, params) ?? problems.unknown({ code });
}
