import { writeStatusLine } from "../../exchange/head/bytes-response-head.ts";
import { FieldList } from "../../exchange/head/field-list.ts";
import type { SentResponseHead } from "../../exchange/head/head-writer.ts";
import type { Output } from "../../wire/output.ts";

/** The pseudo-header of a response (RFC 9113 section 8.3.2). */
export const STATUS = ":status";

/** The headers of an HTTP/2 response. */
export class Http2ResponseHead extends FieldList implements SentResponseHead {
  status: number;

  /** `fields`: alternating names and values that this object takes over, the status first. */
  constructor(fields: string[]) {
    super(fields, 2);
    this.status = Number(fields[1]);
  }

  writeLine(output: Output): void {
    writeStatusLine(output, this.status);
  }
}
