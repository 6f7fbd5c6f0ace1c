/** A dialog that is there is open, and read from a heading that takes the focus where it has one; when it closes, the focus goes back to whatever opened it. */
export function opened(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('h2[tabindex]')?.focus();
}
