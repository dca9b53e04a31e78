import type { Head } from "./head.ts";
import type { Output } from "./output.ts";

/** A head that the engine can send over HTTP/1.1. */
export interface SentHead extends Head {
  /** Writes the field lines, except fields of the kinds in `without` (bits of codec/fields.ts). */
  writeFields(output: Output, without: number): void;
}
