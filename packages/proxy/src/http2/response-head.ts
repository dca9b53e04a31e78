import { kindOfName } from "../engine/codec/fields.ts";
import { writeStatusLine } from "../engine/bytes-response-head.ts";
import { FieldList } from "../engine/field-list.ts";
import type { SentResponseHead } from "../engine/head-writer.ts";
import type { Output } from "../engine/output.ts";

/** The pseudo-header field of a response (RFC 9113 section 8.3.2). */
export const STATUS = ":status";

/** The head of a response that came over HTTP/2. */
export class Http2ResponseHead extends FieldList implements SentResponseHead {
  status = 0;
  #kinds = 0;

  /** `fields`: names and values in turn. */
  constructor(fields: readonly string[]) {
    super();
    for (let index = 0; index < fields.length; index += 2) {
      const name = fields[index] ?? "";
      const value = fields[index + 1] ?? "";
      if (name === STATUS) {
        this.status = Number(value);
      } else {
        this.#kinds |= kindOfName(name);
        this.append(name, value);
      }
    }
  }

  hasKind(kind: number): boolean {
    return (this.#kinds & kind) !== 0;
  }

  writeLine(output: Output): void {
    writeStatusLine(output, this.status);
  }
}
