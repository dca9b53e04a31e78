import { CONTINUE, type Outcome } from "@edge-gateway/kernel/http/refusal";
import type { Exchange } from "../exchange.ts";
import { cancellationOf, cancelledBy } from "../json/cancellation.ts";
import { keyOfId, readBody, type JsonRpcMessage } from "../json/message.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import { TargetCall } from "../links/target-call.ts";
import type { RequestReader } from "./passed-calls.ts";
import type { McpServices } from "../session/mcp-services.ts";
import { SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";
import type { HttpTarget } from "../target/target.ts";

interface CancellationParts {
  readonly target: HttpTarget;
  readonly services: McpServices;
}

/** A request with its body so far, which is being sent to the server. */
class SentMessages implements RequestReader {
  readonly exchange: Exchange;
  /** The session id that the client has. */
  readonly session: string;
  text = "";
  /** The keys of the ids of its requests that were cancelled; unset: of none. */
  cancelled: Set<string> | undefined;
  /** Its index among the running ones. */
  index: number;
  readonly #place: PassedCancellations;
  /** Whether it is read as soon as it is complete. */
  #isDue = false;

  constructor(
    place: PassedCancellations,
    parts: Pick<SentMessages, "exchange" | "session" | "index">,
  ) {
    this.#place = place;
    this.exchange = parts.exchange;
    this.session = parts.session;
    this.index = parts.index;
  }

  hear(text: string): void {
    this.text = text;
    if (this.#isDue) return;
    if (!this.exchange.stream.requestComplete) {
      this.#isDue = true;
      this.exchange.afterRequestBody(() => this.#readSoon());
    } else if (this.#place.concerns(text)) {
      this.#isDue = true;
      this.#readSoon();
    }
  }

  ended(): void {
    this.#place.remove(this);
  }

  /** The engine is writing the request: what is sent meanwhile would get into the middle of it. */
  #readSoon(): void {
    queueMicrotask(() => this.#place.read(this));
  }
}

/** The end of the method of a cancellation: before it some writers of JSON escape the slash. */
const CANCELLED = 'cancelled"';

/**
 * Sends cancellations to a single server again: the worker that reads a cancellation forwards it at once, perhaps
 * before another worker has sent the request, and a server ignores the cancellation of a request that it does not
 * have.
 */
export class PassedCancellations {
  readonly #parts: CancellationParts;
  /** In any order. An array, because adding to and deleting from a set took a third of the time of a forwarded call. */
  readonly #running: SentMessages[] = [];
  readonly #deaf: () => void;

  constructor(parts: CancellationParts) {
    this.#parts = parts;
    this.#deaf = parts.services.notes.hear((session, change, isOwn) => {
      if (change.kind !== "cancelled") return;
      for (const sent of this.#running) {
        if (sent.session !== session || !this.#marks(sent, change.id)) continue;
        // The server hears of the worker's own cancellations after its requests.
        if (!isOwn) this.#tell(sent, change.id);
      }
    });
  }

  /**
   * Reads the messages of a request while they are forwarded.
   * @param session the session id that the client has
   */
  reader(exchange: Exchange, session: string): RequestReader {
    const sent = new SentMessages(this, { exchange, session, index: this.#running.length });
    this.#running.push(sent);
    return sent;
  }

  /** Refuses to send a request, again or to another session, if all of it was cancelled meanwhile. */
  refusal(exchange: Exchange): Outcome {
    const sent = this.#running.find((each) => each.exchange === exchange);
    if (sent?.cancelled === undefined) return CONTINUE;
    return messagesIn(sent.text).every((message) => isCancelled(message, sent)) ? DONE : CONTINUE;
  }

  close(): void {
    this.#deaf();
  }

  /** Forgets a request that has ended. */
  remove({ index }: SentMessages): void {
    const last = this.#running.pop();
    if (last === undefined || last.index === index) return;
    last.index = index;
    this.#running[index] = last;
  }

  /** Whether a complete body may be a cancellation, or be cancelled already. */
  concerns(text: string): boolean {
    return this.#parts.services.notes.early.mayHaveSome || text.includes(CANCELLED);
  }

  /** Reads a complete body: tells the other workers what it cancels, and the server what of it is cancelled. */
  read(sent: SentMessages): void {
    const { session, text } = sent;
    const { notes } = this.#parts.services;
    if (text.includes(CANCELLED)) this.#note(sent);
    if (!notes.early.mayHaveSome) return;
    for (const id of idsIn(text))
      if (notes.early.take(session, id) && this.#marks(sent, id)) this.#tell(sent, id);
  }

  #note({ session, text }: SentMessages): void {
    for (const message of messagesIn(text)) {
      const id = cancelledBy(message);
      if (id !== undefined)
        this.#parts.services.notes.change(session, { kind: "cancelled", id: keyOfId(id) });
    }
  }

  /** Notes that a request with this id is cancelled; false if none of these messages is one that runs. */
  #marks(sent: SentMessages, id: string): boolean {
    if (sent.exchange.end !== undefined || !idsIn(sent.text).includes(id)) return false;
    (sent.cancelled ??= new Set()).add(id);
    return true;
  }

  /** Tells the server that a request with this id is cancelled. */
  #tell({ exchange, session: known }: SentMessages, id: string): void {
    const { target, services } = this.#parts;
    const { request, server } = exchange;
    const session = request.get(SESSION_HEADER);
    // The server's session is being replaced.
    if (server === undefined || session === known) return;
    const head = { method: "POST", session, version: request.get(VERSION_HEADER) } as const;
    const call = new TargetCall(target, head, cancellationOf(id), {
      ...{ calls: services.calls, exchange, server: target.servers.nameOf(server) },
      ...{ timeout: 0, limit: sharedLimit(target.timeout) },
      arrived() {},
    });
    void call.ended;
  }
}

const DONE: Outcome = {
  code: "direct_response",
  status: 202,
  detail: "the client has cancelled the request",
};

function isCancelled(message: JsonRpcMessage, { cancelled }: SentMessages): boolean {
  return message.kind === "request" && cancelled?.has(keyOfId(message.id)) === true;
}

/** The keys of the ids of requests. */
function idsIn(text: string): readonly string[] {
  return messagesIn(text).flatMap((message) =>
    message.kind === "request" ? keyOfId(message.id) : [],
  );
}

/** The messages of a body, of which every character is a byte; none if the body is not complete. */
function messagesIn(text: string): readonly JsonRpcMessage[] {
  return readBody(Buffer.from(text, "latin1")).found?.messages ?? [];
}
