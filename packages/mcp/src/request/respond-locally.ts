import type { Incoming } from "../federation/message-policy.ts";
import { errorResponse, resultResponse } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { METHODS } from "../federation/names/methods.ts";
import { MAX_MCP_LIST_PAGES } from "../bounds.ts";
import { MESSAGE_POLICIES, type Exchange } from "../exchange.ts";
import type { Occasion } from "../session/occasion.ts";
import { mergeLists } from "./lists.ts";
import { planFor } from "./plan-request.ts";
import type { Federation } from "./federation.ts";

/** Runs the policies in order; returns the result of the first one that changes or refuses the request. */
export function incomingOf(exchange: Exchange, request: JsonRpcRequest): Incoming | undefined {
  for (const policy of MESSAGE_POLICIES.get(exchange) ?? []) {
    const incoming = policy.incoming?.(request, exchange);
    if (incoming !== undefined) return incoming;
  }
  return undefined;
}

/** The response to a request that the gateway handles itself, as JSON. Undefined: the session is lost. */
export async function respondLocally(
  federation: Federation,
  occasion: Occasion,
  { id, object }: JsonRpcRequest,
  incoming: Incoming,
): Promise<string | undefined> {
  if (incoming.kind === "error") return errorResponse(incoming.error, id);
  if (incoming.kind === "result") return resultResponse(incoming.result, id);
  const route = METHODS.get(incoming.method);
  if (route?.to !== "list") throw new TypeError(`${incoming.method} is not a list`);
  const items: string[] = [];
  const meta = metaOf(object);
  let cursor: string | undefined;
  for (let page = 0; page < MAX_MCP_LIST_PAGES; page++) {
    const response = await readPage(federation, occasion, {
      id,
      method: incoming.method,
      meta,
      cursor,
    });
    const result = RawObject.of(response)?.object("result");
    if (result === undefined) return response;
    items.push(...(result.items(route.list.member) ?? []));
    cursor = result.text("nextCursor");
    if (cursor === undefined) break;
  }
  return resultResponse(incoming.result(items), id);
}

/** Requests one page of a list for the gateway itself. */
interface OwnPage {
  readonly id: string;
  readonly method: string;
  /** The member `_meta` as JSON text. */
  readonly meta: string | undefined;
  readonly cursor: string | undefined;
}

/**
 * The client's metadata for requests of lists, as JSON. Without a progress token, because progress of a list
 * is not forwarded.
 */
function metaOf(request: RawObject): string | undefined {
  const meta = request.object("params")?.object("_meta");
  meta?.delete("progressToken");
  return meta?.toString();
}

async function readPage(
  federation: Federation,
  occasion: Occasion,
  { id, method, meta, cursor }: OwnPage,
): Promise<string | undefined> {
  const object = RawObject.with({
    jsonrpc: '"2.0"',
    id,
    method: JSON.stringify(method),
    params: RawObject.with({
      _meta: meta,
      cursor: cursor === undefined ? undefined : JSON.stringify(cursor),
    }).toString(),
  });
  const request = { kind: "request", id, method, object } as const;
  const plan = await planFor(federation, occasion, request);
  if (plan.to === "client") return errorResponse(plan.error, id);
  if (plan.to === "response") return plan.json;
  return plan.to === "list" ? mergeLists(federation, occasion, plan) : undefined;
}
