import { hides, isShown, type Verdict } from "../federation/message-policy.ts";
import type { Item, ItemKind } from "../federation/names/naming.ts";
import { unknownCall, type Call } from "../federation/plan.ts";
import { CODES } from "../json/error.ts";
import { RawObject, rawArray } from "../json/raw-json.ts";
import type { JsonRpcNotification, JsonRpcRequest } from "../json/message.ts";
import { MESSAGE_POLICIES, type Exchange } from "../exchange.ts";

/** Where a result, or an item of a list, names other resources: in which member, of which inner object. */
const RESOURCES: ReadonlyMap<string, { readonly member: string; readonly inside?: string }> =
  new Map([
    ["skills/list", { member: "resources" }],
    ["skills/get", { member: "resources", inside: "skill" }],
    ["resources/directory/read", { member: "resources" }],
    ["resources/read", { member: "contents" }],
  ]);

/** What notifications tell about an item. They are judged as the request with which clients ask for that. */
const NEWS: ReadonlyMap<
  string,
  { readonly kind: ItemKind; readonly member: string; readonly method: string }
> = new Map([
  [
    "notifications/resources/updated",
    { kind: "resource", member: "uri", method: "resources/subscribe" },
  ],
  ["notifications/tasks", { kind: "task", member: "taskId", method: "tasks/get" }],
  ["notifications/tasks/status", { kind: "task", member: "taskId", method: "tasks/get" }],
]);

/** Whether a policy may hide items from the client of an exchange. */
export function mayHide(exchange: Exchange): boolean {
  const policies = MESSAGE_POLICIES.get(exchange);
  return policies !== undefined && hides(policies);
}

/** Whether a client may hear what a target tells, which may be about a hidden item. */
export function mayHear(
  exchange: Exchange,
  { method: told, object }: JsonRpcRequest | JsonRpcNotification,
  target: string,
): boolean {
  const policies = MESSAGE_POLICIES.get(exchange);
  const news = policies === undefined ? undefined : NEWS.get(told);
  if (policies === undefined || news === undefined) return true;
  const { kind, member, method } = news;
  const raw = object.object("params") ?? object;
  const name = raw.text(member);
  return (
    name === undefined || isShown(policies, { method, item: { kind, name, target }, raw }, exchange)
  );
}

/** Leaves out of an item of a list the resources that policies hide. */
export function hideInItem(
  exchange: Exchange,
  { method, target }: { readonly method: string; readonly target: string },
  item: RawObject,
): void {
  const place = RESOURCES.get(method);
  if (place !== undefined && mayHide(exchange))
    hideIn(exchange, { method, target, member: place.member }, item);
}

/** Leaves out of the result of a target the resources that policies hide. */
export function hideInResult(
  exchange: Exchange,
  { call, target }: { readonly call: Call; readonly target: string },
  result: RawObject,
): void {
  if (!mayHide(exchange)) return;
  const { method } = call;
  if (method === "completion/complete") return hideValues(exchange, { call, target }, result);
  const { member, inside } = RESOURCES.get(method) ?? {};
  if (member === undefined) return;
  const inner = inside === undefined ? result : result.object(inside);
  if (inner === undefined) return;
  hideIn(exchange, { method, target, member }, inner);
  if (inside !== undefined) result.set(inside, inner.toString());
}

interface Hiding {
  readonly method: string;
  readonly target: string;
  readonly member: string;
}

function hideIn(exchange: Exchange, { method, target, member }: Hiding, holder: RawObject): void {
  const items = holder.items(member);
  const shown = items?.filter((text) => {
    const raw = RawObject.of(text);
    const uri = raw?.text("uri");
    return raw === undefined || uri === undefined || shows(exchange, { method, target, uri }, raw);
  });
  if (shown !== undefined && shown.length !== items?.length) holder.set(member, rawArray(shown));
}

function shows(
  exchange: Exchange,
  {
    method,
    target,
    uri,
  }: { readonly method: string; readonly target: string; readonly uri: string },
  raw: RawObject,
): boolean {
  const policies = MESSAGE_POLICIES.get(exchange) ?? [];
  return isShown(
    policies,
    { method, item: { kind: "resource", name: uri, target }, raw },
    exchange,
  );
}

const VARIABLE = /\{\+?([^{}]+)\}/g;

/** Leaves out completions of a template's variable that make a hidden URI, together with their number. */
function hideValues(
  exchange: Exchange,
  { call: { item, params }, target }: { readonly call: Call; readonly target: string },
  result: RawObject,
): void {
  const completion = result.object("completion");
  const values = completion?.items("values");
  const name = params?.object("argument")?.text("name");
  if (item?.kind !== "resource" || completion === undefined || values === undefined) return;
  if (name === undefined) return;
  const given = params?.object("context")?.object("arguments");
  const uriOf = (value: string): string =>
    item.name.replace(VARIABLE, (whole, variable: string) =>
      variable === name ? value : (given?.text(variable) ?? whole),
    );
  const shown = values.filter((text) => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "string") return true;
    return [value, encodeURIComponent(value)].every((form) =>
      shows(exchange, { method: "resources/read", target, uri: uriOf(form) }, result),
    );
  });
  if (shown.length === values.length) return;
  completion.set("values", rawArray(shown));
  completion.delete("total");
  result.set("completion", completion.toString());
}

/** Whether lists contain all names of a kind. Resources may have any URI, of which servers list some. */
export function isListed({ kind }: Pick<Item, "kind">): boolean {
  return kind === "tool" || kind === "prompt";
}

/** The codes with which servers say that they do not know a resource or task. */
const UNKNOWN: ReadonlySet<string | undefined> = new Set(
  [CODES.resourceNotFound, CODES.invalidParams].map(String),
);

/**
 * The error for a resource or task that its target does not know, if a policy hides items; undefined: the response is
 * another one.
 */
export function unknownAtTarget(exchange: Exchange, call: Call, response: RawObject): Verdict {
  const { item } = call;
  if (item === undefined || isListed(item) || !response.has("error")) return undefined;
  if (!mayHide(exchange) || !UNKNOWN.has(response.object("error")?.raw("code"))) return undefined;
  return unknownCall(call, item);
}
