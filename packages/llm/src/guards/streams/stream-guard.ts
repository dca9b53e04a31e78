import { responseFault } from "../../chat/fault.ts";
import type { ChatError } from "../../chat/form.ts";
import { type FrameReader, frameReader } from "../../stream/frames.ts";
import { EventGuard } from "./event-guard.ts";
import { GuardLimit } from "../events/event-texts.ts";
import type { GuardedFormat } from "../form/guarded-format.ts";
import { Judge, Rejection, type StreamStage } from "../stages/stage-scan.ts";

const NOTHING = new Uint8Array(0);

/** Checks the bytes of a streamed response while they pass through the gateway. */
export class StreamGuard {
  readonly #format: GuardedFormat;
  readonly #judges: readonly Judge[];
  readonly #frames: FrameReader;
  readonly #events: EventGuard;
  /** The last event that the client has received. */
  #last: Uint8Array | undefined;
  #isEnded = false;
  #isRefused = false;

  constructor(format: GuardedFormat, stages: readonly StreamStage[]) {
    this.#format = format;
    this.#judges = stages.map((stage) => new Judge(stage));
    this.#frames = frameReader(format.streamType);
    this.#events = new EventGuard(format.name, this.#judges);
  }

  /** Returns the bytes for the client after a chunk of the stream. */
  add(bytes: Uint8Array): Uint8Array {
    return this.#sent((sent) => this.#pass(this.#frames.read(bytes), sent));
  }

  /** Returns the remaining bytes when the stream has ended. */
  end(): Uint8Array {
    const last = this.#sent((sent) => this.#pass(this.#frames.end(), sent));
    return Buffer.concat([last, this.#rest()]);
  }

  /**
   * Returns the remaining bytes when the provider has disconnected: the bytes that the guards let pass, and
   * the error unless the stream has already ended with an error.
   */
  cut(error: () => Uint8Array): Uint8Array {
    if (this.#isEnded) return NOTHING;
    const rest = this.#rest();
    return this.#isRefused ? rest : Buffer.concat([rest, error()]);
  }

  #rest(): Uint8Array {
    const rest = this.#sent((sent) => this.#release(this.#events.end(), sent));
    this.#isEnded = true;
    return rest;
  }

  #pass(frames: ReturnType<FrameReader["read"]>, sent: Uint8Array[]): void {
    for (const frame of frames) {
      if (frame.isComment) sent.push(frame.bytes);
      else this.#release(this.#events.add(frame), sent);
    }
  }

  #release(events: readonly Uint8Array[], sent: Uint8Array[]): void {
    sent.push(...events);
    this.#last = events.at(-1) ?? this.#last;
  }

  #sent(pass: (sent: Uint8Array[]) => void): Uint8Array {
    if (this.#isEnded) return NOTHING;
    const sent: Uint8Array[] = [];
    try {
      pass(sent);
    } catch (error) {
      sent.push(this.#refused(error));
    }
    return Buffer.concat(sent);
  }

  #refused(error: unknown): Uint8Array {
    this.#isEnded = true;
    this.#isRefused = true;
    if (error instanceof Rejection) return this.#error(error.error);
    const fault = responseFault(error);
    const [first] = this.#judges;
    first?.unreadable();
    if (fault instanceof GuardLimit) return this.#error(fault.error);
    return first === undefined ? NOTHING : this.#error(first.stage.error);
  }

  #error(error: ChatError): Uint8Array {
    const wish = { usage: false, model: "", after: this.#last };
    const written = this.#format.streamWriter(wish).error(error);
    return typeof written === "string" ? Buffer.from(written) : written;
  }
}
