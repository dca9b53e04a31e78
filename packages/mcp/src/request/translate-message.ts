import { idForClient } from "../federation/names/naming.ts";
import type { ItemKind } from "../federation/names/naming.ts";
import { withoutSubscription } from "../federation/sessionless-target.ts";
import type { JsonRpcNotification, JsonRpcRequest } from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import type { Names } from "../federation/names/names.ts";

/** The kind of list that each change notification concerns. */
const CHANGED: ReadonlyMap<string, ItemKind> = new Map([
  ["notifications/tools/list_changed", "tool"],
  ["notifications/prompts/list_changed", "prompt"],
  ["notifications/resources/list_changed", "resource"],
]);

/**
 * Converts a target's notification or request to the form for the client: JSON. A promise: the other workers
 * do not know yet what the message tells.
 */
export function forClient(
  names: Names,
  message: JsonRpcRequest | JsonRpcNotification,
  target: string,
): string | Promise<string> {
  const changed = CHANGED.get(message.method);
  if (changed === undefined) return converted(names, message, target);
  names.forget(changed, target);
  const json = converted(names, message, target);
  return names.heard()?.then(() => json) ?? json;
}

function converted(
  names: Names,
  message: JsonRpcRequest | JsonRpcNotification,
  target: string,
): string {
  const { object, method } = message;
  if (message.kind === "request") object.set("id", idForClient(target, message.id));
  const params = object.object("params");
  if (params === undefined) return object.toString();
  withoutSubscription(params);
  names.rewriter.fromTarget(method, params, target);
  if (message.kind === "request") hideToken(params, target);
  else if (method === "notifications/cancelled") hide(params, "requestId", target);
  object.set("params", params.toString());
  return object.toString();
}

/** Replaces the progress token in a message, because several targets may use the same token. */
function hideToken(params: RawObject, target: string): void {
  const meta = params.object("_meta");
  if (meta === undefined || !meta.has("progressToken")) return;
  hide(meta, "progressToken", target);
  params.set("_meta", meta.toString());
}

function hide(object: RawObject, member: string, target: string): void {
  const raw = object.raw(member);
  if (raw !== undefined) object.set(member, idForClient(target, raw));
}
