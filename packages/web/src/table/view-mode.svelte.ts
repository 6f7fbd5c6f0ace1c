const REMEMBERED = 'cromford.view';

/** Board or text: remembered, because whoever needs the text needs it every time. */
class ViewMode {
  isText = $state(read() === 'text');

  toggle(): void {
    this.isText = !this.isText;
    try {
      localStorage.setItem(REMEMBERED, this.isText ? 'text' : 'board');
    } catch {
      // Storage may be closed to us; then the choice lasts as long as the page.
    }
  }
}

export const viewMode = new ViewMode();

function read(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
