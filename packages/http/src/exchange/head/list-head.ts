import { FieldList } from "./field-list.ts";
import { isWritable } from "./field-syntax.ts";
import type { ResponseHead } from "./head.ts";

/** The headers of the gateway's own response. */
export class ListHead extends FieldList implements ResponseHead {
  status: number;

  constructor(status: number, fields: Iterable<readonly [name: string, value: string]>) {
    super();
    this.status = status;
    for (const [name, value] of fields) {
      if (isWritable(name, value)) this.append(name, value);
    }
  }
}
