/** A line of the input, or the news that one was too long and has been thrown away. */
export type BoundedLine = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 10;

/**
 * Lines of a byte stream. Never holds more than `longest` bytes of one line: of an endless one the rest is dropped as it comes.
 * Bytes that are no UTF-8 become replacement characters.
 */
export async function* boundedLines(
  input: AsyncIterable<Uint8Array | string>,
  longest: number,
): AsyncGenerator<BoundedLine> {
  let parts: Buffer[] = [];
  let length = 0;
  let dropping = false;
  const keep = (part: Buffer) => {
    length += part.length;
    if (length > longest) {
      dropping = true;
      parts = [];
    } else parts.push(part);
  };
  const finish = (): BoundedLine => {
    const line: BoundedLine = dropping ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    length = 0;
    dropping = false;
    return line;
  };
  for await (const chunk of input) {
    const bytes =
      typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      keep(bytes.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    if (from < bytes.length) keep(bytes.subarray(from));
  }
  if (length > 0) yield finish();
}
