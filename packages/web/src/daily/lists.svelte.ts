import { isProblem } from '@cromford/kernel';
import type { DailyList } from '@cromford/protocol';
import { get } from '../online/client.ts';
import { hasPlayedTogether } from '../online/known.ts';
import { session } from '../online/session.svelte.ts';
import { problemText } from '../online/words.ts';
import { unsent } from './kept.ts';
import { chooseListed, isListed } from './of-the-day.ts';
import { sendResults } from './send.ts';

/** The lists of a day on the screen, and whether one's own results go there. A server is asked once somebody wants to see them, or has signed in there before. */
export class Lists {
  day = $state(0);
  lists = $state.raw<readonly DailyList[]>();
  isListed = $state(isListed());
  isOpen = $state(hasPlayedTogether() || isListed());
  /** Results that wait to be sent. */
  waiting = $state(0);
  trouble = $state('');
  /** Something was sent: what is kept here has changed. */
  onsent: () => void = () => {};

  constructor(day: number) {
    this.day = day;
  }

  async open(day = this.day): Promise<void> {
    this.isOpen = true;
    this.day = day;
    if (session.account === undefined) await session.load();
    await this.send();
    const found = await get('daily/:day', { day });
    if (day !== this.day) return;
    if (isProblem(found)) this.trouble = problemText(found);
    else this.lists = found.lists;
  }

  async choose(wanted: boolean): Promise<void> {
    chooseListed(wanted);
    this.isListed = wanted;
    await this.open();
  }

  private async send(): Promise<void> {
    this.trouble = '';
    const canSend = this.isListed && session.account;
    const kept = canSend ? await sendResults() : undefined;
    this.waiting = this.isListed ? (await unsent()).length : 0;
    this.onsent();
    if (kept) this.trouble = problemText(kept);
  }
}
