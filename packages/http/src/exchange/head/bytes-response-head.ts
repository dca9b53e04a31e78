import { STATUS_CODES } from "@edge-gateway/kernel/process/node-http";
import { BytesHead } from "./bytes-head.ts";
import type { ResponseScanner } from "../../codec/response-scanner.ts";
import type { SentResponseHead } from "./head-writer.ts";
import type { Output } from "../../wire/output.ts";

/** The headers of an upstream's response. */
export class BytesResponseHead extends BytesHead implements SentResponseHead {
  status: number;
  /** Whether the upstream's own status line can be forwarded. */
  readonly #plainStatus: number;
  readonly #start: number;
  readonly #lineEnd: number;

  constructor(bytes: Buffer, scanner: ResponseScanner) {
    super(bytes, scanner);
    this.status = scanner.status;
    this.#plainStatus = scanner.plainLine ? scanner.status : 0;
    this.#start = scanner.start;
    this.#lineEnd = scanner.fieldsStart;
  }

  writeLine(output: Output): void {
    if (this.status === this.#plainStatus) output.copy(this.bytes, this.#start, this.#lineEnd);
    else writeStatusLine(output, this.status);
  }
}

/**
 * Reason phrases of RFC 9110 (sections 15.5.14 and 15.5.21) for which Node.js still has older ones.
 */
const REASONS: Readonly<Record<number, string | undefined>> = {
  ...STATUS_CODES,
  413: "Content Too Large",
  422: "Unprocessable Content",
};

/** The status line with the usual reason phrase (RFC 9112 section 4). */
export function writeStatusLine(output: Output, status: number): void {
  output.text(`HTTP/1.1 ${status} ${REASONS[status] ?? ""}\r\n`);
}
