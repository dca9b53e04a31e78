import { sendThroughGateway, whole } from "../../live/gateway-response.ts";
import { enveloped, SESSIONLESS_VERSION } from "../../live/mcp-envelope.ts";
import { initializeParams, MCP_VERSION } from "../../live/mcp-initialize.ts";

/** Characters of a response that are shown. */
export const SHOWN = 4_000;

const MCP_HEADERS = [
  "content-type: application/json",
  "accept: application/json, text/event-stream",
];
const CHALLENGE = "www-authenticate";
/** Statuses that are about the client, not about the version of the protocol. */
const OF_CLIENT: ReadonlySet<number> = new Set([401, 402, 403, 429]);
const NOTHING = {};

/** The first call of a client, and what came back. */
export interface FirstCall {
  readonly method: string;
  /** The version of the client. */
  readonly version: string;
  readonly status: number;
  /** The field `WWW-Authenticate`; empty if there is none. */
  readonly challenge: string;
  /** The response as text. */
  readonly shown: string;
  /** Whether the server has accepted the call. */
  readonly isGood: boolean;
}

/**
 * The first calls of a client that knows both kinds of servers: `initialize`, and if the server knows no sessions,
 * `server/discover`.
 * @param headers further header fields, such as a token
 */
export async function firstCalls(
  url: string,
  headers: readonly string[],
  signal: AbortSignal,
): Promise<readonly FirstCall[]> {
  const params = initializeParams(NOTHING);
  const begun = await call(url, { method: "initialize", params }, headers, signal);
  if (begun.isGood || OF_CLIENT.has(begun.status)) return [begun];
  const method = "server/discover";
  const { params: envelope, headers: own } = enveloped(method, NOTHING, NOTHING);
  const fields = [...headers, ...own, `mcp-protocol-version: ${SESSIONLESS_VERSION}`];
  const found = await call(url, { method, params: envelope }, fields, signal);
  // A server that knows neither says most to the first.
  return found.isGood || OF_CLIENT.has(found.status) ? [begun, found] : [begun];
}

async function call(
  url: string,
  message: { readonly method: string; readonly params: object },
  headers: readonly string[],
  signal: AbortSignal,
): Promise<FirstCall> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
  const order = { method: "POST", url, headers: [...MCP_HEADERS, ...headers], body };
  const response = await sendThroughGateway(order, signal);
  const challenge = response.header(CHALLENGE);
  const text = await whole(response.texts);
  const session = response.header("mcp-session-id");
  if (session !== "") {
    const end = { method: "DELETE", url, headers: [...headers, `mcp-session-id: ${session}`] };
    await sendThroughGateway(end, signal).catch(() => undefined);
  }
  const { status } = response;
  const fields = challenge === "" ? [] : [`${CHALLENGE}: ${challenge}`];
  return {
    method: message.method,
    version: message.method === "initialize" ? MCP_VERSION : SESSIONLESS_VERSION,
    status,
    challenge,
    shown: [`${status}`, ...fields, "", text.slice(0, SHOWN)].join("\n"),
    // An error of JSON-RPC may come with any status.
    isGood: status === OK && /"result"\s*:/.test(text),
  };
}

const OK = 200;
