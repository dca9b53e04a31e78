import { createReadStream } from "node:fs";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { TraceDecoder } from "@edge-gateway/trace";
import type { Decoded, DecoderEvents } from "@edge-gateway/trace";
import { MOST_DAMAGED_FIRST } from "./bounds.ts";
import { CommandError } from "./exit.ts";

/** Maximum number of characters of a trace record. */
export const LONGEST_RECORD = LIMITS.bodySnapshotMessage.body.maxLength;

/** The file name that means the standard input, as in kubectl. */
const STANDARD_INPUT = "-";
const STANDARD_INPUT_DESCRIPTOR = 0;

/**
 * Reads a trace from a file: records as `--raw` prints them, or server-sent events. Lines of a
 * damaged file that are not records are shown as invalid.
 * @throws CommandError if the file cannot be read, or is damaged
 */
export async function readSavedTrace(
  file: string,
  show: (event: Decoded) => void,
  signal: AbortSignal,
): Promise<void> {
  const lines = new SavedLines(file, show);
  const decoder = new TraceDecoder(lines, LONGEST_RECORD);
  try {
    for await (const chunk of streamOf(file, signal)) {
      if (Buffer.isBuffer(chunk)) decoder.write(chunk);
    }
    decoder.end();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`cannot read ${file}: ${reason}`, { cause: error });
  }
  lines.end();
}

function streamOf(file: string, signal: AbortSignal): AsyncIterable<unknown> {
  return file === STANDARD_INPUT
    ? createReadStream("", { fd: STANDARD_INPUT_DESCRIPTOR, signal })
    : createReadStream(file, { signal });
}

/** Passes on the records of a file, and counts the damaged ones. */
class SavedLines implements DecoderEvents {
  readonly #file: string;
  readonly #show: (event: Decoded) => void;
  #total = 0;
  #damaged = 0;
  /**
   * Damaged lines before the first record; undefined after the first record. A file without any
   * record is not a trace.
   */
  #held: Decoded[] | undefined = [];

  constructor(file: string, show: (event: Decoded) => void) {
    this.#file = file;
    this.#show = show;
  }

  readonly other = (text: string): void => {
    this.record({ kind: "invalid", problem: "not a record", text });
  };

  record(event: Decoded): void {
    this.#total++;
    if (event.kind === "invalid") this.#damaged++;
    if (event.kind !== "invalid" || event.type !== undefined) this.#release();
    if (this.#held === undefined) return this.#show(event);
    this.#held.push(event);
    if (this.#held.length > MOST_DAMAGED_FIRST) throw this.#isNoTrace();
  }

  /**
   * Ends the replay of the file.
   * @throws CommandError if the file is damaged, or contains no record
   */
  end(): void {
    if (this.#held !== undefined) throw this.#isNoTrace();
    if (this.#damaged === 0) return;
    throw new CommandError(
      `${this.#file} is damaged: ${this.#damaged} of ${this.#total} records are not valid`,
    );
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const event of held) this.#show(event);
  }

  #isNoTrace(): CommandError {
    return new CommandError(`${this.#file} contains no trace record`);
  }
}
