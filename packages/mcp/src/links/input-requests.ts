import { randomUUID } from "node:crypto";
import { readText, type JsonRpcMessage } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import type { HeldStreams } from "../client/held-streams.ts";
import type { ClientSession } from "./target-link.ts";

/** The requests for a client's input that a target without sessions needs, and their responses. */
export interface InputRequests {
  /** The requests that are sent to the client. */
  readonly messages: readonly JsonRpcMessage[];
  /** The client's responses as JSON, in the target's format; rejects if the client responds with an error. */
  readonly answered: Promise<string>;
  /** Called when the responses are no longer needed. */
  release(): void;
}

/**
 * The beginning of the ids of these requests. Clients see the ids; without this prefix they could name other
 * streams.
 */
const MARK = "input-";

/**
 * The field that names the session in messages between workers: a response is accepted only in its own
 * session.
 */
const SESSION = "session";

/**
 * Requests the input that a target needs from a client with a session (version 2026-07-28, multi round-trip
 * requests). The client's response may reach any worker.
 */
export function requestInput(
  result: RawObject,
  { session }: ClientSession,
  streams: HeldStreams,
): InputRequests {
  const wanted = result.object("inputRequests");
  const waits: PromiseWithResolvers<readonly [key: string, value: string]>[] = [];
  const names: string[] = [];
  const messages = (wanted?.keys() ?? []).flatMap((key) => {
    const wait = Promise.withResolvers<readonly [string, string]>();
    waits.push(wait);
    const name = streams.hold(`${MARK}${randomUUID()}`, {
      take({ fields, body }) {
        if (!fields.some(([field, value]) => field === SESSION && value === session.id)) return;
        const response = RawObject.of(body);
        const value = response?.raw("result");
        if (value !== undefined) wait.resolve([key, value]);
        else wait.reject(new Error(response?.object("error")?.text("message") ?? "no result"));
      },
    });
    names.push(name);
    return requestOf(wanted?.object(key), name);
  });
  return {
    messages,
    answered: Promise.all(waits.map(({ promise }) => promise)).then((all) =>
      RawObject.with(Object.fromEntries(all)).toString(),
    ),
    release: () => names.forEach((name) => streams.release(name)),
  };
}

/** In protocol versions with sessions, an elicitation by URL has an id. */
function requestOf(wanted: RawObject | undefined, id: string): readonly JsonRpcMessage[] {
  const method = wanted?.raw("method");
  const params = wanted?.object("params");
  if (params?.text("mode") === "url" && !params.has("elicitationId"))
    params.setText("elicitationId", randomUUID());
  const request = RawObject.with({
    jsonrpc: '"2.0"',
    id: JSON.stringify(id),
    method,
    params: params?.toString(),
  });
  return readText(request.toString()).found?.messages ?? [];
}

/** Forwards a client's response to the call that waits for it; false if no call waits. */
export async function answerInput(
  streams: HeldStreams,
  { session }: ClientSession,
  response: RawObject,
): Promise<boolean> {
  const name = response.text("id") ?? "";
  if (!name.includes(`/${MARK}`)) return false;
  return streams.post(name, { fields: [[SESSION, session.id]], body: response.toString() });
}
