import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";

/** Writes records as the JSON lines that `gwctl` reads and writes. */
export function linesOf(records: readonly TraceRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

/**
 * Reads records from JSON lines.
 * @throws Error that names the first line that is not a record
 */
export function recordsIn(text: string): readonly TraceRecord[] {
  return text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [recordIn(line, index + 1)]));
}

function recordIn(line: string, number: number): TraceRecord {
  const value = parsed(line);
  if (!isRecord(value)) throw new Error(`Line ${number} is not a record of a trace.`);
  return value;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What the page reads of a record is there; `gwctl` checks the rest. */
function isRecord(value: unknown): value is TraceRecord {
  if (typeof value !== "object" || value === null || !("message" in value)) return false;
  if (!("eventEnd" in value) || typeof value.eventEnd !== "number") return false;
  const { message } = value;
  return (
    typeof message === "object" &&
    message !== null &&
    "type" in message &&
    typeof message.type === "string"
  );
}
