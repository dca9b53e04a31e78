import { randomUUID } from "node:crypto";
import type { Alarm } from "@edge-gateway/http";
import { inputRequestOf, inputRequired } from "../federation/input-required.ts";
import { CODES, errorResponse, resultResponse } from "../json/error.ts";
import {
  readText,
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
} from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import { openServerStream } from "./server-stream.ts";
import type { Occasion, SendEnd } from "../session/occasion.ts";
import { hearRepeats, stateOf, type CallListener } from "./repeated-call.ts";
import { CANCELLED, type CallEnd } from "../links/target-call.ts";
import type { RunningCall } from "../links/target-link.ts";
import type { Targets } from "../session/targets.ts";
import type { SessionSeal } from "../sealing/session-seal.ts";

/** The call of a target with a session, for a client without a session. */
export interface BridgedPlace {
  readonly targets: Targets;
  readonly seal: SessionSeal;
  readonly occasion: Occasion;
  /** The same after its exchange has ended. */
  readonly later: Occasion;
  readonly target: string;
  /** What the client can be asked for. */
  readonly capabilities: RawObject;
  /** Whose call it is, and what it calls: nothing else continues it. */
  readonly owner: string;
}

interface Question {
  /** The id of the server's request, as JSON. */
  readonly id: string;
  /** The request as the client gets it: JSON. */
  readonly request: string;
}

const NOBODY = { code: CODES.methodNotFound, message: "Method not found" };
const TOO_MANY = { code: CODES.internal, message: "Too many calls wait for input" };
const COMPLETE: CallEnd = { kind: "complete", session: undefined };
const PROGRESS = "notifications/progress";

/**
 * A call that continues while its client has a result that asks for input. The client's next request, which may
 * reach another worker, listens to the same call.
 */
export class BridgedCall implements RunningCall {
  /** Resolves when the call has ended and nobody can continue it. */
  readonly ended: Promise<CallEnd>;
  readonly server = undefined;
  readonly #place: BridgedPlace;
  readonly #over = Promise.withResolvers<CallEnd>();
  readonly #running = new Set<RunningCall>();
  readonly #questions = new Map<string, Question>();
  readonly #alarm: Alarm;
  readonly #name: string;
  /** Messages that arrived while nobody listened. */
  readonly #kept: JsonRpcMessage[] = [];
  #listener: CallListener | undefined;
  #end: SendEnd | undefined;
  #asked = 0;
  #isWaiting = false;
  #isAborted = false;

  constructor(place: BridgedPlace) {
    this.#place = place;
    this.ended = this.#over.promise;
    const { streams, calls } = place.targets.services;
    this.#alarm = calls.alarm(() => this.abort());
    this.#name = streams.hold(`bridged-${randomUUID()}`, hearRepeats(this, place.owner, streams));
  }

  /** Sends the request; the first listener is the client that sent it. */
  async run(text: string, first: CallListener): Promise<void> {
    this.#listener = first;
    this.#place.occasion.running.add(this);
    try {
      this.#end = await this.#send(text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      this.#end = { kind: "failed", detail };
    }
    this.#tellEnd();
  }

  async #send(text: string): Promise<SendEnd> {
    const { targets, occasion, target } = this.#place;
    const own = { ...occasion, running: this.#running };
    const stream = await openServerStream(targets, own, target, (messages) =>
      this.#arrived(messages.filter((message) => message.kind === "request")),
    );
    if (this.#isAborted) return CANCELLED;
    const end = await targets.send(own, target, text, ({ messages }) => this.#arrived(messages));
    stream?.abort();
    return end;
  }

  /** Continues a call that waits, with responses by the keys of the requests; false if it does not wait. */
  continueFor(listener: CallListener, responses: RawObject): boolean {
    if (!this.#isWaiting) return false;
    this.#stopWaiting();
    this.#listener = listener;
    for (const [key, { id }] of [...this.#questions]) {
      const response = responses.raw(key);
      if (response === undefined) continue;
      this.#questions.delete(key);
      this.#answer(resultResponse(response, id));
    }
    this.#arrived(this.#kept.splice(0));
    this.#tellEnd();
    return true;
  }

  /** Ends the call if this listener is still the one that listens. */
  left(name: string): void {
    if (this.#listener?.name === name) this.abort();
  }

  abort(): void {
    this.#isAborted = true;
    this.#listener = undefined;
    this.#stopWaiting();
    for (const call of this.#running) call.abort();
    if (this.#end !== undefined) this.#finish();
  }

  pause(): void {
    for (const call of this.#running) call.pause();
  }

  resume(): void {
    for (const call of this.#running) call.resume();
  }

  #arrived(messages: readonly JsonRpcMessage[]): void {
    const others = messages.filter((message) => {
      if (message.kind !== "request") return true;
      this.#ask(message);
      return false;
    });
    if (this.#listener === undefined) this.#kept.push(...others.filter(isResponse));
    else if (others.length > 0) this.#tell(this.#listener, others);
    if (this.#listener !== undefined && this.#questions.size > 0) this.#askClient(this.#listener);
  }

  /** Forwards messages as the listener's own request gets them. */
  #tell({ id, token, arrived }: CallListener, messages: readonly JsonRpcMessage[]): void {
    const own = messages.flatMap<JsonRpcMessage>((message) => {
      if (message.kind === "notification") return withToken(message, token);
      message.object.set("id", id);
      return [{ ...message, id }];
    });
    if (own.length > 0) arrived(own);
  }

  #ask(message: JsonRpcRequest): void {
    const request = inputRequestOf(message, this.#place.capabilities);
    if (request === undefined) return this.#answer(errorResponse(NOBODY, message.id));
    this.#asked += 1;
    this.#questions.set(`input-${this.#asked}`, { id: message.id, request });
  }

  /** Responds to the client that the call needs its input, and waits for the client's next request. */
  #askClient(listener: CallListener): void {
    const { targets, seal, owner } = this.#place;
    const { waiting } = targets.services;
    if (!waiting.enter()) {
      for (const { id } of this.#questions.values()) this.#answer(errorResponse(TOO_MANY, id));
      this.#questions.clear();
      return;
    }
    this.#isWaiting = true;
    this.#listener = undefined;
    this.#place.occasion.running.delete(this);
    this.#alarm.set(waiting.timeToAnswer);
    const requests = Array.from(this.#questions, ([key, { request }]) => [key, request] as const);
    const state = stateOf(seal.sealOnce(this.#name, owner));
    const json = inputRequired(listener.id, Object.fromEntries(requests), state);
    listener.arrived(readText(json).found?.messages ?? []);
    listener.ended(COMPLETE);
  }

  #answer(json: string): void {
    const { targets, later, target } = this.#place;
    void targets.send({ ...later, running: this.#running }, target, json, () => {});
  }

  #stopWaiting(): void {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    this.#alarm.set(0);
    this.#place.targets.services.waiting.leave();
  }

  #tellEnd(): void {
    if (this.#end === undefined || this.#isWaiting) return;
    this.#listener?.ended(this.#end);
    this.#finish();
  }

  #finish(): void {
    this.#stopWaiting();
    this.#alarm.release();
    this.#place.occasion.running.delete(this);
    this.#place.targets.services.streams.release(this.#name);
    this.#over.resolve(COMPLETE);
  }
}

/** Each request of the client has a progress token of its own; one without a token gets no progress. */
function withToken(
  message: JsonRpcNotification,
  token: string | undefined,
): readonly JsonRpcNotification[] {
  const params = message.method === PROGRESS ? message.object.object("params") : undefined;
  if (params === undefined) return [message];
  if (token === undefined) return [];
  params.set("progressToken", token);
  message.object.set("params", params.toString());
  return [message];
}

function isResponse(message: JsonRpcMessage): boolean {
  return message.kind === "response";
}
