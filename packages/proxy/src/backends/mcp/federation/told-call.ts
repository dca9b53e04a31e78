import { METHODS } from "@edge-gateway/mcp/federation/methods";
import type { Call } from "@edge-gateway/mcp/federation/plan";
import type { JsonRpcRequest } from "@edge-gateway/mcp/json/message";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";
import type { Exchange, McpCall } from "../../../pipeline/exchange.ts";
import type { Federation } from "./federation.ts";

/** Clients choose methods: one that the protocol does not have is this in log and metrics. */
const OTHER = "other";

/** Begins to tell of a request; of a batch log and spans tell of the first one. */
export function beginCall(exchange: Exchange, { method, id }: JsonRpcRequest): McpCall {
  const call: McpCall = { method: METHODS.has(method) ? method : OTHER, id };
  exchange.mcp ??= call;
  return call;
}

/** Whom the request concerns, once that is known. */
export function learnTarget(told: McpCall, { item }: Call, target: string): void {
  told.target = target;
  told.kind = item?.kind;
  told.name = item?.name;
}

/** The response to the request, as its client gets it. */
export function endCall(
  { parts }: Federation,
  { trace }: Exchange,
  told: McpCall,
  response = "",
): void {
  // Most responses hold neither word, and long ones are not read once more.
  if (response.includes('"error"') || response.includes('"isError"')) learnFailure(told, response);
  parts.metrics.mcpCall(parts.key, told);
  if (trace === undefined) return;
  const { method, name, target, errorCode, toolFailed } = told;
  const what = [method, name].filter((text) => text !== undefined).join(" ");
  const end = errorCode ?? (toolFailed === true ? "tool_error" : "success");
  trace.policy(target === undefined ? "mcp" : `mcp ${target}`, "apply", `${what}: ${end}`);
}

function learnFailure(told: McpCall, response: string): void {
  const message = RawObject.of(response);
  const code = message?.object("error")?.raw("code");
  if (code !== undefined) told.errorCode = Number(code);
  told.toolFailed = message?.object("result")?.raw("isError") === "true";
}
