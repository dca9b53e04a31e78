import { judgeRequest, judgeResponse } from "../federation/message-policy.ts";
import type { Verdict } from "../federation/message-policy.ts";
import type { Call } from "../federation/plan.ts";
import { errorResponse } from "../json/error.ts";
import { forbidSharing } from "../federation/sessionless-target.ts";
import type { JsonRpcResponse } from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import { hideInResult, unknownAtTarget } from "./hidden-parts.ts";
import { MESSAGE_POLICIES, type Exchange } from "../exchange.ts";
import type { Names } from "../federation/names/names.ts";

/** Returns the error if a policy refuses a request. Without policies, the result is synchronous. */
export function refusalOf(exchange: Exchange, call: Call): Verdict | Promise<Verdict> {
  const messagePolicies = MESSAGE_POLICIES.get(exchange);
  return messagePolicies === undefined ? undefined : judgeRequest(messagePolicies, call, exchange);
}

/** Returns the error if a policy refuses a result. */
export function refusalOfResult(
  exchange: Exchange,
  call: Call,
  result: RawObject,
): Verdict | Promise<Verdict> {
  const messagePolicies = MESSAGE_POLICIES.get(exchange);
  if (messagePolicies === undefined) return undefined;
  return judgeResponse(messagePolicies, { call, result }, exchange);
}

/** Converts a target's response to the response for the client: JSON. */
export function responseForClient(
  { rewriter }: Names,
  exchange: Exchange,
  { call, target }: { readonly call: Call; readonly target: string },
  { object }: JsonRpcResponse,
): string | Promise<string> {
  // The target may write the request id differently, so the client's own id is used.
  object.set("id", call.id);
  const messagePolicies = MESSAGE_POLICIES.get(exchange);
  const isKept =
    messagePolicies === undefined && !rewriter.mayChange(call.method, object.raw("result") ?? "");
  const unknown = unknownAtTarget(exchange, call, object);
  if (unknown !== undefined) return errorResponse(unknown, call.id);
  const result = isKept ? undefined : object.object("result");
  if (result === undefined) return object.toString();
  const finish = (): string => {
    rewriter.result(call.method, result, target);
    object.set("result", result.toString());
    return object.toString();
  };
  if (messagePolicies === undefined) return finish();
  return judgeResponse(messagePolicies, { call, result }, exchange).then((error) => {
    if (error !== undefined) return errorResponse(error, call.id);
    hideInResult(exchange, { call, target }, result);
    forbidSharing(result);
    return finish();
  });
}
