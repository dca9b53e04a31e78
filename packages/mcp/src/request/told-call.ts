import type { TraceRecorder } from "@edge-gateway/trace/recorder";
import { shownMethod } from "../federation/names/call-words.ts";
import type { Call } from "../federation/plan.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import type { Owners } from "../federation/names/owners.ts";
import { RawObject } from "../json/raw-json.ts";
import { MCP_CALL, type Exchange, type McpCall } from "../exchange.ts";
import type { Federation } from "./federation.ts";

/** Starts to record a request. Of a batch, logs and spans show the first request. */
export function beginCall(exchange: Exchange, { method, id }: JsonRpcRequest): McpCall {
  const call: McpCall = { method: shownMethod(method), id };
  if (MCP_CALL.get(exchange) === undefined) MCP_CALL.set(exchange, call);
  return call;
}

/** Records the target of the request, once the target is known. */
export function learnTarget(told: McpCall, { item }: Call, target: string): void {
  told.target = target;
  told.kind = item?.kind;
  told.name = item?.name;
}

/** Records the response to the client. */
export function endCall(
  { targets, names }: Federation,
  { trace }: Exchange,
  told: McpCall,
  response = "",
): void {
  // Only responses that contain one of these words are parsed: most responses contain none, and some are
  // long.
  if (response.includes('"error"') || response.includes('"isError"')) learnFailure(told, response);
  if (told.errorCode !== undefined || told.toolFailed === true)
    told.isUnlisted = !isListed(told, names.owners);
  targets.services.metrics.mcpCall(targets.key, told);
  if (trace !== undefined) tellTrace(trace, told);
}

/** Writes the record of a finished request. */
export function tellTrace(trace: TraceRecorder, told: McpCall): void {
  const { method, name, target, errorCode, toolFailed } = told;
  const what = [method, name].filter((text) => text !== undefined).join(" ");
  const end = errorCode ?? (toolFailed === true ? "tool_error" : "success");
  trace.policy(target === undefined ? "mcp" : `mcp ${target}`, "apply", `${what}: ${end}`);
}

function isListed({ kind, name, target }: McpCall, owners: Owners): boolean {
  if (kind === undefined || name === undefined || target === undefined) return false;
  return owners.has({ kind, name, target });
}

/** Records the error of a response, which is JSON. */
export function learnFailure(told: McpCall, response: string): void {
  const message = RawObject.of(response);
  const code = message?.object("error")?.raw("code");
  if (code !== undefined) told.errorCode = Number(code);
  if (message?.object("result")?.raw("isError") === "true") told.toolFailed = true;
}
