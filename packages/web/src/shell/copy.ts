/**
 * Puts a text on the clipboard. It may still have to be made: WebKit lets a page write only in the press itself, so what is not there
 * yet is promised to it there. False where the browser does not allow it.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const plain = 'text/plain';
  try {
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
