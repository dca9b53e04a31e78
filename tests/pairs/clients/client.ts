import type { Exchange, Response } from "../model/message.ts";

/** How a request is sent. */
export interface Sending {
  readonly exchange: Exchange;
  readonly port: number;
  /** Whether the port is one of HTTPS. */
  readonly tls: boolean;
  /** Further headers of the request, such as the name of the exchange. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the body is sent in pieces, without its length. */
  readonly chunked: boolean;
  /** Whether the client waits for 100 (Continue) before it sends the body. */
  readonly expects: boolean;
  /** Delays the second half of the body; undefined: it follows at once. */
  readonly pause: Promise<void> | undefined;
}

/** The response, or why there was none. */
export type Received = Response | { readonly failure: string };

/** Longest time that one exchange may take. */
export const PATIENCE = 60_000;

/** The two halves of a body that is sent in pieces. */
export function halves(body: string): readonly [Buffer, Buffer] {
  const bytes = Buffer.from(body, "latin1");
  const middle = bytes.length >> 1;
  return [bytes.subarray(0, middle), bytes.subarray(middle)];
}
