import type { BodyReceiver, BodySender } from "@edge-gateway/http";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { Outcome } from "@edge-gateway/gateway/exchange/policy";
import { Answers } from "./answers.ts";
import type { Conversation } from "./conversation.ts";
import type { Direction } from "./direction.ts";
import { DuplexBody } from "./duplex-body.ts";
import { failedLate } from "./late-failure.ts";
import { overridden } from "./plan.ts";
import { PrefixReader } from "./prefix-reader.ts";
import { Over, Refused } from "./stops.ts";
import { edited } from "./trailers.ts";

const NOTHING = Buffer.alloc(0);

/** Processes one half of an exchange: the request or the response. */
export class Half {
  readonly #conversation: Conversation;
  readonly #direction: Direction;
  readonly #answers: Answers;

  constructor(conversation: Conversation, direction: Direction) {
    this.#conversation = conversation;
    this.#direction = direction;
    this.#answers = new Answers(conversation, direction.inbox);
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
    const message = await this.#answers.required();
    const common = this.#answers.common(this.#direction.headersOf(message));
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
      return this.#conversation.showsTrailers(this.#direction) && direction.mayTrail
        ? this.#pass()
        : undefined;
    const body = await direction.collect();
    if (body !== undefined) await this.#whole(body);
    else if (mode === "BufferedPartial") return this.#prefix();
    else throw new Refused(direction.tooLarge);
    return undefined;
  }

  async #whole(body: Uint8Array): Promise<void> {
    const direction = this.#direction;
    const trailers = this.#conversation.showsTrailers(this.#direction)
      ? direction.collectedTrailers()
      : [];
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
    if (trailers.length === 0 || !this.#conversation.showsTrailers(this.#direction)) {
      sender.end(trailers);
      return this.#conversation.halfDone();
    }
    this.#editedTrailers(trailers).then(
      (edited) => {
        sender.end(edited);
        this.#conversation.halfDone();
      },
      (error: unknown) => failedLate(this.#conversation, error, sender, trailers),
    );
  }

  #duplex(sendsHeaders: boolean): Promise<BodySender> {
    return new DuplexBody(this.#conversation, this.#direction, this.#answers).run(sendsHeaders);
  }

  /**
   * Returns the body with which the processor replaces the original body; undefined if it stays unchanged.
   */
  async #judged(isWhole: boolean, body: Uint8Array): Promise<Uint8Array | undefined> {
    const common = this.#answers.common(this.#direction.bodyOf(await this.#answers.required()));
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
    const part = this.#direction.trailersOf(await this.#answers.required());
    return edited(trailers, this.#answers.asked(part).headerMutation ?? {});
  }

  /** Whether the processor receives any part of this half. */
  get #isShown(): boolean {
    const { modes } = this.#conversation;
    const { headerMode, bodyMode, mayHaveBody, mayTrail } = this.#direction;
    if (headerMode(modes) === "Send") return true;
    return (
      mayHaveBody &&
      (bodyMode(modes) !== "None" ||
        (this.#conversation.showsTrailers(this.#direction) && mayTrail))
    );
  }
}

const IGNORED: BodyReceiver = { received() {}, finished() {}, pause() {}, resume() {} };
