import type { Trailers } from "../../codec/trailers.ts";
import type { Wire } from "../../wire/wire.ts";

/** Receives the data of a body. */
interface DataReader {
  /** Is called with a part of the data, whose memory is reused after the call. */
  received(bytes: Uint8Array): void;
  finished?(trailers: Trailers): void;
}

/** Passes the data of a body on, without its framing. */
export class ReadingWire implements Wire {
  readonly waits = false;
  congested = false;
  readonly #reader: DataReader;

  constructor(reader: DataReader) {
    this.#reader = reader;
  }

  send(bytes: Uint8Array): boolean {
    this.#reader.received(bytes);
    return true;
  }

  sendOwned(bytes: Uint8Array): void {
    this.#reader.received(bytes);
  }

  sendLent(bytes: Uint8Array): void {
    this.#reader.received(bytes);
  }

  /** A wire with this method gets bodies without framing. */
  finish(trailers: Trailers): void {
    this.#reader.finished?.(trailers);
  }

  pauseRead(): void {}
  resumeRead(): void {}
  end(): void {}
  destroy(): void {}
}
