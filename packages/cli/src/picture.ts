/** A picture for a document: paper, a heading, and what is drawn on it. */
export function picture(title: string, width: number, height: number, drawn: readonly string[]): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="Source Sans 3, system-ui, sans-serif" font-size="15">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#FBF7ED"/>`,
    '<g fill="#241F18">',
    `<text x="24" y="34" font-size="19" font-family="Libre Caslon Text, Georgia, serif">${escaped(title)}</text>`,
    ...drawn,
    '</g>',
    '</svg>',
  ].join('\n')}\n`;
}

/** To the tenth of a unit, so that the same figures make the same file. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
