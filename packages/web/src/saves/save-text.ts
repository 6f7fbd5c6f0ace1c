/** What the file of a game is called that is saved today. */
export const recordName = (game: string) => `cromford-${game}-${new Date().toISOString().slice(0, 10)}.txt`;

/** Hands a text to the person as a file. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
