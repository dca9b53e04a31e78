import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { BY_LENGTH, NO_BODY } from "../../codec/body-reader.ts";
import { CONTENT_LENGTH, DATE, OF_CONNECTION, TRANSFER_ENCODING } from "../../codec/fields.ts";
import { NO_LENGTH } from "../../codec/message-scanner.ts";
import type { Refusal } from "../../codec/refusal.ts";
import { writeStatusLine } from "../../exchange/head/bytes-response-head.ts";
import type { ResponseSender } from "../../exchange/client-half.ts";
import type { FinalHead, SentResponseHead } from "../../exchange/head/head-writer.ts";
import { ListHead } from "../../exchange/head/list-head.ts";
import { ResponseBody } from "../../exchange/message/response-body.ts";
import type { ResponseReceiver } from "../../exchange/body/body-handlers.ts";
import { isBare, saysLength } from "../../exchange/response-rules.ts";
import type { DateLine } from "../../wire/date-line.ts";
import type { Output } from "../../wire/output.ts";
import type { Thread } from "../../wire/thread.ts";
import type { Wire } from "../../wire/wire.ts";

/** The status 101 (RFC 9110 section 15). */
const SWITCHING_PROTOCOLS = 101;
const CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";
const TEXT: readonly (readonly [string, string])[] = [
  ["content-type", "text/plain; charset=utf-8"],
];

/** Sends responses to a client's connection; one object per connection. */
export class Http1ResponseSender implements ResponseSender {
  readonly body: ResponseBody;
  /** Whether the connection is kept after the response (RFC 9112 section 9.3). */
  keepAlive = true;
  /** Whether the client uses HTTP/1.0, which has no interim responses and no chunks. */
  old = false;

  readonly #output: Output;
  readonly #dateLine: DateLine;
  readonly #wire: Wire;

  constructor({ output, dateLine }: Thread, wire: Wire, taker: ResponseReceiver) {
    this.#output = output;
    this.#dateLine = dateLine;
    this.#wire = wire;
    this.body = new ResponseBody(output, wire, taker);
  }

  respondWith(method: string, head: ListHead, body: Uint8Array): void {
    const output = this.#output;
    const bare = isBare(method, head.status);
    writeStatusLine(output, head.status);
    head.writeFields(output, 0);
    if (saysLength(head.status) && (!bare || body.length > 0))
      output.field("content-length", String(body.length));
    if (!head.has("date")) output.fixed(this.#dateLine.bytes);
    this.#endHead();
    if (!bare && body.length > 0) output.bytes(body, this.#wire);
    output.send(this.#wire);
  }

  respond(method: string, head: SentResponseHead): void {
    const { body, old } = this;
    const bare = isBare(method, head.status);
    // Without length and chunks, closing the connection ends the body (RFC 9112 section 6.3).
    const measured =
      body.form.replacement !== undefined ||
      (body.form.transform === undefined &&
        (body.framing === BY_LENGTH || body.framing === NO_BODY));
    if (old && !bare && !measured) this.keepAlive = false;
    this.#writeHead(head, bare);
    body.start(head, bare, old);
    body.send();
  }

  /** Sends the headers of a protocol switch. */
  switchProtocols(head: FinalHead): void {
    const output = this.#output;
    const upgrade = head.status === SWITCHING_PROTOCOLS ? head.get("upgrade") : undefined;
    writeStatusLine(output, head.status);
    head.writeFields(output, OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING);
    if (upgrade !== undefined) output.text(`upgrade: ${upgrade}\r\nconnection: upgrade\r\n`);
    output.text("\r\n");
    output.send(this.#wire);
  }

  /** Forwards an interim response, unless the client uses HTTP/1.0 (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void {
    if (this.old) return;
    const output = this.#output;
    head.writeLine(output);
    head.writeFields(output, OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING);
    output.text("\r\n");
    output.send(this.#wire);
  }

  continue(): void {
    this.#output.text(CONTINUE);
    this.#output.send(this.#wire);
  }

  /** Refuses a message; the method is empty if the client's method is not known. */
  refuse({ code, status }: Refusal, method: string): void {
    this.keepAlive = false;
    this.respondWith(method, new ListHead(status, TEXT), Buffer.from(ERRORS[code].text));
  }

  /** Writes the headers of an upstream's response, with new framing headers. */
  #writeHead(head: SentResponseHead, bare: boolean): void {
    const output = this.#output;
    head.writeLine(output);
    head.writeFields(output, OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING);
    const length = this.#lengthOf(head, bare);
    if (length >= 0) output.field("content-length", String(length));
    else if (!bare && !this.old) output.text("transfer-encoding: chunked\r\n");
    if (!head.hasKind(DATE) && !head.has("date")) output.fixed(this.#dateLine.bytes);
    this.#endHead();
  }

  /** The content-length to send; negative if there is none. */
  #lengthOf(head: SentResponseHead, bare: boolean): number {
    const { form, framing, madeLength } = this.body;
    const { replacement, transform } = form;
    if (!saysLength(head.status)) return NO_LENGTH;
    if (replacement !== undefined)
      return this.body.replacedLength(!bare && !this.old) ?? replacement.length;
    if (transform !== undefined) return NO_LENGTH;
    if (bare) return madeLength ?? head.contentLength;
    if (framing === NO_BODY) return 0;
    return framing === BY_LENGTH ? (madeLength ?? head.contentLength) : NO_LENGTH;
  }

  /** Writes `close`, or `keep-alive` for an HTTP/1.0 client (RFC 9112 section 9.3). */
  #endHead(): void {
    const output = this.#output;
    if (!this.keepAlive) output.text("connection: close\r\n");
    else if (this.old) output.text("connection: keep-alive\r\n");
    output.text("\r\n");
  }
}
