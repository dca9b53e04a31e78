const DATA = "data:";

/** The data of each event of a stream (HTML Living Standard, section 9.2); comments are skipped. */
export async function* eventsOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const lines = event.split("\n").filter((line) => line.startsWith(DATA));
      if (lines.length > 0)
        yield lines.map((line) => line.slice(DATA.length).trimStart()).join("\n");
    }
  }
}
