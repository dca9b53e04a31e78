import { isSessionless, SESSIONLESS_VERSION } from "@edge-gateway/mcp/federation/sessionless";
import {
  enveloped,
  needsInput,
  withoutEnvelope,
} from "@edge-gateway/mcp/federation/sessionless-target";
import { CODES, errorResponse, resultResponse } from "@edge-gateway/mcp/json/error";
import { readBody, readText, type JsonRpcResponse } from "@edge-gateway/mcp/json/message";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";
import type { OpenSession } from "./open-session.ts";
import { TargetCall, type Arrival, type CallEnd, type CallParts } from "./target-call.ts";
import type { LinkedSession, RunningCall, TargetLink } from "./target-link.ts";
import type { HttpTarget } from "./target.ts";

const COMPLETE: CallEnd = { kind: "complete", session: undefined };

/**
 * A target without sessions (version 2026-07-28). Each request identifies its client. Settings that
 * a client with a session makes are stored here and sent along.
 */
export class SessionlessLink implements TargetLink {
  readonly #target: HttpTarget;
  readonly #open: OpenSession;

  constructor(target: HttpTarget, open: OpenSession) {
    this.#target = target;
    this.#open = open;
  }

  post(body: string, _session: LinkedSession, parts: CallParts): RunningCall {
    const message = RawObject.of(body);
    const id = message?.raw("id");
    const method = message?.text("method");
    if (message === undefined || method === undefined) return OVER;
    if (id === undefined) {
      this.#notified(method, message.object("params"));
      return OVER;
    }
    if (this.#keeps(method, message.object("params"))) {
      parts.arrived(arrivalOf(resultResponse("{}", id)));
      return OVER;
    }
    return this.#request(message, id, parts);
  }

  /** Whether a request changes state that only a session could keep. */
  #keeps(method: string, params: RawObject | undefined): boolean {
    switch (method) {
      case "ping":
        return true;
      case "logging/setLevel":
        this.#open.logLevel = params?.text("level");
        return true;
      case "resources/subscribe":
      case "resources/unsubscribe": {
        const isWanted = method === "resources/subscribe";
        this.#open.subscribe(this.#target.name, params?.text("uri") ?? "", isWanted);
        return true;
      }
      default:
        return false;
    }
  }

  /** Of a client's notifications, such a target needs only one: that a request is cancelled. */
  #notified(method: string, params: RawObject | undefined): void {
    if (method !== "notifications/cancelled") return;
    this.#open.calls.get(params?.raw("requestId") ?? "")?.abort();
  }

  #request(message: RawObject, id: string, parts: CallParts): RunningCall {
    const { client } = this.#open.session;
    const { body, fields } = enveloped(message, client, this.#open.logLevel);
    const head = {
      method: "POST",
      session: undefined,
      version: SESSIONLESS_VERSION,
      fields,
    } as const;
    const arrived = (arrival: Arrival): void => parts.arrived(this.#understood(arrival));
    const call = new TargetCall(this.#target, head, body, { ...parts, arrived });
    this.#open.calls.set(id, call);
    const ended = call.ended.then((end) => {
      this.#open.calls.delete(id);
      return this.#errorOf(end, id, arrived);
    });
    return {
      ended,
      server: call.server,
      abort: () => call.abort(),
      pause: () => call.pause(),
      resume: () => call.resume(),
    };
  }

  /** Such a target may also report an invalid request by its HTTP status. */
  #errorOf(end: CallEnd, id: string, arrived: (arrival: Arrival) => void): CallEnd {
    if (end.kind !== "refused") return end;
    const messages = (readBody(end.body).found?.messages ?? []).filter(
      (message): message is JsonRpcResponse => message.kind === "response" && message.id === id,
    );
    if (messages.length === 0) return end;
    arrived({ messages, eventId: undefined, retry: undefined });
    return COMPLETE;
  }

  /** Converts a result for a client with a session. */
  #understood(arrival: Arrival): Arrival {
    if (isSessionless(this.#open.session.version)) return arrival;
    const messages = arrival.messages.flatMap((message) => {
      if (message.kind !== "response") return [message];
      const result = message.object.object("result");
      if (result === undefined) return [message];
      if (needsInput(result)) return messagesOf(errorResponse(NEEDS_INPUT, message.id));
      withoutEnvelope(result);
      message.object.set("result", result.toString());
      return [message];
    });
    return { ...arrival, messages };
  }
}

const NEEDS_INPUT = {
  code: CODES.internal,
  message: "The server asks for more input, which this version of the client cannot give",
};

const OVER: RunningCall = {
  ended: Promise.resolve(COMPLETE),
  server: undefined,
  abort() {},
  pause() {},
  resume() {},
};

function arrivalOf(json: string): Arrival {
  return { messages: messagesOf(json), eventId: undefined, retry: undefined };
}

function messagesOf(json: string) {
  return readText(json).found?.messages ?? [];
}
