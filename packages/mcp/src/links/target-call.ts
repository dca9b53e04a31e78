import type { CallReader, CallResult, ResponseHead, UpstreamCall, Calls } from "@edge-gateway/http";
import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";
import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { TRACEPARENT } from "@edge-gateway/trace/target-span";
import { readBody, readText, type JsonRpcMessage } from "../json/message.ts";
import { EventReader, type StreamEvent } from "@edge-gateway/kernel/http/event-reader";
import { MAX_MCP_MESSAGE_BYTES } from "../bounds.ts";
import type { Exchange } from "../exchange.ts";
import type { HttpTarget } from "../target/target.ts";
import { isChallenge, showsClients } from "../target/refusals.ts";
import { silenceAlarm, type Pulse } from "../target/silence-alarm.ts";
import { TargetWatch } from "../target/target-watch.ts";
import type { SentField } from "../target/target-head.ts";
import { headFor, sentFields, SESSION_HEADER, type TargetRequest } from "../target/target-head.ts";

/** Messages of a target that arrived together. */
export interface Arrival {
  readonly messages: readonly JsonRpcMessage[];
  /** The id of the event; undefined if the event has none. */
  readonly eventId: string | undefined;
  /** Milliseconds after which the client should reconnect; undefined if the target does not say. */
  readonly retry: number | undefined;
}

/** How a call of a target ended. */
export type CallEnd =
  | { readonly kind: "complete"; readonly session: string | undefined }
  /** The target responded with an error status and this body. */
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly body: Buffer;
      /** Whether the target asks the client for a credential. */
      readonly challenges: boolean;
    }
  | FailedCall;

/** The end of a call without a usable response. */
export interface FailedCall {
  readonly kind: "failed";
  readonly detail: string;
  /**
   * What the failure concerns. `server`: the server could not be connected to. `session`: only the client, or
   * the connection of one session. Unset: at least the call.
   */
  readonly about?: "server" | "session";
}

/** The end of a call to a server that is no longer configured. */
const GONE: FailedCall = {
  kind: "failed",
  detail: "the server is no longer available",
  about: "server",
};

/** The end of a call that its client has cancelled. */
export const CANCELLED: FailedCall = {
  kind: "failed",
  detail: "the client cancelled the request",
  about: "session",
};

/** Where a message for a stream is posted. */
export interface PostPlace {
  readonly path: string;
  /** The name of the target's server that has the stream, if there are several servers. */
  readonly server: string | undefined;
}

export type Deliver = (body: string, place: PostPlace) => Promise<CallEnd>;

export interface CallParts {
  readonly calls: Calls;
  /** The client's exchange; undefined for a call of the gateway itself, without a client's credentials. */
  readonly exchange: Exchange | undefined;
  /** The name of the server that has the session, if there are several servers. */
  readonly server: string | undefined;
  /** Maximum milliseconds to the response headers; 0 means no limit. */
  readonly timeout: number;
  /** Maximum milliseconds to the end of the response; 0 means no limit. */
  readonly limit: number;
  readonly arrived: (arrival: Arrival) => void;
  /** Called with the headers of the client, and whether they contain credentials of a policy. */
  readonly sent?: (fields: readonly SentField[], isShown: boolean) => void;
  /** Called when the response is an event stream. */
  readonly opened?: () => void;
  /** Posts a message for a stream of this worker: another worker has the client's request. */
  readonly deliver?: Deliver;
  /** Called with an event that contains no message. */
  readonly named?: (name: string, data: string) => void;
}

const OK = 200;
/** The status for messages that were accepted and get no response. */
const ACCEPTED = 202;
const NOTHING = Buffer.alloc(0);

/** A request to a target, and the messages of its response. */
export class TargetCall {
  readonly ended: Promise<CallEnd>;
  /** The name of the server that was called, if there are several servers. */
  server: string | undefined;
  readonly #parts: CallParts;
  readonly #end: (end: CallEnd) => void;
  readonly #body = new ByteBuilder();
  #call: UpstreamCall | undefined;
  #events: EventReader | undefined;
  #head:
    | {
        readonly status: number;
        readonly session: string | undefined;
        readonly challenges: boolean;
      }
    | undefined;
  /** Whether the target gets the credential of the client, and none of the gateway. */
  #showsClients = false;
  #fault: string | undefined;
  #isAborted = false;
  readonly #pulse: Pulse;
  #watch: TargetWatch | undefined;

  constructor(target: HttpTarget, request: TargetRequest, body: string, parts: CallParts) {
    const { promise, resolve } = Promise.withResolvers<CallEnd>();
    this.#parts = parts;
    this.#pulse = target.pulse;
    const alarm = silenceAlarm(parts.calls, parts.limit, target.pulse, () => {
      this.#fault = "no response in time";
      this.abort();
    });
    this.ended = promise;
    this.#end = (end) => {
      alarm.release();
      this.#watch?.ended(end);
      resolve(end);
    };
    this.#start(target, request, body, target.servers.upstreams.length - 1);
  }

  /**
   * Sends the request.
   * @param others number of further servers that may be tried, if any server may handle the request
   */
  #start(target: HttpTarget, request: TargetRequest, body: string, others: number): void {
    const ended = (result: CallResult): void => {
      const mayTryAnother = others > 0 && this.#parts.server === undefined && !this.#isAborted;
      if (mayTryAnother && result.isUnprocessed)
        return this.#start(target, request, body, others - 1);
      this.#finish(result);
    };
    void this.#send(target, request, body, ended).catch((error: unknown) =>
      this.#end({ kind: "failed", detail: error instanceof Error ? error.message : String(error) }),
    );
  }

  abort(): void {
    this.#isAborted = true;
    this.#call?.abort();
  }

  pause(): void {
    this.#call?.pause();
  }

  resume(): void {
    this.#call?.resume();
  }

  #responded(head: ResponseHead): void {
    this.#pulse.beats++;
    const challenges = isChallenge(head, this.#showsClients);
    this.#head = { status: head.status, session: head.get(SESSION_HEADER), challenges };
    this.#watch?.responded(head.status);
    const isStream = head.get("content-type")?.startsWith("text/event-stream") === true;
    if (head.status !== OK || !isStream) return;
    this.#events = new EventReader(MAX_MCP_MESSAGE_BYTES);
    this.#parts.opened?.();
  }

  #received(bytes: Uint8Array): void {
    if (this.#fault !== undefined) return;
    try {
      if (this.#events !== undefined)
        for (const event of this.#events.read(bytes)) this.#tell(event);
      else if (this.#body.length + bytes.length <= MAX_MCP_MESSAGE_BYTES) this.#body.add(bytes);
      else throw new RangeError("a message is too long");
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
      this.abort();
    }
  }

  async #send(
    target: HttpTarget,
    request: TargetRequest,
    body: string,
    ended: (result: CallResult) => void,
  ): Promise<void> {
    const { exchange, calls, timeout, server } = this.#parts;
    const head = headFor(target, exchange, request);
    const bytes = body === "" ? NOTHING : Buffer.from(body);
    if (target.credentials !== undefined && exchange !== undefined) {
      const refusal = await target.credentials.show(exchange, { head, body: bytes });
      if (refusal !== undefined) return this.#end(withoutCredentials(refusal.detail));
    }
    const isShown = target.credentials !== undefined || exchange?.showsCredentials === true;
    this.#showsClients = showsClients(target, isShown);
    this.#parts.sent?.(sentFields(head), isShown);
    if (this.#isAborted)
      return this.#end(
        this.#fault === undefined ? CANCELLED : { kind: "failed", detail: this.#fault },
      );
    const upstream = target.servers.named(server);
    if (upstream === undefined) return this.#end(GONE);
    this.server = target.servers.nameOf(upstream);
    this.#watch ??= TargetWatch.begin(exchange, {
      target: target.name,
      address: upstream.name,
      body,
    });
    const traceparent = this.#watch?.traceparent;
    if (traceparent !== undefined) head.set(TRACEPARENT, traceparent);
    const reader: CallReader = {
      responded: (response) => this.#responded(response),
      received: (part) => this.#received(part),
      ended,
    };
    this.#call = calls.start(head, bytes, { upstream, timeout }, reader);
  }

  #tell({ data, id, retry, event }: StreamEvent): void {
    const isMessage = data !== undefined && data !== "" && (event ?? "message") === "message";
    if (event !== undefined && event !== "message") this.#parts.named?.(event, data ?? "");
    const messages = isMessage ? messagesOf(readText(data)) : [];
    this.#arrived({ messages, eventId: id, retry });
  }

  #arrived(arrival: Arrival): void {
    this.#watch?.heard(arrival.messages);
    this.#parts.arrived(arrival);
  }

  #finish({ failure, failureKind }: CallResult): void {
    const head = this.#head;
    if (this.#fault === undefined && this.#isAborted) return this.#end(CANCELLED);
    if (failureKind === "connect")
      return this.#end({ kind: "failed", detail: failure ?? failureKind, about: "server" });
    if (this.#fault !== undefined || failure !== undefined || head === undefined)
      return this.#end({ kind: "failed", detail: this.#fault ?? failure ?? "no response" });
    const body = this.#body.take();
    const { status, session, challenges } = head;
    if (!isSuccess(status)) return this.#end({ kind: "refused", status, body, challenges });
    try {
      if (body.length > 0 && status !== ACCEPTED)
        this.#arrived({
          messages: messagesOf(readBody(body)),
          eventId: undefined,
          retry: undefined,
        });
      this.#end({ kind: "complete", session });
    } catch (error) {
      this.#end({ kind: "failed", detail: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** The end of a call if the gateway has no credentials for it. */
export function withoutCredentials(detail = "there are no credentials for the server"): FailedCall {
  return { kind: "failed", detail, about: "session" };
}

/**
 * Parses the messages of a body.
 * @throws Error if the body contains no valid message
 */
function messagesOf({ found, error }: ReturnType<typeof readText>): readonly JsonRpcMessage[] {
  if (error !== undefined) throw new Error(`the server sent invalid JSON-RPC: ${error.message}`);
  return found.messages;
}
