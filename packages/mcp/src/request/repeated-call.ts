import { randomUUID } from "node:crypto";
import type { SessionSeal } from "../sealing/session-seal.ts";
import type { RepeatedInput } from "../federation/input-required.ts";
import { CODES, errorResponse } from "../json/error.ts";
import { readText, type JsonRpcMessage } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import type { HeldStream, HeldStreams } from "../client/held-streams.ts";
import type { SendEnd } from "../session/occasion.ts";
import type { CallEnd } from "../links/target-call.ts";
import type { RunningCall } from "../links/target-link.ts";

/** A client's request that gets the messages of a call. */
export interface CallListener {
  /** Unique among all listeners of a call. */
  readonly name: string;
  /** The id of the client's request, as JSON. */
  readonly id: string;
  /** The client's progress token, as JSON. */
  readonly token: string | undefined;
  readonly arrived: (messages: readonly JsonRpcMessage[]) => void;
  readonly ended: (end: SendEnd) => void;
}

/** A call that a client's next request can continue. */
export interface ContinuedCall {
  continueFor(listener: CallListener, responses: RawObject): boolean;
  left(name: string): void;
}

/** The message to the worker of a call, from the worker that has the client's next request. */
interface Repeat {
  /** The name of the listener's stream. */
  readonly listener: string;
  readonly id: string;
  readonly token?: string | undefined;
  /** The client's responses as JSON; unset: the client has disconnected. */
  readonly responses?: string;
}

/** The message to the worker that has the client's request. */
interface Heard {
  readonly messages?: readonly string[];
  readonly end?: SentEnd;
  /** Nothing waits for the input. */
  readonly isGone?: true;
}

/** A {@link SendEnd} without bytes, which JSON cannot contain. */
type SentEnd =
  | Exclude<SendEnd, { kind: "refused" }>
  | (Omit<Extract<SendEnd, { kind: "refused" }>, "body"> & { readonly body: string });

/** The field that names the owner of a call in messages between workers. */
const OWNER = "owner";
/** The beginning of states that the gateway makes: servers have states of their own. */
const STATE = "edge-gateway.";
const GONE = { code: CODES.invalidParams, message: "Invalid params: no call waits for this input" };
const COMPLETE: CallEnd = { kind: "complete", session: undefined };

/** The text that a client repeats to continue a call. */
export function stateOf(sealed: string): string {
  return `${STATE}${sealed}`;
}

/**
 * The name of the call that a state names. `null`: the state is of the gateway, but not of this owner.
 * Undefined: it is of a server.
 */
export function callIn(state: string, owner: string, seal: SessionSeal): string | null | undefined {
  if (!state.startsWith(STATE)) return undefined;
  return seal.openOnce(state.slice(STATE.length), owner) ?? null;
}

/** Lets requests in all workers continue a call. */
export function hearRepeats(call: ContinuedCall, owner: string, streams: HeldStreams): HeldStream {
  return {
    take({ fields, body }) {
      if (!fields.some(([field, value]) => field === OWNER && value === owner)) return;
      const { listener: name, id, token, responses }: Repeat = JSON.parse(body);
      if (responses === undefined) return call.left(name);
      const tell = (heard: Heard): void =>
        void streams.post(name, { fields: [], body: JSON.stringify(heard) });
      const listener: CallListener = {
        ...{ name, id, token },
        arrived: (messages) => tell({ messages: messages.map(({ object }) => object.toString()) }),
        ended: (end) => tell({ end: sent(end) }),
      };
      const given = RawObject.of(responses) ?? RawObject.with({});
      if (!call.continueFor(listener, given)) tell({ isGone: true });
    },
  };
}

/** A client's request that continues a call, which may be that of another worker. */
export class RepeatedCall implements RunningCall {
  readonly ended: Promise<CallEnd>;
  readonly server = undefined;
  readonly #streams: HeldStreams;
  readonly #call: string;
  readonly #owner: string;
  readonly #name: string;
  readonly #listener: CallListener;
  readonly #over = Promise.withResolvers<CallEnd>();

  /** @param call the name of the call */
  constructor(
    { streams, call, owner }: { streams: HeldStreams; call: string; owner: string },
    { responses }: RepeatedInput,
    listener: CallListener,
  ) {
    this.#streams = streams;
    this.#call = call;
    this.#owner = owner;
    this.#listener = listener;
    this.ended = this.#over.promise;
    this.#name = streams.hold(`repeated-${randomUUID()}`, {
      take: ({ body }) => {
        const { messages = [], end, isGone }: Heard = JSON.parse(body);
        if (isGone === true) return this.#gone();
        const found = messages.flatMap((text) => readText(text).found?.messages ?? []);
        if (found.length > 0) listener.arrived(found);
        if (end !== undefined) this.#end(received(end));
      },
    });
    const { id, token } = listener;
    this.#post({ listener: this.#name, id, token, responses: responses.toString() });
  }

  abort(): void {
    this.#post({ listener: this.#name, id: this.#listener.id });
  }

  pause(): void {}

  resume(): void {}

  #post(repeat: Repeat): void {
    const message = { fields: [[OWNER, this.#owner] as const], body: JSON.stringify(repeat) };
    void this.#streams.post(this.#call, message).then((isTaken) => {
      if (!isTaken) this.#gone();
    });
  }

  #gone(): void {
    this.#listener.arrived(unknownState(this.#listener.id));
    this.#end(COMPLETE);
  }

  #end(end: SendEnd): void {
    this.#streams.release(this.#name);
    this.#listener.ended(end);
    this.#over.resolve(COMPLETE);
  }
}

/** The error for a state that belongs to another client or request. */
export function unknownState(id: string): readonly JsonRpcMessage[] {
  return readText(errorResponse(GONE, id)).found?.messages ?? [];
}

function sent(end: SendEnd): SentEnd {
  return end.kind === "refused" ? { ...end, body: end.body.toString("base64") } : end;
}

function received(end: SentEnd): SendEnd {
  return end.kind === "refused" ? { ...end, body: Buffer.from(end.body, "base64") } : end;
}
