/** How many tables wait for whoever sits here: it stands before the title of every page, where a tab in the background shows it. */
class TitleMark {
  waiting = $state(0);

  get text(): string {
    return this.waiting > 0 ? `(${this.waiting}) ` : '';
  }
}

export const titleMark = new TitleMark();
