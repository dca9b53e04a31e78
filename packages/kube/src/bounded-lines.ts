const LINE_FEED = 10;

/**
 * Splits a byte stream into lines.
 * @throws RangeError if a line is too long
 */
export async function* boundedLines(
  chunks: AsyncIterable<unknown>,
  most: number,
): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    if (!Buffer.isBuffer(chunk)) continue;
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      const line = Buffer.concat([...parts, chunk.subarray(start, end)]).toString("utf8");
      parts = [];
      size = 0;
      start = end + 1;
      if (line !== "") yield line;
    }
    const rest = chunk.subarray(start);
    size += rest.length;
    if (size > most) throw new RangeError(`an event of a watch is longer than ${most} bytes`);
    if (rest.length > 0) parts.push(rest);
  }
}
