import type {
  CommonResponse,
  ProcessingResponse,
  StreamedBodyResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import type { BodyReceiver, BodySender } from "@edge-gateway/http";
import { PROCESSOR_PIECE_BYTES } from "../../bounds.ts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { Outcome } from "@edge-gateway/gateway/exchange/policy";
import type { Conversation } from "./conversation.ts";
import type { Direction } from "./direction.ts";
import { Flow } from "./flow.ts";
import { overridden } from "./plan.ts";
import { PrefixReader } from "./prefix-reader.ts";
import { Over, Refused, refusalOf } from "./stops.ts";
import { edited } from "./trailers.ts";

const NOTHING = Buffer.alloc(0);

/** Processes one half of an exchange: the request or the response. */
export class Half {
  readonly #conversation: Conversation;
  readonly #direction: Direction;

  constructor(conversation: Conversation, direction: Direction) {
    this.#conversation = conversation;
    this.#direction = direction;
  }

  /**
   * Processes this half until the pipeline may continue; a streamed body is then processed further in the
   * background.
   */
  async run(): Promise<Outcome> {
    const { session, exchange, plan } = this.#conversation;
    if (session.isOver && this.#direction.inbox.unread === 0)
      // The stream may have failed while no message was expected.
      return session.failure === undefined || !this.#isShown
        ? undefined
        : this.#stopped(session.failure);
    try {
      const rest = await this.#process();
      exchange.trace?.note("apply", "processed");
      plan.log.responded();
      if (rest === undefined) this.#conversation.halfDone();
      return undefined;
    } catch (error) {
      return this.#stopped(error);
    }
  }

  #stopped(error: unknown): Outcome {
    this.#conversation.halfDone();
    if (error instanceof Over) return undefined;
    if (error instanceof Refused) return error.refusal;
    if (!(error instanceof OutboundError)) throw error;
    if (this.#conversation.failed(error)) return undefined;
    return { code: "external_processing_failed", detail: error.message };
  }

  /** Processes the headers and the body; returns the sender of a body that is still being streamed. */
  async #process(): Promise<BodySender | undefined> {
    const direction = this.#direction;
    const { modes } = this.#conversation;
    const sendsHeaders = direction.headerMode(modes) === "Send";
    if (sendsHeaders) this.#conversation.send(direction.headers(!direction.mayHaveBody));
    // The processor may need the body before it responds to the headers.
    if (direction.mayHaveBody && direction.bodyMode(modes) === "FullDuplexStreamed")
      return this.#duplex(sendsHeaders);
    if (!sendsHeaders) this.#forgetAbsent();
    else if (await this.#headersReplace()) return undefined;
    return direction.mayHaveBody ? this.#body() : undefined;
  }

  /**
   * Handles the processor's response to the headers; returns whether the processor replaces a body that it
   * has not seen.
   */
  async #headersReplace(): Promise<boolean> {
    const message = await this.#response();
    const common = this.#common(this.#direction.headersOf(message));
    this.#forgetAbsent();
    if (common.status !== "CONTINUE_AND_REPLACE") this.#direction.edit(common);
    const { plan, modes } = this.#conversation;
    if (message.modeOverride !== undefined && plan.mayOverride)
      this.#conversation.modes = overridden(modes, message.modeOverride);
    if (common.status !== "CONTINUE_AND_REPLACE") return false;
    // The original body must be read completely before it is replaced.
    if (this.#direction.mayHaveBody && (await this.#direction.collect()) === undefined)
      throw new Refused(this.#direction.tooLarge);
    this.#direction.replace(common.bodyMutation?.body ?? NOTHING);
    this.#direction.edit(common);
    return true;
  }

  /** The processor would get the body of another response. */
  #forgetAbsent(): void {
    const direction = this.#direction;
    if (!direction.mayHaveBody && direction.bodyMode(this.#conversation.modes) !== "None")
      direction.forgetAbsent();
  }

  async #body(): Promise<BodySender | undefined> {
    const direction = this.#direction;
    const { modes } = this.#conversation;
    const mode = direction.bodyMode(modes);
    if (mode === "FullDuplexStreamed") return this.#duplex(false);
    if (mode === "None")
      return this.#sendsTrailers && direction.mayTrail ? this.#pass() : undefined;
    const body = await direction.collect();
    if (body !== undefined) await this.#whole(body);
    else if (mode === "BufferedPartial") return this.#prefix();
    else throw new Refused(direction.tooLarge);
    return undefined;
  }

  async #whole(body: Uint8Array): Promise<void> {
    const direction = this.#direction;
    const trailers = this.#sendsTrailers ? direction.collectedTrailers() : [];
    this.#conversation.send(direction.body(body, trailers.length === 0));
    const made = await this.#judged(true, body);
    if (trailers.length === 0) return;
    const edited = await this.#editedTrailers(trailers);
    const sender = direction.divert(IGNORED);
    sender.resume();
    sender.write(made ?? body);
    sender.end(edited);
  }

  /**
   * Sends the processor the beginning of a long body, up to the limit, and forwards the remaining body
   * unchanged.
   */
  async #prefix(): Promise<BodySender> {
    const direction = this.#direction;
    const { length } = direction;
    const reader = new PrefixReader(this.#conversation.plan.maxBodyBytes);
    const sender = direction.divert(reader);
    reader.start(sender, (trailers) => this.#finish(sender, trailers));
    const prefix = await reader.prefix;
    this.#conversation.send(direction.body(prefix, false));
    const made = (await this.#judged(false, prefix)) ?? prefix;
    if (length !== undefined) sender.size(length - prefix.length + made.length);
    reader.pass(made);
    return sender;
  }

  /** Forwards the body unchanged, and processes the trailers after it. */
  #pass(): BodySender {
    const sender = this.#direction.divert({
      received: (chunk) => sender.write(Buffer.from(chunk)),
      finished: (trailers) => this.#finish(sender, trailers),
      pause: () => sender.pause(),
      resume: () => sender.resume(),
    });
    sender.resume();
    return sender;
  }

  /** Ends a body that was forwarded unchanged, with the trailers as the processor edits them. */
  #finish(sender: BodySender, trailers: readonly string[]): void {
    if (trailers.length === 0 || !this.#sendsTrailers) {
      sender.end(trailers);
      return this.#conversation.halfDone();
    }
    this.#editedTrailers(trailers).then(
      (edited) => {
        sender.end(edited);
        this.#conversation.halfDone();
      },
      (error: unknown) => this.#failedLate(error, sender, trailers),
    );
  }

  /** Streams the body to the processor, and forwards the processor's output. */
  async #duplex(sendsHeaders: boolean): Promise<BodySender> {
    const direction = this.#direction;
    const conversation = this.#conversation;
    const flow = new Flow(sendsHeaders ? conversation.plan.keptBytes : 0, this.#waits);
    const sender = direction.divert({
      received: (chunk) => {
        if (flow.isPassedOver) return sender.write(Buffer.from(chunk));
        flow.kept.add(chunk);
        flow.echo?.sent(chunk);
        direction.inbox.owed(true);
        if (!this.#sendPieces(chunk)) sender.pause();
      },
      finished: (trailers) => {
        const isShown = trailers.length > 0 && this.#sendsTrailers;
        flow.trailers = trailers;
        flow.isComplete = true;
        if (flow.isPassedOver) return sender.end(trailers);
        conversation.send(isShown ? direction.trailers(trailers) : direction.body(NOTHING, true));
        direction.inbox.owed(true);
      },
      pause: () => (flow.isPassedOver ? sender.pause() : flow.pause()),
      resume: () => (flow.isPassedOver ? sender.resume() : flow.resume()),
    });
    conversation.session.whenDrained.push(() => sender.resume());
    sender.resume();
    // Without the headers, the request or response continues before the first message of the processor.
    if (!sendsHeaders && flow.echo === undefined) direction.forget();
    const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
    const pumping = this.#pump(sender, flow, resolve);
    pumping.then(
      () => conversation.halfDone(),
      (error: unknown) => {
        if (flow.hasContinued) this.#failedLate(error, sender);
        else if (this.#isPassedOver(error, sender, flow)) resolve();
        else reject(error);
      },
    );
    if (sendsHeaders || flow.echo !== undefined) await begun;
    flow.hasBegun = true;
    flow.hasContinued = true;
    if (!direction.isRead) return sender;
    if ((await direction.collect()) === undefined) throw new Refused(direction.tooLarge);
    return sender;
  }

  /**
   * Continues with the unchanged body if the processor failed before its first response; returns whether it
   * does.
   */
  #isPassedOver(error: unknown, sender: BodySender, flow: Flow): boolean {
    const { pieces } = flow.kept;
    this.#conversation.hasStreamed = pieces === undefined;
    if (pieces === undefined || !(error instanceof OutboundError)) return false;
    if (!this.#conversation.failed(error)) return false;
    this.#conversation.halfDone();
    flow.isPassedOver = true;
    for (const piece of pieces) sender.write(piece);
    if (flow.isComplete) sender.end(flow.trailers);
    else sender.resume();
    return true;
  }

  async #pump(sender: BodySender, flow: Flow, begin: () => void): Promise<void> {
    const direction = this.#direction;
    for (;;) {
      const message = await this.#next();
      if (message === undefined) throw this.#conversation.wrong("the stream ended before the body");
      // The processor need not respond within the time limit before it has received the end of the body.
      if (!flow.isComplete) direction.inbox.owed(false);
      if (this.#isHeaders(message, flow, begin)) continue;
      const trailers = direction.trailersOf(message);
      if (trailers !== undefined) {
        this.#judgeEcho(sender, flow, begin);
        return sender.end(edited(flow.trailers, trailers.headerMutation ?? {}));
      }
      const { body = NOTHING, endOfStream } = this.#pieceOf(message);
      const isEnd = endOfStream === true;
      if (flow.echo?.returned(body) === false || isEnd) this.#judgeEcho(sender, flow, begin);
      sender.write(body);
      if (isEnd) return sender.end(flow.trailers);
      // A body whose headers wait has no receiver yet; it is no longer than the buffer.
      if (flow.echo === undefined) await flow.free();
    }
  }

  /** Handles the beginning of the processor's response; returns whether the message is about the headers. */
  #isHeaders(message: ProcessingResponse, flow: Flow, begin: () => void): boolean {
    const headers = this.#direction.headersOf(message);
    const edits = flow.hasBegun ? undefined : headers?.response;
    if (flow.echo !== undefined) flow.edits ??= edits;
    else if (!flow.hasBegun) this.#begin(edits, true);
    flow.hasBegun = true;
    flow.kept.drop();
    this.#conversation.hasStreamed = true;
    if (flow.echo === undefined) begin();
    return headers !== undefined;
  }

  #pieceOf(message: ProcessingResponse): StreamedBodyResponse {
    const { bodyMutation } = this.#common(this.#direction.bodyOf(message));
    const piece = bodyMutation?.streamedResponse;
    if (piece === undefined)
      throw this.#conversation.wrong("the processor sent no part of the body");
    return piece;
  }

  /** Whether the headers wait until it is known whether the processor changes the body that they describe. */
  get #waits(): boolean {
    const { length, isDescribed } = this.#direction;
    return length !== undefined && length <= this.#conversation.plan.maxBodyBytes && isDescribed();
  }

  /** Removes the headers that describe another body than the returned one, and lets the headers go. */
  #judgeEcho(sender: BodySender, flow: Flow, begin: () => void): void {
    if (flow.echo === undefined) return;
    const isSame = flow.isComplete && flow.echo.isWhole;
    const { length } = this.#direction;
    if (isSame && length !== undefined) sender.size(length);
    this.#begin(flow.edits, !isSame);
    flow.echo = undefined;
    begin();
  }

  /** Edits the headers, of which those that describe another body go first: the processor may set its own. */
  #begin(edits: CommonResponse | undefined, isOther: boolean): void {
    if (isOther) this.#direction.forget();
    if (edits !== undefined) this.#direction.edit(edits);
  }

  #sendPieces(chunk: Uint8Array): boolean {
    let isTaken = true;
    for (let start = 0; start < chunk.length; start += PROCESSOR_PIECE_BYTES) {
      const piece = Buffer.from(chunk.subarray(start, start + PROCESSOR_PIECE_BYTES));
      isTaken = this.#conversation.send(this.#direction.body(piece, false));
    }
    return isTaken;
  }

  /**
   * Returns the body with which the processor replaces the original body; undefined if it stays unchanged.
   */
  async #judged(isWhole: boolean, body: Uint8Array): Promise<Uint8Array | undefined> {
    const common = this.#common(this.#direction.bodyOf(await this.#response()));
    const { bodyMutation: mutation } = common;
    const returned = mutation?.body ?? (mutation?.clearBody === true ? NOTHING : undefined);
    const made = returned && Buffer.compare(returned, body) === 0 ? undefined : returned;
    if (made !== undefined && isWhole) this.#direction.replace(made);
    else if (made !== undefined) this.#direction.forget();
    this.#direction.edit(common);
    return made;
  }

  async #editedTrailers(trailers: readonly string[]): Promise<readonly string[]> {
    this.#conversation.send(this.#direction.trailers(trailers));
    const part = this.#direction.trailersOf(await this.#response());
    if (part === undefined) throw this.#conversation.wrong(UNASKED);
    return edited(trailers, part.headerMutation ?? {});
  }

  /** Whether the processor receives any part of this half. */
  get #isShown(): boolean {
    const { modes } = this.#conversation;
    const { headerMode, bodyMode, mayHaveBody, mayTrail } = this.#direction;
    if (headerMode(modes) === "Send") return true;
    return mayHaveBody && (bodyMode(modes) !== "None" || (this.#sendsTrailers && mayTrail));
  }

  get #sendsTrailers(): boolean {
    return this.#direction.trailerMode(this.#conversation.modes) === "Send";
  }

  /** Returns the next message of the processor, which is required within the time limit. */
  async #response(): Promise<ProcessingResponse> {
    const { inbox } = this.#direction;
    inbox.owed(true);
    try {
      const message = await this.#next();
      if (message === undefined) throw new Over();
      return message;
    } finally {
      inbox.owed(false);
    }
  }

  async #next(): Promise<ProcessingResponse | undefined> {
    const message = await this.#direction.inbox.next();
    if (message?.immediateResponse !== undefined)
      throw new Refused(refusalOf(message.immediateResponse));
    return message;
  }

  #common(part: { readonly response?: CommonResponse | undefined } | undefined): CommonResponse {
    if (part === undefined) throw this.#conversation.wrong(UNASKED);
    return part.response ?? {};
  }

  /**
   * Handles a failure after the pipeline has continued. `trailers` end the body if the exchange continues
   * without the processor.
   */
  #failedLate(error: unknown, sender: BodySender, trailers?: readonly string[]): void {
    const conversation = this.#conversation;
    conversation.halfDone();
    if (error instanceof Refused) {
      conversation.exchange.lateRefusal = error.refusal;
      return sender.fail("the processor responds itself");
    }
    const isOver = error instanceof Over;
    const failure = error instanceof OutboundError ? error : conversation.wrong(String(error));
    if (trailers !== undefined && (isOver || conversation.failed(failure)))
      return sender.end(trailers);
    if (trailers === undefined) conversation.failed(failure);
    sender.fail(failure.message);
  }
}

const UNASKED = "the processor's message does not match the one that was sent to it";

const IGNORED: BodyReceiver = { received() {}, finished() {}, pause() {}, resume() {} };
