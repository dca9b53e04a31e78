import { createReadStream } from "node:fs";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { TraceDecoder } from "@edge-gateway/trace";
import type { Decoded } from "@edge-gateway/trace";
import { CommandError } from "./terminal.ts";

/** The most characters of a record. */
export const LONGEST_RECORD = LIMITS.bodySnapshotMessage.body.maxLength;

/**
 * Reads a trace from a file: records as `--raw` prints them, or server-sent events.
 * @throws CommandError if the file cannot be read, or contains no record
 */
export async function readSavedTrace(
  file: string,
  show: (event: Decoded) => void,
  signal: AbortSignal,
): Promise<void> {
  let records = 0;
  const record = (event: Decoded): void => {
    records++;
    show(event);
  };
  const decoder = new TraceDecoder({ record }, LONGEST_RECORD);
  try {
    for await (const chunk of createReadStream(file, { signal })) {
      if (Buffer.isBuffer(chunk)) decoder.write(chunk);
    }
    decoder.end();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`cannot read ${file}: ${reason}`, { cause: error });
  }
  if (records === 0) throw new CommandError(`${file} contains no trace record`);
}
