import { isError } from "@edge-gateway/kernel/http/http-status";
import type { A2aCall } from "@edge-gateway/gateway/exchange/agent-call";
import { isObject } from "./agent-card.ts";
import { MAX_A2A_METHOD_CHARACTERS } from "../bounds.ts";

/** The methods of the HTTP binding (A2A 1.0 section 11.3) by the last part of the path. */
const REST: readonly (readonly [method: string, path: RegExp, name: string])[] = [
  ["POST", /\/message:send$/, "SendMessage"],
  ["POST", /\/message:stream$/, "SendStreamingMessage"],
  ["POST", /\/tasks\/[^/:]+:cancel$/, "CancelTask"],
  ["POST", /\/tasks\/[^/:]+:subscribe$/, "SubscribeToTask"],
  ["GET", /\/tasks\/[^/:]+:subscribe$/, "SubscribeToTask"],
  ["POST", /\/pushNotificationConfigs$/, "CreateTaskPushNotificationConfig"],
  ["GET", /\/pushNotificationConfigs$/, "ListTaskPushNotificationConfigs"],
  ["GET", /\/pushNotificationConfigs\/[^/]+$/, "GetTaskPushNotificationConfig"],
  ["DELETE", /\/pushNotificationConfigs\/[^/]+$/, "DeleteTaskPushNotificationConfig"],
  ["GET", /\/tasks\/[^/:]+$/, "GetTask"],
  ["GET", /\/tasks$/, "ListTasks"],
  ["GET", /\/(?:extendedAgentCard|card)$/, "GetExtendedAgentCard"],
];

/** Returns the method of the HTTP binding that a path identifies. */
export function restMethod(method: string, path: string): string | undefined {
  return REST.find(([verb, pattern]) => verb === method && pattern.test(path))?.[2];
}

/** Returns the method of a JSON-RPC request; undefined for any other request. */
export function rpcMethod(body: Uint8Array): string | undefined {
  const message = parse(body);
  return isObject(message) ? textOf(message["method"]) : undefined;
}

/** The methods that return the agent card to authenticated clients, in A2A 0.3 and 1.0. */
export function givesCard(method: string | undefined): boolean {
  return method === "GetExtendedAgentCard" || method === "agent/getAuthenticatedExtendedCard";
}

/** Reads the outcome of a call from its response, in JSON-RPC or the HTTP binding. */
export function outcomeOf(body: Uint8Array, status: number): Omit<A2aCall, "method"> {
  const message = parse(body);
  if (!isObject(message)) return { outcome: byStatus(status) };
  const { error, result } = message;
  if (isObject(error)) return { outcome: "error", errorCode: codeOf(error["code"]) };
  return { outcome: byStatus(status), ...resultOf(isObject(result) ? result : message) };
}

function byStatus(status: number): string {
  return isError(status) ? "error" : "success";
}

/** In A2A 1.0, the member `task` or `message` contains the result; in 0.3, the result has a member `kind`. */
function resultOf(result: Readonly<Record<string, unknown>>): Partial<A2aCall> {
  for (const kind of ["task", "message"]) {
    const inner = result[kind];
    if (isObject(inner)) return { resultKind: kind, ...stateOf(inner) };
  }
  const kind = textOf(result["kind"]) ?? (isObject(result["status"]) ? "task" : undefined);
  return { ...(kind === undefined ? {} : { resultKind: kind }), ...stateOf(result) };
}

function stateOf(members: Readonly<Record<string, unknown>>): Partial<A2aCall> {
  const { status, contextId } = members;
  return {
    taskState: isObject(status) ? textOf(status["state"]) : undefined,
    contextId: textOf(contextId),
  };
}

function codeOf(code: unknown): string | undefined {
  return typeof code === "number" ? String(code) : textOf(code);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value.slice(0, MAX_A2A_METHOD_CHARACTERS) : undefined;
}

export function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
