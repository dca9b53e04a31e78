import type { ChatEvent } from "../chat/form.ts";
import type { ChatFormat } from "../formats/format.ts";
import { isSaid } from "./stream-guard.ts";

/** A streamed response that is buffered completely. */
export class WholeStream {
  /** The model's texts, one per block. */
  readonly texts: readonly string[];
  readonly #format: ChatFormat;
  readonly #events: readonly ChatEvent[];

  /** @throws ChatFault if it is not a stream of that format */
  constructor(format: ChatFormat, bytes: Uint8Array) {
    const reader = format.streamReader();
    this.#format = format;
    this.#events = [...reader.read(bytes), ...reader.end()];
    const texts: string[] = [];
    let isOpen = false;
    for (const event of this.#events) {
      if (event.kind === "open") isOpen = isSaid(event.block);
      if (event.kind === "open" && isOpen) texts.push("");
      if (event.kind === "delta" && isOpen) texts.push(`${texts.pop() ?? ""}${event.text}`);
    }
    this.texts = texts;
  }

  /** The stream with other texts in its blocks. */
  with(texts: readonly string[]): Uint8Array {
    const writer = this.#format.streamWriter({ usage: true, model: "" });
    const left = [...texts];
    let isOpen = false;
    let isChanged = false;
    const before = [...this.texts];
    const pieces = this.#events.flatMap((event) => {
      if (event.kind === "open") isOpen = isSaid(event.block);
      if (event.kind === "delta" && isOpen) return [];
      // The signature of a changed thought does not fit it.
      if (event.kind === "signature" && isChanged) return [];
      if (event.kind !== "open" || !isOpen) return [writer.write(event)];
      const text = left.shift() ?? "";
      isChanged = text !== before.shift();
      return [writer.write(event), ...(text === "" ? [] : [writer.write({ kind: "delta", text })])];
    });
    return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  }
}
