import assert from "node:assert/strict";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { fillPlain, startSdkServer } from "./arrange.ts";
import { fillEveryMethodNew } from "./programs/every-method-new-server.ts";
import { startNewServer } from "./programs/new-server.ts";

/** Calls that wait for their client, which sends each request on a connection of its own: any worker may get it. */

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
  connection: "close",
};
const QUESTION = "elicitation/create";

/** A session whose call with the id 2 has asked its client. */
export interface WaitingCall {
  /** Sends another message of the session. */
  post(message: object): Promise<Response>;
  /** Ends the session. */
  end(): Promise<Response>;
  /** All that has arrived for the call so far. */
  seen(): string;
  /** Resolves when the response of the call has ended. */
  readonly ended: Promise<void>;
}

/** Starts a server with sessions, and `asking`, one without sessions whose tool `m-elicit` asks its client. */
export async function startAsking() {
  const plain = await startSdkServer(fillPlain("plain"));
  const asking = await startNewServer("asking", fillEveryMethodNew);
  const targets = Object.entries({ plain, asking }).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
  const close = async () => void (await Promise.all([plain.close(), asking.close()]));
  return { targets, [Symbol.asyncDispose]: close };
}

/** Begins a session and a call of a tool, which asks the client. */
export async function beginWaiting({ url }: Gateway, tool: string): Promise<WaitingCall> {
  let session: Readonly<Record<string, string>> = {};
  const post = (message: object) =>
    fetch(`${url}/mcp`, {
      method: "POST",
      headers: { ...HEADERS, ...session },
      body: JSON.stringify({ jsonrpc: "2.0", ...message }),
    });
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: { elicitation: {} },
    clientInfo: { name: "test", version: "1" },
  };
  const begun = await post({ id: 1, method: "initialize", params });
  await begun.text();
  session = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" };
  await post({ method: "notifications/initialized" });
  const call = await post({ id: 2, method: "tools/call", params: { name: tool, arguments: {} } });
  assert.ok(call.body !== null);
  const events = call.body.pipeThrough(new TextDecoderStream()).values();
  let seen = "";
  while (!seen.includes(QUESTION)) seen += (await events.next()).value ?? "";
  const ended = (async () => {
    for await (const part of events) seen += part;
  })();
  const end = () =>
    fetch(`${url}/mcp`, { method: "DELETE", headers: { ...session, connection: "close" } });
  return { post, end, seen: () => seen, ended };
}
