import { recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.view';

/** Board or text: remembered, because whoever needs the text needs it every time. */
class ViewMode {
  isText = $state(recalled(REMEMBERED) === 'text');

  toggle(): void {
    this.isText = !this.isText;
    remember(REMEMBERED, this.isText ? 'text' : 'board');
  }
}

export const viewMode = new ViewMode();
