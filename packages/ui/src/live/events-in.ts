const DATA = "data:";
const END = /\r?\n\r?\n/;
const LINE_END = /\r?\n/;

/** The data of each event of an event stream (HTML Living Standard, section 9.2), wherever its text is split. */
export async function* eventsIn(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    rest += text;
    for (let end = END.exec(rest); end !== null; end = END.exec(rest)) {
      const data = dataOf(rest.slice(0, end.index));
      rest = rest.slice(end.index + end[0].length);
      if (data !== undefined) yield data;
    }
  }
  const last = dataOf(rest);
  if (last !== undefined) yield last;
}

function dataOf(event: string): string | undefined {
  const lines = event.split(LINE_END).filter((line) => line.startsWith(DATA));
  if (lines.length === 0) return undefined;
  return lines.map((line) => line.slice(DATA.length).replace(/^ /, "")).join("\n");
}
