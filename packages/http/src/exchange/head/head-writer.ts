import type { Head, RequestHead, ResponseHead } from "./head.ts";
import type { HeaderSection } from "../../codec/trailers.ts";
import type { Output } from "../../wire/output.ts";

/**
 * A head that the engine can send; `without` is a bit set of header kinds to leave out
 * (codec/fields.ts).
 */
export interface SentHead extends Head, HeaderSection {
  /** Value of Content-Length as received; negative if there is none. */
  readonly contentLength: number;
  /** Appends alternating lower-case names and values. */
  addFields(to: string[], without: number): void;
  /** Writes the field lines of HTTP/1.1. */
  writeFields(output: Output, without: number): void;
}

/** The head of a final response, the upstream's or the gateway's. */
export type FinalHead = SentHead & ResponseHead;

/** The head of a request, whatever its HTTP version. */
export interface SentRequestHead extends RequestHead, SentHead {
  /** Whether the client accepts trailers and says so correctly (RFC 9110 section 10.1.4). */
  readonly acceptsTrailers: boolean;
  /** Whether any success response means a protocol switch to the client (RFC 8441 section 5). */
  readonly mustSwitch?: boolean;
  /** Writes request line and headers as an HTTP/1.1 request in origin-form. */
  write(output: Output, without: number): void;
}

/** The head of an upstream's response, whatever its HTTP version. */
export interface SentResponseHead extends ResponseHead, SentHead {
  writeLine(output: Output): void;
  /** Whether a header of the given kind was received. */
  hasKind(kind: number): boolean;
}
