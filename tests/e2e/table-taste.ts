import { below, type Random } from '../../packages/kernel/src/index.ts';

/** Choices that end something: a whole game should not consist of them, but it should end. */
const ENDS = /^(done|end|pass|no|leave|finish|keep|stay|skip)\b/;

/** One of the open choices, the same way every time: mostly something that gets the game on. */
export function pick(lines: readonly string[], random: Random): string {
  const ends = lines.filter((line) => ENDS.test(line));
  const wanted = ends.length > 0 && below(random, 5) > 0 ? ends : lines;
  const line = wanted[below(random, wanted.length)];
  if (line === undefined) throw new Error('nothing to choose from');
  return line;
}
