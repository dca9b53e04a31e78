import { randomUUID } from "node:crypto";
import { readText, type JsonRpcMessage } from "@edge-gateway/mcp/json/message";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";
import type { HeldStreams } from "../held-streams.ts";
import type { OpenSession } from "./open-session.ts";

/** What a target without sessions asks a client for, and where the client's responses go. */
export interface InputRequests {
  /** Requests for the client. */
  readonly messages: readonly JsonRpcMessage[];
  /** The responses as the target wants them (JSON); an Error when the client gives one. */
  readonly answered: Promise<string>;
  /** Nobody waits for them any more. */
  release(): void;
}

/** A field of what workers send each other: responses count in their own session only. */
const SESSION = "session";

/**
 * Asks a client with a session for the input that a result wants (2026-07-28, multi round-trip
 * requests). The client may respond to any worker.
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
    const name = streams.hold(randomUUID(), {
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

/** Takes a client's response to such a request to where it is waited for. */
export async function answerInput(
  streams: HeldStreams,
  { session }: OpenSession,
  response: RawObject,
): Promise<void> {
  const name = response.text("id") ?? "";
  await streams.post(name, { fields: [[SESSION, session.id]], body: response.toString() });
}
