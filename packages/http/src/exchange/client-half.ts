import type { FinalHead, SentResponseHead } from "./head-writer.ts";
import type { ListHead } from "./list-head.ts";
import type { RequestBody } from "./request-body.ts";
import type { ResponseBody } from "./response-body.ts";
import type { Downstream, RequestHandler } from "./stream.ts";
import type { Thread } from "../wire/thread.ts";
import type { TunnelOwner, TunnelSource } from "./tunnel.ts";

/** Writes responses to the client, in the version of HTTP that it speaks. */
export interface ResponseSender {
  readonly body: ResponseBody;
  /** Sends a response of the gateway. */
  respondWith(method: string, head: ListHead, body: Uint8Array): void;
  /** Sends the upstream's response; the body follows as it comes. */
  respond(method: string, head: SentResponseHead): void;
  /** Sends an interim response, unless the client does not know them (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void;
  /** Sends 100 (Continue). */
  continue(): void;
}

/** The client's half of an exchange: a connection of HTTP/1.1, or a stream of HTTP/2. */
export interface ClientHalf {
  readonly downstream: Downstream;
  readonly server: {
    readonly handler: RequestHandler;
    readonly clock: () => number;
    readonly thread: Thread;
    readonly limits: { readonly keepsNameCase: boolean };
  };
  readonly requestBody: RequestBody;
  readonly responses: ResponseSender;
  /** Milliseconds from the start of the request that is under way; 0 = no limit. */
  setDeadline(startedAt: number, milliseconds: number): void;
  clearDeadline(): void;
  /**
   * Decides, before the head of a final response, whether the connection is kept. `early`: the response
   * does not wait for the rest of the request.
   */
  decideKeepAlive(early: boolean): void;
  /** Ends both directions so that the client notices that the response is incomplete. */
  cut(): void;
  /** The response is sent and the gateway has been told. */
  streamEnded(): void;
  /**
   * Sends the head that begins another protocol, and joins both connections. Undefined where the client
   * has no connection that could carry another protocol.
   */
  openTunnel?(head: FinalHead, upstream: TunnelSource, owner: TunnelOwner): void;
}
