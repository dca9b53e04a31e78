import { responseFault } from "../../chat/fault.ts";
import type { ChatFormat, StreamReader } from "../../formats/format.ts";
import { noteUsage, type CallRecord } from "./record.ts";

/** Reads a streamed response that passes unchanged, if its bytes cannot be scanned. */
export class StreamListener {
  readonly #reader: StreamReader;
  readonly #record: CallRecord;
  #isLost = false;

  constructor(format: ChatFormat, record: CallRecord) {
    this.#reader = format.streamReader();
    this.#record = record;
  }

  add(bytes: Uint8Array): void {
    if (this.#isLost) return;
    try {
      for (const event of this.#reader.read(bytes)) {
        if (event.kind === "delta") this.#record.chunks += 1;
        if (event.choice !== undefined) continue;
        this.#record.texts?.add(event);
        if (event.kind === "usage") noteUsage(this.#record, event);
        if (event.kind === "finish") this.#record.finish = event.reason;
        if (event.kind === "error") this.#record.error = event.error;
      }
    } catch (fault) {
      responseFault(fault);
      // An error while reading does not affect the client's response.
      this.#isLost = true;
    }
  }
}
