import { randomUUID } from "node:crypto";
import { METHODS, type ListShape } from "../federation/names/methods.ts";
import type { ItemKind } from "../federation/names/naming.ts";
import { forbidSharing, mergeCaching } from "../federation/sessionless-target.ts";
import { textOf, type Plan, type UnknownItem } from "../federation/plan.ts";
import { isShown } from "../federation/message-policy.ts";
import { errorResponse, errorWith, resultResponse } from "../json/error.ts";
import { RawObject, rawArray, rawItems } from "../json/raw-json.ts";
import { MAX_MCP_LIST_PAGES } from "../bounds.ts";
import { MESSAGE_POLICIES, type Exchange } from "../exchange.ts";
import type { ReadingEnd } from "../federation/names/list-readings.ts";
import type { Occasion } from "../session/occasion.ts";
import { hideInItem } from "./hidden-parts.ts";
import { refusalOf, refusalOfResult } from "./judge.ts";
import { readPage, type Page } from "./read-page.ts";
import { toleratesLoss, unavailable } from "./target-ends.ts";
import type { Federation } from "./federation.ts";
import type { Targets } from "../session/targets.ts";
import type { Names } from "../federation/names/names.ts";

type ListPlan = Extract<Plan, { to: "list" }>;

/**
 * Requests one page of the list of each target that has more items, and merges the pages into one response
 * (JSON). Undefined: the session is lost.
 */
export async function mergeLists(
  federation: Federation,
  occasion: Occasion,
  plan: ListPlan,
): Promise<string | undefined> {
  const { call, list, pages } = plan;
  const { exchange } = occasion;
  const refusal = await refusalOf(exchange, call);
  if (refusal !== undefined) return errorResponse(refusal, call.id);
  const found = await Promise.all(
    Array.from(pages, ([target, cursor]) =>
      readPage(federation.targets, occasion, { target, list, request: requestOf(plan, cursor) }),
    ),
  );
  const failed = found.filter(({ result }) => result === undefined);
  if (failed.length > 0 && !toleratesMissing(federation.targets, plan, failed))
    return failureOf(failed, call.id);
  for (const page of failed) noteMissing(federation.targets, call.method, page);
  const items: string[] = [];
  const next = new Map<string, string>();
  const results: RawObject[] = [];
  for (const { target, result } of found) {
    if (result === undefined) continue;
    const isFirst = pages.get(target) === undefined;
    const page = { method: call.method, list, result, target, isFirst };
    items.push(...itemsOf(federation.names, exchange, page));
    const cursor = result.text("nextCursor");
    if (cursor !== undefined) next.set(target, cursor);
    results.push(result);
  }
  const cursor = federation.names.cursors.write(next, occasion.open.session.id, call.method);
  const merged = mergedResult(results, list, items, cursor);
  if (
    MESSAGE_POLICIES.get(exchange) !== undefined ||
    isPartOfSeveral(federation.targets, plan, cursor)
  )
    forbidSharing(merged);
  const error = await refusalOfResult(exchange, call, merged);
  await federation.names.heard();
  return error === undefined
    ? resultResponse(merged.toString(), call.id)
    : errorResponse(error, call.id);
}

/**
 * Whether a page is sent without the items of these targets. A later page may be without any items, because
 * the client already has those of the other targets.
 */
function toleratesMissing(targets: Targets, { pages }: ListPlan, failed: readonly Page[]): boolean {
  const areAway = failed.every((page) => page.isLater && page.error === undefined && !page.isLost);
  const asked = areAway ? targets.all.length : pages.size;
  return toleratesLoss(targets, failed.length, asked);
}

/** Records that a list is sent without the items of a target. */
function noteMissing(
  { key, services, health }: Targets,
  method: string,
  { target, error, isLater }: Page,
): void {
  services.metrics.mcpMissingList(key, target, method);
  // A target that sends nothing is logged once when it fails, instead of with each list.
  if (error !== undefined) health.leftOut(target, method, error);
  else if (isLater) health.leftOut(target, method, "the server failed after the first page");
}

/** The error response if lists that are required are missing: JSON. Undefined: the session is lost. */
function failureOf(failed: readonly Page[], id: string): string | undefined {
  if (failed.some(({ isLost }) => isLost)) return undefined;
  const said = failed.find(({ error }) => error !== undefined)?.error;
  if (said !== undefined) return errorWith(said, id);
  return unavailable(
    failed.map(({ target }) => target),
    id,
  );
}

/**
 * Whether the response is one of several pages. All pages must have the same cache scope, and that of later
 * pages is not known yet.
 */
function isPartOfSeveral(
  { all }: Targets,
  { call }: ListPlan,
  cursor: string | undefined,
): boolean {
  const isPart = cursor !== undefined || call.params?.has("cursor") === true;
  return isPart && all.length > 1;
}

/** Merges results; members other than the list come from the first target's result. */
function mergedResult(
  results: readonly RawObject[],
  { member }: ListShape,
  items: readonly string[],
  cursor: string | undefined,
): RawObject {
  const result = results[0] ?? RawObject.with({});
  mergeCaching(result, results);
  result.set(member, rawArray(items));
  if (cursor === undefined) result.delete("nextCursor");
  else result.setText("nextCursor", cursor);
  return result;
}

interface OwnPage {
  readonly method: string;
  readonly list: ListShape;
  readonly result: RawObject;
  readonly target: string;
  readonly isFirst: boolean;
}

function itemsOf(
  names: Names,
  exchange: Exchange,
  { method, list, result, target, isFirst }: OwnPage,
): readonly string[] {
  const policies = MESSAGE_POLICIES.get(exchange) ?? [];
  const { owners } = names;
  if (isFirst) owners.begin({ ...list, target });
  const items = (rawItems(result.raw(list.member)) ?? []).flatMap((raw) => {
    const object = RawObject.of(raw);
    const name = object?.text(list.name);
    if (object === undefined || name === undefined) return [];
    // An item is hidden if its name belongs to another target.
    if (!names.learn(list, name, target)) return [];
    const item = { kind: list.kind, name, target };
    if (!isShown(policies, { method, item, raw: object }, exchange)) return [];
    hideInItem(exchange, { method, target }, object);
    return [names.rewriter.item(object.toString(), list, target)?.toString() ?? raw];
  });
  names.pageEnded(list, target);
  if (result.text("nextCursor") === undefined) names.ended(list, target);
  return items;
}

/** The request for a page, with the target's own cursor. */
function requestOf({ call }: ListPlan, cursor: string | undefined): RawObject {
  const message = RawObject.of(textOf(call)) ?? call.message;
  const params = message.object("params");
  if (params === undefined) return message;
  if (cursor === undefined) params.delete("cursor");
  else params.setText("cursor", cursor);
  message.set("params", params.toString());
  return message;
}

/**
 * Reads all lists of an item's kind to learn which target has which item, unless the session has read them a
 * moment ago; false: the session is lost.
 */
export function learnOwners(
  federation: Federation,
  occasion: Occasion,
  { kind, name }: UnknownItem,
): Promise<boolean> {
  if (kind === "task") return Promise.resolve(true);
  const { readings, owners } = federation.names;
  return readings.run(kind, readerOf(occasion), {
    read: () => readLists(federation, occasion, kind),
    isFound: () => owners.owner(kind, name) !== undefined,
  });
}

/**
 * Identifies who reads lists: a session, or a client without a session that has the same targets and
 * credentials.
 */
export function readerOf({ open, exchange }: Occasion): string {
  const { request } = exchange;
  const credentials = [request.get("authorization"), request.get("cookie")];
  const targets = open.members.map(({ target }) => target);
  return JSON.stringify([open.session.id, targets, credentials]);
}

async function readLists(
  federation: Federation,
  occasion: Occasion,
  kind: Exclude<ItemKind, "task">,
): Promise<ReadingEnd> {
  const lists = [...METHODS].flatMap(([method, route]) =>
    route.to === "list" && route.list.kind === kind ? [{ method, ...route }] : [],
  );
  const found = await Promise.all(
    lists.flatMap(({ method, list, needs }) =>
      occasion.open.members
        .filter(({ capabilities }) => capabilities.includes(needs))
        .map(({ target }) => learnList(federation, occasion, { method, list, target })),
    ),
  );
  const isLost = found.includes("sessionLost");
  if (isLost) return federation.targets.failsOpen ? "incomplete" : "sessionLost";
  if (found.includes("cancelled")) return "cancelled";
  return found.includes("incomplete") ? "incomplete" : "complete";
}

/** The list of a target that the gateway reads for itself. */
export interface OwnList {
  readonly method: string;
  readonly list: ListShape;
  readonly target: string;
}

/** Reads the list of a target to its end, to learn its names. */
export async function learnList(
  federation: Federation,
  occasion: Occasion,
  { method, list, target }: OwnList,
): Promise<ReadingEnd> {
  let cursor: string | undefined;
  for (let pages = 0; pages < MAX_MCP_LIST_PAGES; pages++) {
    const params = cursor === undefined ? undefined : JSON.stringify({ cursor });
    const request = RawObject.with({
      jsonrpc: '"2.0"',
      // Several requests of a session may read the same list at the same time.
      id: JSON.stringify(randomUUID()),
      method: JSON.stringify(method),
      params,
    });
    const page = await readPage(federation.targets, occasion, { target, list, request });
    const { result } = page;
    if (result === undefined) {
      if (federation.targets.failsOpen) noteMissing(federation.targets, method, page);
      return endOf(page);
    }
    const isFirst = cursor === undefined;
    itemsOf(federation.names, occasion.exchange, { method, list, result, target, isFirst });
    cursor = result.text("nextCursor");
    if (cursor === undefined) return "complete";
  }
  return "complete";
}

/** Why a target has sent no page. */
function endOf({ isLost, isCancelled }: Page): ReadingEnd {
  if (isLost) return "sessionLost";
  return isCancelled ? "cancelled" : "incomplete";
}
