import { randomUUID } from "node:crypto";
import { hasChoices, noteOtherChoice } from "../../chat/choices.ts";
import { CUT_OFF, responseFault } from "../../chat/fault.ts";
import type { ChatError, ChatEvent } from "../../chat/form.ts";
import type { StreamReader, StreamWish, StreamWriter } from "../../formats/format.ts";
import type { FormatPair } from "./convert-body.ts";
import { noteUsage, type CallRecord } from "../read/record.ts";
import type { ToolNames } from "../../chat/tool-names.ts";

const NOTHING = new Uint8Array(0);

/** Converts a streamed response from the provider's format to the client's, chunk by chunk. */
export class StreamConversion {
  readonly #reader: StreamReader;
  readonly #writer: StreamWriter;
  readonly #names: ToolNames;
  readonly #record: CallRecord;
  /** The place of the choices in the response, if the client can get only the first one. */
  readonly #lostChoices: string | undefined;
  /** Whether the end or an error was written, after which nothing more is written. */
  #over = false;

  constructor(
    { from, to, toolNames, hasOldCalls }: FormatPair,
    record: CallRecord,
    wish: StreamWish,
  ) {
    this.#reader = from.streamReader(record.lost);
    this.#writer = to.streamWriter({ ...wish, notes: record.lost, hasOldCalls });
    this.#names = toolNames;
    this.#record = record;
    this.#lostChoices = hasChoices(to.name) ? undefined : `/${from.said.response}`;
  }

  add(bytes: Uint8Array): Uint8Array {
    return this.#converted(() => this.#reader.read(bytes));
  }

  end(): Uint8Array {
    return this.#converted(() => this.#reader.end());
  }

  /** Ends the stream after the provider has disconnected before the end of its response. */
  cut(): Uint8Array {
    return this.#failed(CUT_OFF);
  }

  #converted(read: () => Iterable<ChatEvent>): Uint8Array {
    if (this.#over) return NOTHING;
    const pieces: Uint8Array[] = [];
    try {
      for (const event of read()) pieces.push(this.#write(event));
    } catch (fault) {
      pieces.push(this.#failed(responseFault(fault).error));
    }
    return pieces.length === 1 ? (pieces[0] ?? NOTHING) : Buffer.concat(pieces);
  }

  #write(event: ChatEvent): Uint8Array {
    const named = this.#named(event);
    this.#note(named);
    if (named.choice !== undefined && this.#lostChoices !== undefined) {
      noteOtherChoice(`${this.#lostChoices}/${named.choice}`, this.#record.lost);
      return NOTHING;
    }
    return bytesOf(this.#writer.write(named));
  }

  /** Restores the client's tool names, and adds ids that the provider's format lacks. */
  #named(event: ChatEvent): ChatEvent {
    if (event.kind === "start")
      return {
        ...event,
        created: event.created ?? this.#record.created,
        id: event.id === "" ? `gw-${randomUUID()}` : event.id,
        model: event.model === "" ? this.#record.model : event.model,
      };
    if (event.kind !== "open" || event.block.kind !== "toolCall") return event;
    const name = this.#names.get(event.block.name);
    return name === undefined ? event : { ...event, block: { ...event.block, name } };
  }

  #note(event: ChatEvent): void {
    const record = this.#record;
    if (event.kind === "delta") record.chunks += 1;
    if (event.choice !== undefined) return;
    record.texts?.add(event);
    if (event.kind === "start") record.responseModel = event.model;
    if (event.kind === "usage") noteUsage(record, event);
    if (event.kind === "finish") record.finish = event.reason;
    if (event.kind === "error") record.error = event.error;
    this.#over ||= event.kind === "end" || event.kind === "error";
  }

  #failed(error: ChatError): Uint8Array {
    if (this.#over) return NOTHING;
    this.#over = true;
    this.#record.error = error;
    return bytesOf(this.#writer.error(error));
  }
}

function bytesOf(written: string | Uint8Array): Uint8Array {
  return typeof written === "string" ? Buffer.from(written) : written;
}
