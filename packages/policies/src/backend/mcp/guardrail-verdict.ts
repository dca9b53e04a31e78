import type {
  McpGuardDenial,
  McpGuardPass,
  McpGuardResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import type { Verdict } from "@edge-gateway/mcp/federation/message-policy";
import { METHODS } from "@edge-gateway/mcp/federation/names/methods";
import type { Call } from "@edge-gateway/mcp/federation/plan";
import { CODES } from "@edge-gateway/mcp/json/error";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";

/** The validated verdict of a guard's server. */
export interface GuardVerdict {
  readonly error: Verdict;
  /** A verdict that replaces the params of a request, or its result. */
  readonly replacement: RawObject | undefined;
}

/** Thrown for an invalid response of a guardrail server; the message says what is wrong. */
export class GuardVerdictError extends Error {
  override name = "GuardVerdictError";
}

/**
 * Reads the verdict in a guardrail server's response.
 * @throws GuardVerdictError
 */
export function readVerdict({ pass, denial }: McpGuardResponse): GuardVerdict {
  if (denial !== undefined) return { error: errorOf(denial), replacement: undefined };
  if (pass === undefined) throw new GuardVerdictError("the response has no verdict");
  return { error: undefined, replacement: replacementOf(pass) };
}

function errorOf({ code = 0, message = "", data = "" }: McpGuardDenial): Verdict {
  if (data !== "" && !isJson(data))
    throw new GuardVerdictError("the data of the denial is not JSON");
  return {
    code: code === 0 ? CODES.server : code,
    message: message === "" ? "Refused by a guardrail" : message,
    ...(data === "" ? {} : { data }),
  };
}

function replacementOf({ replacement: text = "" }: McpGuardPass): RawObject | undefined {
  if (text === "") return undefined;
  const object = isJson(text) ? RawObject.of(text) : undefined;
  if (object === undefined || object.duplicate !== undefined)
    throw new GuardVerdictError("the replacement is not a JSON object with distinct members");
  return object;
}

/** The target of a request cannot change, because other policies have already checked it. */
export function replaceParams({ method, params, message }: Call, replacement: RawObject): void {
  if (params === undefined) message.set("params", replacement.toString());
  else replaceMembers(params, replacement, keptMember(method));
}

/**
 * The result of a list must stay a list, because clients rely on that.
 * @throws GuardVerdictError
 */
export function replaceResult(method: string, result: RawObject, replacement: RawObject): void {
  const route = METHODS.get(method);
  const member = route?.to === "list" ? route.list.member : undefined;
  const isList = member === undefined || replacement.raw(member)?.startsWith("[") === true;
  if (!isList) throw new GuardVerdictError(`the replacement has no list of ${member}`);
  replaceMembers(result, replacement);
}

function replaceMembers(object: RawObject, replacement: RawObject, kept?: string): void {
  for (const key of object.keys()) if (key !== kept && !replacement.has(key)) object.delete(key);
  for (const key of replacement.keys()) {
    const raw = replacement.raw(key);
    if (key !== kept && raw !== undefined) object.set(key, raw);
  }
}

function keptMember(method: string): string | undefined {
  const route = METHODS.get(method);
  switch (route?.to) {
    case "item":
      return route.member;
    case "reference":
      return "ref";
    case "list":
      return "cursor";
    default:
      return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
