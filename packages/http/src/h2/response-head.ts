import { writeStatusLine } from "../exchange/bytes-response-head.ts";
import { FieldList } from "../exchange/field-list.ts";
import type { SentResponseHead } from "../exchange/head-writer.ts";
import type { Output } from "../wire/output.ts";

/** The pseudo-header field of a response (RFC 9113 section 8.3.2). */
export const STATUS = ":status";

/** The head of a response that came over HTTP/2. */
export class Http2ResponseHead extends FieldList implements SentResponseHead {
  status: number;

  /** `fields`: names and values in turn, the status first; they become the head's own. */
  constructor(fields: string[]) {
    super(fields, 2);
    this.status = Number(fields[1]);
  }

  writeLine(output: Output): void {
    writeStatusLine(output, this.status);
  }
}
