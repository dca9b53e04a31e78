import { AT_FIELD, COMPLETE, FieldScanner } from "./field-scanner.ts";
import type { Scan } from "./field-scanner.ts";
import { CONTENT_LENGTH, HOST, OF_CONNECTION, TRANSFER_ENCODING } from "./fields.ts";
import { refusal } from "./refusal.ts";

const FORBIDDEN = refusal(
  "bad_request",
  "framing, routing or connection header among the trailers",
);
const FORBIDDEN_KINDS = HOST | CONTENT_LENGTH | TRANSFER_ENCODING | OF_CONNECTION;

/**
 * Parses the trailer section of a chunked body (RFC 9112 section 7.1.2, RFC 9110 section 6.5.1).
 */
export class TrailerScanner extends FieldScanner {
  /** Starts parsing the section at `start`. */
  begin(start: number): void {
    this.restart(start, AT_FIELD);
  }

  protected override advance(bytes: Uint8Array, end: number): Scan {
    return this.scanFields(bytes, end);
  }

  protected override finish(): Scan {
    return (this.seen & FORBIDDEN_KINDS) === 0 ? COMPLETE : this.refuse(FORBIDDEN);
  }
}
