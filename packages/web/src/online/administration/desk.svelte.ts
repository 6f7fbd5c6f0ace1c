import { isProblem, type Problem } from '@cromford/kernel';
import { proven } from '../proof.svelte.ts';
import { problemText, words } from '../words.ts';

/** Does what a moderator asks, says what became of it, and looks again. */
export class Desk {
  said = $state('');
  isTrouble = $state(false);
  private readonly lookAgain: () => Promise<unknown>;

  constructor(lookAgain: () => Promise<unknown> = async () => {}) {
    this.lookAgain = lookAgain;
  }

  async act<T extends object>(call: () => Promise<T | Problem>): Promise<T | undefined> {
    this.said = '';
    const answer = await proven(call);
    this.isTrouble = isProblem(answer);
    this.said = isProblem(answer) ? problemText(answer) : words().administration.done;
    if (isProblem(answer)) return undefined;
    await this.lookAgain();
    return answer;
  }
}
