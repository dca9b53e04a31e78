import { BodyReader, BY_LENGTH, UNTIL_CLOSE } from "../../codec/body-reader.ts";
import type { HeaderSection, Trailers } from "../../codec/trailers.ts";
import { bufferOf } from "../body/body-queue.ts";
import { Intake } from "../../wire/intake.ts";
import type { Output } from "../../wire/output.ts";
import { NOWHERE } from "../../wire/wire.ts";
import { ReadingWire } from "../stream/reading-wire.ts";
import { RequestBody } from "./request-body.ts";
import { ResponseBody } from "./response-body.ts";
import type { BodyReceiver, BodySender, BrokenBody } from "../body/body-handlers.ts";

/** The trailers of a diverted body are not parsed, so their limits do not matter. */
const LIMITS = { maxHeadBytes: 1, maxHeaders: 0 };

/** All trailers are reported; the receiver of the body selects the ones to forward. */
const EVERY_TRAILER: HeaderSection = { isOurs: () => false };

/** Receives the events of an exchange whose bodies are diverted. */
export interface DivertedExchange {
  /** Is called when more of the body, or its end, has arrived. */
  progress(): void;
  fail(detail: string, kind?: BrokenBody): void;
}

/** A request body that the gateway reads, and the body that is forwarded instead. */
export class DivertedRequest implements BodySender {
  readonly made: RequestBody;
  readonly #exchange: DivertedExchange;
  readonly #own: RequestBody;
  readonly #wire: ReadingWire;
  #isRead = false;

  constructor(
    own: RequestBody,
    output: Output,
    receiver: BodyReceiver,
    exchange: DivertedExchange,
  ) {
    this.#own = own;
    this.#exchange = exchange;
    this.#wire = new ReadingWire(receiver);
    const { maxReplayBytes } = own;
    this.made = new RequestBody(output, intakeOf(receiver), { ...LIMITS, maxReplayBytes });
    this.made.begin(UNTIL_CLOSE, 0, true);
    this.made.beginMade(UNTIL_CLOSE, 0);
  }

  size(length: number): void {
    this.made.beginMade(BY_LENGTH, length);
  }

  write(chunk: Uint8Array): void {
    if (chunk.length === 0 || this.made.reader.complete) return;
    const bytes = bufferOf(chunk);
    this.made.receive(bytes, 0, bytes.length);
    this.made.afterRead();
  }

  end(trailers: Trailers): void {
    if (this.made.reader.complete) return;
    this.made.end(trailers);
    this.made.afterRead();
    this.#exchange.progress();
  }

  fail(detail: string): void {
    this.#exchange.fail(detail);
  }

  pause(): void {
    this.#wire.congested = true;
  }

  resume(): void {
    this.#wire.congested = false;
    if (this.#isRead) return this.#own.drained();
    this.#isRead = true;
    this.#own.transmit(this.#wire, EVERY_TRAILER);
  }
}

/** A response body that the gateway reads, and the body that the next reader or the client gets instead. */
export class DivertedResponse implements BodySender {
  /** The body as the upstream sent it. */
  readonly own: ResponseBody;
  /** The body that gets the replacement; undefined: nobody needs it any more. */
  #sent: ResponseBody | undefined;
  /** Whether the replacement is the body that is sent to the client. */
  #isLast = true;
  readonly #exchange: DivertedExchange;
  readonly #reader = new BodyReader(LIMITS);
  readonly #wire: ReadingWire;
  #isRead = false;

  constructor(
    sent: ResponseBody,
    output: Output,
    receiver: BodyReceiver,
    exchange: DivertedExchange,
  ) {
    this.#sent = sent;
    this.#exchange = exchange;
    this.#wire = new ReadingWire(receiver);
    this.own = new ResponseBody(output, this.#wire, { unread() {} });
    this.#reader.begin(UNTIL_CLOSE, 0, true);
    sent.divertTo(this.own, this.#reader, intakeOf(receiver));
  }

  /** Another one diverts the replacement, and gets it as its own body. */
  sendTo(next: ResponseBody): void {
    if (this.#sent !== undefined) this.#sent = next;
    this.#isLast = false;
  }

  /** The replacement is no longer needed. */
  leave(): void {
    this.#sent = undefined;
  }

  size(length: number): void {
    this.#reader.begin(BY_LENGTH, length, true);
    this.#sent?.size(this.#reader, length);
  }

  write(chunk: Uint8Array): void {
    const reader = this.#reader;
    if (chunk.length === 0 || reader.complete) return;
    const bytes = bufferOf(chunk);
    reader.read(bytes, 0, bytes.length);
    this.#sent?.add(bytes, 0, reader.passEnd, reader, false);
    this.#sent?.afterRead();
  }

  end(trailers: Trailers): void {
    const sent = this.#sent;
    if (this.#reader.complete || sent === undefined) return;
    this.#reader.end(trailers);
    sent.end();
    if (this.#isLast) this.#exchange.progress();
    else sent.send();
    // Whoever has waited for the whole body gets it now.
    sent.afterRead();
  }

  fail(detail: string, kind?: BrokenBody): void {
    if (this.#sent !== undefined) this.#exchange.fail(detail, kind);
  }

  pause(): void {
    this.#wire.congested = true;
  }

  resume(): void {
    this.#wire.congested = false;
    if (this.#isRead) return this.own.drained();
    this.#isRead = true;
    this.own.start(EVERY_TRAILER, false, false);
    this.own.send();
  }
}

function intakeOf(receiver: BodyReceiver): Intake {
  return new Intake({
    ...NOWHERE,
    pauseRead: () => receiver.pause(),
    resumeRead: () => receiver.resume(),
  });
}
