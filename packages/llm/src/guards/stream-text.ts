import type { ChatFormat } from "../formats/format.ts";

/** Everything that a model says in a stream. @throws ChatFault where it is not a stream of that format */
export function textOfStream(format: ChatFormat, bytes: Uint8Array): string {
  const reader = format.streamReader();
  let text = "";
  for (const events of [reader.read(bytes), reader.end()]) {
    for (const event of events) if (event.kind === "delta") text += event.text;
  }
  return text;
}
