import type { Head, RequestHead, ResponseHead } from "./head.ts";
import type { HeaderSection } from "../codec/trailers.ts";
import type { Output } from "../wire/output.ts";

/** A head that the engine can send; `without` are fields to leave out, by kind (bits of codec/fields.ts). */
export interface SentHead extends Head, HeaderSection {
  /** Value of Content-Length as it was received; below 0 if there is none. */
  readonly contentLength: number;
  /** Appends names in lower case and values, in turn. */
  addFields(to: string[], without: number): void;
  /** Writes the field lines of HTTP/1.1. */
  writeFields(output: Output, without: number): void;
}

/** The head of a final response, the upstream's or the gateway's. */
export type FinalHead = SentHead & ResponseHead;

/** The head of a request, whatever it came by. */
export interface SentRequestHead extends RequestHead, SentHead {
  /** Whether the client takes trailers, and says so properly (RFC 9110 section 10.1.4). */
  readonly acceptsTrailers: boolean;
  /** The protocols that the client asks to switch to (RFC 9110 section 7.8); undefined if none. */
  readonly upgrade?: string | undefined;
  /** Whether any success tells the client that the protocol was switched (RFC 8441 section 5). */
  readonly mustSwitch?: boolean;
  /** Writes request line and fields as an HTTP/1.1 request in origin-form. */
  write(output: Output, without: number): void;
}

/** The head of an upstream's response, whatever it came by. */
export interface SentResponseHead extends ResponseHead, SentHead {
  writeLine(output: Output): void;
  /** Whether a field of the kind was received. */
  hasKind(kind: number): boolean;
}
