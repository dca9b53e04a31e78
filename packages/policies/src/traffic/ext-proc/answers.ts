import type { CommonResponse, ProcessingResponse } from "@edge-gateway/generated/proto/messages.ts";
import type { Conversation } from "./conversation.ts";
import type { Inbox } from "./inbox.ts";
import { Over, Refused, refusalOf } from "./stops.ts";

const UNASKED = "the processor's message does not match the one that was sent to it";

/**
 * What the processor answers about one half of an exchange.
 * @throws Refused if the processor responds to the client itself
 */
export class Answers {
  readonly #conversation: Conversation;
  readonly #inbox: Inbox;

  constructor(conversation: Conversation, inbox: Inbox) {
    this.#conversation = conversation;
    this.#inbox = inbox;
  }

  /** Returns the next message of the processor, which is required within the time limit. */
  async required(): Promise<ProcessingResponse> {
    this.#inbox.owed(true);
    try {
      const message = await this.next();
      if (message === undefined) throw new Over();
      return message;
    } finally {
      this.#inbox.owed(false);
    }
  }

  /** Returns the next message; undefined: the processor has ended the stream. */
  async next(): Promise<ProcessingResponse | undefined> {
    const message = await this.#inbox.next();
    if (message?.immediateResponse !== undefined)
      throw new Refused(refusalOf(message.immediateResponse));
    return message;
  }

  /** What a part of a message says of headers and body. */
  common(part: { readonly response?: CommonResponse | undefined } | undefined): CommonResponse {
    return this.asked(part).response ?? {};
  }

  /** A part of a message; a message without it was not asked for. */
  asked<Part>(part: Part | undefined): Part {
    if (part === undefined) throw this.#conversation.wrong(UNASKED);
    return part;
  }
}
