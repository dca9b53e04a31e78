import { resultResponse } from "../json/error.ts";
import { readText } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { answerInput } from "./input-requests.ts";
import { SessionlessCall, type SessionlessPlace } from "./sessionless-call.ts";
import type { Arrival, CallEnd, CallParts } from "./target-call.ts";
import type { LinkedSession, RunningCall, TargetLink } from "./target-link.ts";

const COMPLETE: CallEnd = { kind: "complete", session: undefined };
const UNWANTED: CallEnd = {
  kind: "failed",
  detail: "no request waits for the client's response",
  about: "session",
};

/**
 * The connection to a target without sessions (version 2026-07-28). Each request identifies its client, and
 * contains the settings that a client with a session has made.
 */
export class SessionlessLink implements TargetLink {
  readonly #place: SessionlessPlace;

  constructor(place: SessionlessPlace) {
    this.#place = place;
  }

  post(body: string, _session: LinkedSession, parts: CallParts): RunningCall {
    const message = RawObject.of(body);
    const id = message?.raw("id");
    const method = message?.text("method");
    if (message === undefined) return OVER;
    if (method === undefined) {
      const answered = answerInput(this.#place.streams, this.#place.open, message);
      return { ...OVER, ended: answered.then((isTaken) => (isTaken ? COMPLETE : UNWANTED)) };
    }
    // The gateway itself handles notifications about the session, so they are not sent.
    if (id === undefined) return OVER;
    if (OF_SESSIONS.has(method)) {
      parts.arrived(arrivalOf(resultResponse("{}", id)));
      return OVER;
    }
    return this.#request(message, id, parts);
  }

  #request(message: RawObject, id: string, parts: CallParts): RunningCall {
    const call = new SessionlessCall(message, id, this.#place, parts);
    this.#place.open.calls.add(id, call);
    return call;
  }
}

/**
 * Requests that only check or change a session. The gateway responds to them, because the target has no
 * sessions.
 */
const OF_SESSIONS = new Set([
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
]);

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
