import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { BY_LENGTH, NO_BODY } from "../codec/body-reader.ts";
import { CONTENT_LENGTH, OF_CONNECTION, TRANSFER_ENCODING } from "../codec/fields.ts";
import type { Refusal } from "../codec/refusal.ts";
import type { ResponseSender } from "../exchange/client-half.ts";
import type { FinalHead, SentResponseHead } from "../exchange/head-writer.ts";
import { ListHead } from "../exchange/list-head.ts";
import { OUTPUT } from "../wire/output.ts";
import { ResponseBody } from "../exchange/response-body.ts";
import type { AnswerTaker } from "../exchange/response-body.ts";
import { writeStatusLine } from "../exchange/bytes-response-head.ts";
import { isBare, writeReplyHead, writeResponseHead } from "../exchange/response-writer.ts";
import type { Wire } from "../wire/wire.ts";

/** RFC 9110 section 15. */
const SWITCHING_PROTOCOLS = 101;
const CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";
const TEXT: readonly (readonly [string, string])[] = [
  ["content-type", "text/plain; charset=utf-8"],
];

/** What a client's connection is sent: one object for all responses of a connection. */
export class Answers implements ResponseSender {
  readonly body: ResponseBody;
  /** Whether the connection stays after the response (RFC 9112 section 9.3). */
  keepAlive = true;
  /** The client speaks HTTP/1.0: no interim responses, no chunks. */
  old = false;

  readonly #wire: Wire;

  constructor(wire: Wire, taker: AnswerTaker) {
    this.#wire = wire;
    this.body = new ResponseBody(wire, taker);
  }

  reply(method: string, head: ListHead, body: Uint8Array): void {
    const bare = isBare(method, head.status);
    writeReplyHead(head, bare, body.length, this.keepAlive, this.old);
    if (!bare && body.length > 0) OUTPUT.bytes(body, this.#wire);
    OUTPUT.send(this.#wire);
  }

  respond(method: string, head: SentResponseHead): void {
    const { body, old } = this;
    const bare = isBare(method, head.status);
    // RFC 9112 section 6.3: without length and chunks only the end of the connection ends the body.
    const measured =
      body.replacement !== undefined || body.framing === BY_LENGTH || body.framing === NO_BODY;
    if (old && !bare && !measured) this.keepAlive = false;
    writeResponseHead(head, body, bare, this.keepAlive, old);
    body.start(head, bare, old);
    body.send();
  }

  /** Sends the head behind which another protocol begins; `protocol` is that of 101. */
  switchProtocols(head: FinalHead): void {
    const upgrade = head.status === SWITCHING_PROTOCOLS ? head.get("upgrade") : undefined;
    writeStatusLine(OUTPUT, head.status);
    head.writeFields(OUTPUT, OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING);
    if (upgrade !== undefined) OUTPUT.text(`upgrade: ${upgrade}\r\nconnection: upgrade\r\n`);
    OUTPUT.text("\r\n");
    OUTPUT.send(this.#wire);
  }

  /** Sends an interim response on, unless the client does not know them (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void {
    if (this.old) return;
    head.writeLine(OUTPUT);
    head.writeFields(OUTPUT, OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING);
    OUTPUT.text("\r\n");
    OUTPUT.send(this.#wire);
  }

  continue(): void {
    OUTPUT.text(CONTINUE);
    OUTPUT.send(this.#wire);
  }

  /** Answers a message that is refused; the method is empty if it has not been read. */
  refuse({ code, status }: Refusal, method: string): void {
    this.keepAlive = false;
    this.reply(method, new ListHead(status, TEXT), Buffer.from(ERRORS[code].text));
  }
}
