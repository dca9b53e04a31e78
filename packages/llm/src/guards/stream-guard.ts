import { responseFault } from "../chat/fault.ts";
import type { Block, ChatError, ChatEvent } from "../chat/form.ts";
import type { ChatFormat, StreamReader, StreamWriter } from "../formats/format.ts";
import type { RegexSearch } from "./regex-guard.ts";
import type { ScannedText, TextScan } from "./text-scan.ts";

const NOTHING = new Uint8Array(0);

/** One guard of a stream. */
export interface StreamStage {
  readonly search: RegexSearch;
  readonly action: "Mask" | "Reject" | "Audit";
  /** The client's error if it rejects. */
  readonly error: ChatError;
  /** Called with what was found; with nothing if the stream ended without a match. */
  judged(found: readonly string[] | undefined): void;
}

/** The model's own text; tool calls are for programs. */
export function isSaid({ kind }: Block): boolean {
  return kind !== "toolCall";
}

/**
 * Checks a streamed response as it passes. Text that may become part of a match is held back;
 * everything else passes immediately, byte for byte, unless a guard masks, which rewrites the
 * stream.
 */
export class StreamGuard {
  readonly #format: ChatFormat;
  readonly #stages: readonly Stage[];
  readonly #reader: StreamReader;
  readonly #writer: StreamWriter;
  readonly #rewrites: boolean;
  /** Chunks of the stream, each with the total text length at its end. */
  #held: { readonly bytes: Uint8Array; readonly textEnd: number }[] = [];
  #textLength = 0;
  #sureLength = 0;
  #isOpen = false;
  #isEnded = false;
  #isRefused = false;

  constructor(format: ChatFormat, stages: readonly StreamStage[]) {
    this.#format = format;
    this.#stages = stages.map((stage) => new Stage(stage));
    this.#reader = format.streamReader();
    this.#writer = format.streamWriter({ usage: true, model: "" });
    this.#rewrites = stages.some(({ action }) => action === "Mask");
  }

  /** The bytes for the client after a chunk of the stream. */
  add(bytes: Uint8Array): Uint8Array {
    return this.#look(bytes, () => this.#reader.read(bytes));
  }

  /** The remaining bytes when the stream has ended. */
  end(): Uint8Array {
    return Buffer.concat([this.#look(NOTHING, () => this.#reader.end()), this.#rest()]);
  }

  /**
   * The remaining bytes when the provider has disconnected: what guards pass, and the error, unless
   * the stream has already ended with one.
   */
  cut(error: () => Uint8Array): Uint8Array {
    if (this.#isEnded) return NOTHING;
    const rest = this.#rest();
    return this.#isRefused ? rest : Buffer.concat([rest, error()]);
  }

  #rest(): Uint8Array {
    const said = this.#isOpen ? this.#look(NOTHING, () => [{ kind: "close" }]) : NOTHING;
    if (!this.#isEnded) for (const stage of this.#stages) stage.end();
    this.#isEnded = true;
    return Buffer.concat([said, ...this.#held.map((one) => one.bytes)]);
  }

  #look(bytes: Uint8Array, events: () => Iterable<ChatEvent>): Uint8Array {
    if (this.#isEnded) return NOTHING;
    const written: Uint8Array[] = [];
    try {
      for (const event of events()) written.push(...this.#written(event));
      return this.#rewrites ? Buffer.concat(written) : this.#passed(bytes);
    } catch (error) {
      return Buffer.concat([...(this.#rewrites ? written : []), this.#refused(error)]);
    }
  }

  *#written(event: ChatEvent): Generator<Uint8Array> {
    if (event.kind === "open") this.#isOpen = isSaid(event.block);
    if (event.kind === "delta" && this.#isOpen) {
      yield* this.#said(this.#judged(event.text, false));
      return;
    }
    const endsText = event.kind === "close" || event.kind === "signature";
    if (endsText && this.#isOpen) yield* this.#said(this.#judged("", true));
    if (event.kind === "signature" && this.#stages.some(({ isMasked }) => isMasked)) return;
    if (event.kind === "close") this.#isOpen = false;
    if (event.kind === "open") for (const stage of this.#stages) stage.isMasked = false;
    if (this.#rewrites) yield bytesOf(this.#writer.write(event));
  }

  *#said(text: string): Generator<Uint8Array> {
    if (this.#rewrites && text !== "") yield bytesOf(this.#writer.write({ kind: "delta", text }));
  }

  /**
   * The text that all guards have passed, one after the other.
   * @throws Rejection
   */
  #judged(added: string, isLast: boolean): string {
    this.#textLength += added.length;
    const passed = this.#stages.reduce((text, stage) => stage.judge(text, isLast), added);
    this.#sureLength = isLast
      ? this.#textLength
      : this.#textLength - this.#stages.reduce((sum, { held }) => sum + held, 0);
    return passed;
  }

  #passed(bytes: Uint8Array): Uint8Array {
    // A copy, because the chunk's memory is reused.
    if (bytes.length > 0) this.#held.push({ bytes: Buffer.from(bytes), textEnd: this.#textLength });
    const count = this.#held.findLastIndex(({ textEnd }) => textEnd <= this.#sureLength) + 1;
    return Buffer.concat(this.#held.splice(0, count).map((one) => one.bytes));
  }

  #refused(error: unknown): Uint8Array {
    this.#isEnded = true;
    this.#isRefused = true;
    this.#held = [];
    if (error instanceof Rejection) return this.#error(error.error);
    responseFault(error);
    const [first] = this.#stages;
    first?.unreadable();
    return first === undefined ? NOTHING : this.#error(first.error);
  }

  #error(error: ChatError): Uint8Array {
    const writer = this.#rewrites
      ? this.#writer
      : this.#format.streamWriter({ usage: false, model: "" });
    return bytesOf(writer.error(error));
  }
}

/** A guard rejects the model's text. */
class Rejection extends Error {
  readonly error: ChatError;

  constructor(error: ChatError) {
    super(error.message);
    this.error = error;
  }
}

/** A guard, and how far it has read the stream. */
class Stage {
  /** Characters that it holds back. */
  held = 0;
  /** Whether it has masked part of the open block, whose signature then does not fit. */
  isMasked = false;
  readonly #stage: StreamStage;
  readonly #told = new Set<string>();
  #scan: TextScan;

  constructor(stage: StreamStage) {
    this.#stage = stage;
    this.#scan = stage.search.scan();
  }

  get error(): ChatError {
    return this.#stage.error;
  }

  /**
   * @param isLast whether this is the end of the block's text
   * @throws Rejection
   */
  judge(text: string, isLast: boolean): string {
    const scanned = isLast ? joined(this.#scan.add(text), this.#scan.end()) : this.#scan.add(text);
    this.held = isLast ? 0 : this.held + text.length - scanned.raw.length;
    if (isLast) this.#scan = this.#stage.search.scan();
    const { action, error } = this.#stage;
    const fresh = scanned.found.filter((name) => !this.#told.has(name));
    for (const name of fresh) this.#told.add(name);
    if (fresh.length > 0) this.#stage.judged(fresh);
    if (action === "Reject" && scanned.found.length > 0) throw new Rejection(error);
    if (action !== "Mask") return scanned.raw;
    this.isMasked ||= scanned.found.length > 0;
    return scanned.text;
  }

  end(): void {
    if (this.#told.size === 0) this.#stage.judged(undefined);
  }

  unreadable(): void {
    this.#stage.judged(["unreadable"]);
  }
}

function joined(one: ScannedText, other: ScannedText): ScannedText {
  return {
    text: one.text + other.text,
    raw: one.raw + other.raw,
    found: [...one.found, ...other.found],
  };
}

function bytesOf(written: string | Uint8Array): Uint8Array {
  return typeof written === "string" ? Buffer.from(written) : written;
}
