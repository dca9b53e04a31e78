import { ByteBuilder } from "@edge-gateway/kernel/byte-builder";
import { ChatFault } from "../chat/fault.ts";
import type { ChatError, ChatEvent } from "../chat/form.ts";
import type { ChatFormat, StreamReader } from "../formats/format.ts";
import type { RegexSearch } from "./regex-guard.ts";
import { GUARD_WINDOW_CHARACTERS, GUARD_OVERLAP_CHARACTERS } from "../bounds.ts";

const NOTHING = new Uint8Array(0);

export interface StreamGuardOptions {
  readonly format: ChatFormat;
  /** Those whose finding ends the stream. */
  readonly searches: readonly RegexSearch[];
  /** What the client is told instead of the rest. */
  readonly error: ChatError;
  /** Hears what was found when the stream is ended, or nothing when a part has passed. */
  readonly judged: (found: readonly string[] | undefined) => void;
}

/** Holds a streamed response back until enough text has come, looks at it, and lets it pass or ends it. */
export class StreamGuard {
  readonly #options: StreamGuardOptions;
  readonly #reader: StreamReader;
  #held = new ByteBuilder();
  /** The text that is held, behind the end of the text that has passed. */
  #text = "";
  #fresh = 0;
  #isEnded = false;

  constructor(options: StreamGuardOptions) {
    this.#options = options;
    this.#reader = options.format.streamReader();
  }

  /** What the client gets of a piece of the stream. */
  add(bytes: Uint8Array): Uint8Array {
    if (this.#isEnded) return NOTHING;
    this.#held.add(bytes);
    return (
      this.#read(() => this.#reader.read(bytes)) ??
      (this.#fresh < GUARD_WINDOW_CHARACTERS ? NOTHING : this.#look())
    );
  }

  /** What follows when the stream has ended. */
  end(): Uint8Array {
    if (this.#isEnded) return NOTHING;
    return this.#read(() => this.#reader.end()) ?? this.#look();
  }

  /** @returns what ends the stream where it cannot be read, and so cannot be judged */
  #read(events: () => Iterable<ChatEvent>): Uint8Array | undefined {
    try {
      for (const event of events()) {
        if (event.kind !== "delta") continue;
        this.#text += event.text;
        this.#fresh += event.text.length;
      }
      return undefined;
    } catch (error) {
      if (!(error instanceof ChatFault)) throw error;
      return this.#refuse(["unreadable"]);
    }
  }

  #look(): Uint8Array {
    const text = [{ text: this.#text, scope: "Messages", role: "assistant" } as const];
    for (const search of this.#options.searches) {
      const verdict = search(text);
      if (verdict.kind === "reject") return this.#refuse(verdict.found);
    }
    this.#options.judged(undefined);
    this.#text = this.#text.slice(-GUARD_OVERLAP_CHARACTERS);
    this.#fresh = 0;
    const passed = this.#held.take();
    this.#held = new ByteBuilder();
    return passed;
  }

  #refuse(found: readonly string[]): Uint8Array {
    this.#isEnded = true;
    this.#options.judged(found);
    const { format, error } = this.#options;
    const end = format.streamWriter({ usage: false, model: "" }).error(error);
    return typeof end === "string" ? Buffer.from(end) : end;
  }
}
