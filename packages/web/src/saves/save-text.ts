/** What the file of a game is called that is saved today. */
export const recordName = (game: string) => `cromford-${game}-${new Date().toISOString().slice(0, 10)}.txt`;

const A_MINUTE = 60_000;

/** Hands a text to the person as a file. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), A_MINUTE);
}
