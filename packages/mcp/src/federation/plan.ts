import { CODES, type JsonRpcError } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import { METHODS, type ListShape, type MethodRoute } from "./names/methods.ts";
import type { Item, ItemKind, Naming } from "./names/naming.ts";
import type { Cursors, Pages } from "./names/cursor.ts";
import type { Owners } from "./names/owners.ts";
import type { Membership, Session } from "./session.ts";
import { SHOWN_NAME_CHARACTERS } from "../bounds.ts";

/** A parsed request of a client: the parts that policies check, and the messages that are sent to targets. */
export interface Call {
  readonly method: string;
  readonly id: string;
  /** The parameters. They may be changed until the request is sent; unset if the message has none. */
  readonly params: RawObject | undefined;
  /** The item of the request, with the name that its target uses. */
  readonly item: Item | undefined;
  readonly message: RawObject;
  /** The name that the client used for the item, if the target or a policy uses another one. */
  readonly givenName?: string | undefined;
}

/** How the gateway handles a request. */
export type Plan =
  | { readonly to: "target"; readonly call: Call; readonly target: string }
  | { readonly to: "all"; readonly call: Call; readonly targets: readonly string[] }
  | {
      readonly to: "list";
      readonly call: Call;
      readonly list: ListShape;
      /** The targets whose lists are requested, and the cursor for each. */
      readonly pages: Pages;
    }
  /**
   * The target is unknown. The gateway reads the lists of this kind, and then sends the request to the
   * targets one after the other.
   */
  | { readonly to: "unknown"; readonly call: Call; readonly item: UnknownItem }
  | { readonly to: "client"; readonly error: JsonRpcError };

/** An item whose target is not yet known. */
export interface UnknownItem {
  readonly kind: ItemKind;
  readonly name: string;
}

/** What the plan of a request depends on. */
export interface Planning {
  readonly naming: Naming;
  readonly owners: Owners;
  readonly cursors: Cursors;
}

/** Parses a request and determines its targets and the messages for them. */
export function planOf(request: JsonRpcRequest, session: Session, planning: Planning): Plan {
  const route = METHODS.get(request.method);
  if (route === undefined) return failed(CODES.methodNotFound, "Method not found");
  const params = request.object.object("params");
  const call = (item?: Item): Call => ({
    method: request.method,
    id: request.id,
    params,
    item,
    message: request.object,
    givenName: request.givenName,
  });
  switch (route.to) {
    case "all":
      return { to: "all", call: call(), targets: able(session, route.needs) };
    case "list":
      return listPlan(call(), route, session, planning);
    case "item":
      return itemPlan(call, { kind: route.kind, member: route.member, holder: params }, planning);
    case "reference":
      return referencePlan(call, params, planning);
  }
}

/** The targets of the session that have a capability. */
function able({ members }: Session, needs: Membership["capabilities"][number] | undefined) {
  return members
    .filter(({ capabilities }) => needs === undefined || capabilities.includes(needs))
    .map(({ target }) => target);
}

function listPlan(
  call: Call,
  { list, needs }: Extract<MethodRoute, { to: "list" }>,
  session: Session,
  { cursors }: Planning,
): Plan {
  const cursor = call.params?.text("cursor");
  const sent = call.params?.raw("cursor");
  if (cursor === undefined && sent !== undefined && sent !== "null")
    return failed(CODES.invalidParams, "Invalid params: cursor must be a string");
  if (cursor === undefined) {
    const pages = new Map(able(session, needs).map((target) => [target, undefined] as const));
    return { to: "list", call, list, pages };
  }
  const pages = cursors.read(cursor, session.id, call.method);
  if (pages === undefined) return failed(CODES.invalidParams, "Invalid params: unknown cursor");
  return { to: "list", call, list, pages };
}

/** The value of the parameter that contains a method's item name. */
interface NamePlace {
  readonly kind: ItemKind;
  readonly member: string;
  readonly holder: RawObject | undefined;
}

type CallOf = (item?: Item) => Call;

function itemPlan(call: CallOf, place: NamePlace, { naming, owners }: Planning): Plan {
  const { kind, member, holder } = place;
  const name = holder?.text(member);
  if (holder === undefined || name === undefined)
    return failed(CODES.invalidParams, `Invalid params: ${member} is missing`);
  const item = naming.fromClient(kind, name);
  if (item !== undefined) {
    holder.setText(member, item.name);
    const named = call(item);
    const givenName = named.givenName ?? name;
    return { to: "target", call: { ...named, givenName }, target: item.target };
  }
  // Which target has a bare name differs between workers, because it depends on the lists that they have read.
  if (!naming.mayBeBare(kind)) return unknownItem({ kind, name: call().givenName ?? name });
  const target = owners.owner(kind, name);
  if (target !== undefined) return { to: "target", call: call({ kind, name, target }), target };
  return { to: "unknown", call: call(), item: { kind, name } };
}

function referencePlan(call: CallOf, params: RawObject | undefined, planning: Planning): Plan {
  const reference = params?.object("ref");
  const isPrompt = reference?.text("type") === "ref/prompt";
  const plan = itemPlan(
    call,
    {
      kind: isPrompt ? "prompt" : "resource",
      member: isPrompt ? "name" : "uri",
      holder: reference,
    },
    planning,
  );
  if (reference !== undefined) params?.set("ref", reference.toString());
  return plan;
}

/** The error for an unknown name. A name that the client must not know gets the same error. */
export function unknownItem({ kind, name }: UnknownItem): Extract<Plan, { to: "client" }> {
  if (kind !== "resource")
    return failed(CODES.invalidParams, `Unknown ${kind}: ${name.slice(0, SHOWN_NAME_CHARACTERS)}`);
  const data = JSON.stringify({ uri: name });
  return {
    to: "client",
    error: { code: CODES.resourceNotFound, message: "Resource not found", data },
  };
}

/** The error for a call of an unknown item, with the name that the client sent. */
export function unknownCall({ message, givenName }: Call, { kind, name }: Item): JsonRpcError {
  const params = message.object("params");
  const holder = params?.object("ref") ?? params;
  const member = ["name", "uri", "taskId"].find((each) => holder?.has(each)) ?? "name";
  return unknownItem({ kind, name: givenName ?? holder?.text(member) ?? name }).error;
}

function failed(code: number, message: string): Extract<Plan, { to: "client" }> {
  return { to: "client", error: { code, message } };
}

/** Formats the message of a call, with changed parameters. */
export function textOf({ message, params }: Call): string {
  if (params !== undefined) message.set("params", params.toString());
  return message.toString();
}
