import { responseFault } from "../../chat/fault.ts";
import type { ChatEvent } from "../../chat/form.ts";
import type { ChatFormat, StreamReader } from "../../formats/format.ts";

/**
 * The beginning of a streamed response, up to its first content. Until then the gateway can still switch to
 * another provider, because the client has got nothing yet, not even the event that begins a response.
 */
export class StreamBeginning {
  readonly #reader: StreamReader;
  #state: "waiting" | "content" | "failed" = "waiting";

  constructor(format: ChatFormat) {
    this.#reader = format.streamReader();
  }

  get hasContent(): boolean {
    return this.#state === "content";
  }

  /** Whether the stream began with an error. */
  get isFailed(): boolean {
    return this.#state === "failed";
  }

  add(bytes: Uint8Array): void {
    if (this.#state !== "waiting") return;
    try {
      for (const event of this.#reader.read(bytes)) {
        if (event.kind === "error") this.#state = "failed";
        else if (isContent(event)) this.#state = "content";
        if (this.#state !== "waiting") return;
      }
      if (this.#reader.isWorking === true) this.#state = "content";
    } catch (fault) {
      responseFault(fault);
      // An event that the gateway cannot read counts as content, because the client may be able to read it.
      this.#state = "content";
    }
  }
}

function isContent(event: ChatEvent): boolean {
  switch (event.kind) {
    case "start":
    case "usage":
      return false;
    case "open":
      return event.block.kind !== "text" && event.block.kind !== "refusal";
    default:
      return true;
  }
}
