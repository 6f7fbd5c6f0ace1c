/** A dialog that is there is open; when it closes, the focus goes back to whatever opened it. */
export function opened(dialog: HTMLDialogElement): void {
  dialog.showModal();
}
