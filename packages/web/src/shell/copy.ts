/**
 * Puts a text on the clipboard. It may still have to be made: WebKit lets a page write only in the press itself, so what is not there
 * yet is promised to it there. False where the browser does not allow it.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const plain = 'text/plain';
  try {
    if (!navigator.clipboard) return copySelected(await text);
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else {
      const blob = Promise.resolve(text).then((made) => new Blob([made], { type: plain }));
      await navigator.clipboard.write([new ClipboardItem({ [plain]: blob })]);
    }
    return true;
  } catch {
    return false;
  }
}

/** A club at home plays over plain http, where a page has no clipboard: there it is copied as somebody would by hand. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  const { activeElement } = document;
  // In an open dialog nothing outside of it can be selected.
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return isCopied;
}
