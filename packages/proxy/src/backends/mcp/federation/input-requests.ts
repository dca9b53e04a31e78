import { randomUUID } from "node:crypto";
import { readText, type JsonRpcMessage } from "@edge-gateway/mcp/json/message";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";
import type { HeldStreams } from "../held-streams.ts";
import type { OpenSession } from "./open-session.ts";

/**
 * Requests of a target without sessions for the client's input, and the destination of the
 * responses.
 */
export interface InputRequests {
  /** The requests that are sent to the client. */
  readonly messages: readonly JsonRpcMessage[];
  /** The responses in the target's format (JSON); an Error if the client responds with one. */
  readonly answered: Promise<string>;
  /** Is called when no result is needed any more. */
  release(): void;
}

/**
 * The beginning of the names of these waits: clients know the names, and reach no other stream by
 * them.
 */
const MARK = "input-";

/** A field in messages between workers: responses are only accepted in their own session. */
const SESSION = "session";

/**
 * Requests the input that a result requires from a client with a session (2026-07-28, multi
 * round-trip requests). The client may respond to any worker.
 */
export function requestInput(
  result: RawObject,
  { session }: OpenSession,
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

/** In versions with sessions an elicitation by URL has an id. */
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

/** Forwards a client's response to the call that waits for it. */
export async function answerInput(
  streams: HeldStreams,
  { session }: OpenSession,
  response: RawObject,
): Promise<void> {
  const name = response.text("id") ?? "";
  if (!name.includes(`/${MARK}`)) return;
  await streams.post(name, { fields: [[SESSION, session.id]], body: response.toString() });
}
