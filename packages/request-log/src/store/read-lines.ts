import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";
import { storableText } from "@edge-gateway/storage/storable-text";
import type { LoggedRequest } from "../logged-request.ts";

/** Escapes of characters that PostgreSQL refuses in texts: NUL, and halves of surrogate pairs. */
const SUSPICIOUS = /\\u(?:0000|[dD][89a-fA-F])/;

/** The records in lines of JSON that workers have written. */
export function rowsIn(lines: Uint8Array): readonly RequestRow[] {
  return Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)
    .toString()
    .trimEnd()
    .split("\n")
    .map(rowIn);
}

function rowIn(line: string): RequestRow {
  const record: LoggedRequest = SUSPICIOUS.test(line)
    ? JSON.parse(line, (_, value: unknown) =>
        typeof value === "string" ? storableText(value) : value,
      )
    : JSON.parse(line);
  return { ...record, more: JSON.stringify(record.more) };
}
