import type {
  CommonResponse,
  ProcessingResponse,
  StreamedBodyResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import type { BodySender } from "@edge-gateway/http";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { PROCESSOR_PIECE_BYTES } from "../../bounds.ts";
import type { Answers } from "./answers.ts";
import type { Conversation } from "./conversation.ts";
import type { Direction } from "./direction.ts";
import { Flow } from "./flow.ts";
import { failedLate } from "./late-failure.ts";
import { Refused } from "./stops.ts";
import { edited } from "./trailers.ts";

const NOTHING = Buffer.alloc(0);

/** A body that goes to the processor while it arrives, and whose place the processor's output takes. */
export class DuplexBody {
  readonly #conversation: Conversation;
  readonly #direction: Direction;
  readonly #answers: Answers;

  constructor(conversation: Conversation, direction: Direction, answers: Answers) {
    this.#conversation = conversation;
    this.#direction = direction;
    this.#answers = answers;
  }

  /**
   * Streams the body until the pipeline may continue; the rest follows in the background.
   * @param sendsHeaders whether the processor got the headers before
   */
  async run(sendsHeaders: boolean): Promise<BodySender> {
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
        const isShown = trailers.length > 0 && conversation.showsTrailers(direction);
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
        if (flow.hasContinued) failedLate(conversation, error, sender);
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
      const message = await this.#answers.next();
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
    const { bodyMutation } = this.#answers.common(this.#direction.bodyOf(message));
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
}
