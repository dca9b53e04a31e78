import type { FinalHead, SentResponseHead } from "./head/head-writer.ts";
import type { ListHead } from "./head/list-head.ts";
import type { RequestBody } from "./message/request-body.ts";
import type { ResponseBody } from "./message/response-body.ts";
import type { Downstream, RequestHandler } from "./stream/stream.ts";
import type { Thread } from "../wire/thread.ts";
import type { TunnelOwner, TunnelSource } from "./stream/tunnel.ts";

/** Writes responses to the client, in the client's HTTP version. */
export interface ResponseSender {
  readonly body: ResponseBody;
  /** Sends a response that the gateway made itself. */
  respondWith(method: string, head: ListHead, body: Uint8Array): void;
  /** Sends the upstream's response; its body follows as it arrives. */
  respond(method: string, head: SentResponseHead): void;
  /** Sends an interim response, unless the client uses HTTP/1.0 (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void;
  /** Sends 100 (Continue) to the client. */
  continue(): void;
}

/** The client's half of an exchange: an HTTP/1.1 connection, or an HTTP/2 stream. */
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
  /** Milliseconds from the start of the current request; 0 = no limit. */
  setDeadline(startedAt: number, milliseconds: number): void;
  clearDeadline(): void;
  /**
   * Decides before a final response whether the connection is kept. `early`: the response does not
   * wait for the rest of the request.
   */
  decideKeepAlive(early: boolean): void;
  /** Ends both directions so that the client notices that the response is incomplete. */
  cut(): void;
  /** Is called when the response was sent and the gateway knows that the exchange has ended. */
  streamEnded(): void;
  /**
   * Sends the response that starts another protocol, and joins both connections. Undefined if the
   * client's connection cannot carry another protocol.
   */
  openTunnel?(head: FinalHead, upstream: TunnelSource, owner: TunnelOwner): void;
}
