import { COMPRESSION_ERROR } from "../frames/constants.ts";
import { Http2Error } from "../frames/http2-error.ts";
import type { TableField } from "./static-table.ts";

/** The peer's dynamic table, oldest entry first (RFC 7541 sections 2.3.2 and 4). */
export class DynamicTable {
  /** The maximum size of the table that our settings allow. */
  readonly #mostBytes: number;
  #limit: number;
  #bytes = 0;
  readonly #fields: TableField[] = [];

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
    this.#limit = mostBytes;
  }

  /** The entry at an index, counted from the newest. */
  at(age: number): TableField | undefined {
    return this.#fields[this.#fields.length - 1 - age];
  }

  /** Adds an entry; an entry that is larger than the table empties the table (RFC 7541 section 4.4). */
  add(field: TableField): void {
    this.#makeRoom(field.size);
    if (field.size > this.#limit) return;
    this.#fields.push(field);
    this.#bytes += field.size;
  }

  /** @throws {Http2Error} for more than our settings allow (RFC 7541 section 6.3) */
  resize(bytes: number): void {
    if (bytes > this.#mostBytes) {
      throw new Http2Error(COMPRESSION_ERROR, "a dynamic table that is too large");
    }
    this.#limit = bytes;
    this.#makeRoom(0);
  }

  #makeRoom(size: number): void {
    while (this.#bytes + size > this.#limit) {
      const oldest = this.#fields.shift();
      if (oldest === undefined) return;
      this.#bytes -= oldest.size;
    }
  }
}
