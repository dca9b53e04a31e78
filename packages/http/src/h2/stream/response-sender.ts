import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { CONTENT_LENGTH, OF_CONNECTION, TRANSFER_ENCODING } from "../../codec/fields.ts";
import type { Refusal } from "../../codec/refusal.ts";
import { NO_TRAILERS } from "../../codec/trailers.ts";
import type { ResponseSender } from "../../exchange/client-half.ts";
import type { FinalHead, SentHead, SentResponseHead } from "../../exchange/head/head-writer.ts";
import { ListHead } from "../../exchange/head/list-head.ts";
import { ResponseBody } from "../../exchange/message/response-body.ts";
import type { ResponseReceiver } from "../../exchange/body/body-handlers.ts";
import { isBare as isBareOf1, saysLength as saysLengthOf1 } from "../../exchange/response-rules.ts";
import type { Output } from "../../wire/output.ts";
import { NOWHERE } from "../../wire/wire.ts";
import { WEB_SOCKET_ACCEPT } from "../../exchange/head/web-socket.ts";
import type { ConnectionStream } from "./connection-stream.ts";
import { STATUS } from "../head/response-head.ts";

/** Headers that HTTP/2 does not have (RFC 9113 section 8.2.2). */
const UNKNOWN_HERE = OF_CONNECTION | TRANSFER_ENCODING;
const TEXT: readonly (readonly [string, string])[] = [["content-type", "text/plain"]];
/** The status 101 (RFC 9110 section 15). */
const SWITCHING_PROTOCOLS = 101;
const OK = 200;
const RESET_CONTENT = 205;
const CONTINUE = [STATUS, "100"];

/** Sends the response on a client's stream. */
export class Http2ResponseSender implements ResponseSender {
  readonly body: ResponseBody;
  #wire: ConnectionStream | undefined;
  /** Whether the final headers were sent. */
  #responded = false;

  constructor(output: Output, taker: ResponseReceiver) {
    this.body = new ResponseBody(output, NOWHERE, taker);
  }

  /** Sets the stream to send to; undefined: none. */
  use(wire: ConnectionStream | undefined): void {
    this.#wire = wire;
    this.#responded = false;
    this.body.use(wire ?? NOWHERE);
  }

  respondWith(method: string, head: ListHead, body: Uint8Array): void {
    const bare = isBare(method, head.status);
    const fields = fieldsOf(head.status, head, UNKNOWN_HERE);
    if (saysLength(head.status) && (!bare || body.length > 0)) {
      fields.push("content-length", String(body.length));
    }
    this.#begin(fields);
    if (!bare && body.length > 0) this.#wire?.sendOwned(body);
    this.#wire?.finish(NO_TRAILERS);
  }

  respond(method: string, head: SentResponseHead): void {
    const { body } = this;
    const { replacement, transform } = body.form;
    const bare = isBare(method, head.status);
    const length = replacement?.length ?? (transform === undefined ? body.madeLength : undefined);
    const isTheirs = length === undefined && transform === undefined;
    const measured = isTheirs && saysLength(head.status);
    const without = measured ? UNKNOWN_HERE : UNKNOWN_HERE | CONTENT_LENGTH;
    const fields = fieldsOf(head.status, head, without);
    if (length !== undefined && length >= 0 && saysLength(head.status)) {
      fields.push("content-length", String(length));
    }
    this.#begin(fields);
    body.start(head, bare, false);
    if (bare) this.#wire?.finish(NO_TRAILERS);
    body.send();
  }

  /**
   * Sends the headers of a protocol switch: any success status (RFC 9113 section 8.5, RFC 8441
   * section 5).
   */
  switchProtocols(head: FinalHead): void {
    const status = head.status === SWITCHING_PROTOCOLS ? OK : head.status;
    head.remove(WEB_SOCKET_ACCEPT);
    this.#begin(fieldsOf(status, head, UNKNOWN_HERE | CONTENT_LENGTH));
  }

  interim(head: SentResponseHead): void {
    if (this.#responded) return;
    this.#wire?.sendHead(fieldsOf(head.status, head, UNKNOWN_HERE | CONTENT_LENGTH), false);
  }

  continue(): void {
    this.#wire?.sendHead(CONTINUE, false);
  }

  /** Refuses a request with the given method. */
  refuse({ code, status }: Refusal, method: string): void {
    this.respondWith(method, new ListHead(status, TEXT), Buffer.from(ERRORS[code].text));
  }

  #begin(fields: readonly string[]): void {
    this.#responded = true;
    this.#wire?.sendHead(fields, false);
  }
}

/** Whether the response has no body, like 205 (RFC 9110 section 15.3.6). */
function isBare(method: string, status: number): boolean {
  return status === RESET_CONTENT || isBareOf1(method, status);
}

function saysLength(status: number): boolean {
  return status !== RESET_CONTENT && saysLengthOf1(status);
}

/** Status and headers as alternating names and values. */
function fieldsOf(status: number, head: SentHead, without: number): string[] {
  const fields = [STATUS, String(status)];
  head.addFields(fields, without);
  return fields;
}
