import type {
  RequestFilter,
  RequestPlace,
} from "@edge-gateway/storage/request-log/request-log-store";
import { isDuration, parseDuration } from "@edge-gateway/kernel/text/duration";
import type { TailFilter } from "@edge-gateway/request-log/store/messages";
import { AdminRefusal } from "../../problem.ts";
import { momentOf } from "../moment-of.ts";
import type { ApiRequest } from "../operation.ts";

type Query = ApiRequest<"exportRequests">["query"];
type TailQuery = ApiRequest<"tailRequests">["query"];

const RADIX = 36;
const PLACE = /^([\da-z]{1,10})-([\da-z]{1,10})$/;
const STATUS = /^([1-9])(?:(\d\d)|xx)$/i;
const STATUSES = 100;
const KINDS: readonly string[] = ["Model", "Mcp", "Refusal", "Http"];

/**
 * The filter that the parameters of a search describe.
 * @param now the current time in milliseconds since 1970
 */
export function filterOf(query: Query, now: number): RequestFilter {
  const to = query.to === undefined ? now + 1 : momentOf("to", query.to);
  return { ...tailFilterOf(query), from: startOf(query.from, to), to };
}

/** The filter without its time. */
export function tailFilterOf(query: TailQuery): TailFilter {
  const { kind, key, user, team, model, provider, route, error, trace } = query;
  if (kind !== undefined && !KINDS.includes(kind))
    throw new AdminRefusal("bad-request", `the parameter 'kind' must be ${KINDS.join(", ")}`);
  return {
    ...{ kind, key, user, team, model, provider, route, error, trace },
    status: statusOf(query.status),
  };
}

/** The beginning of a time, which may be a duration before its end. */
export function startOf(from: string | undefined, to: number): number {
  if (from === undefined) return 0;
  return isDuration(from) ? Math.max(0, to - parseDuration(from)) : momentOf("from", from);
}

function statusOf(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  if (text === "0") return [0, 0];
  const [, first, rest] = STATUS.exec(text) ?? [];
  if (first === undefined)
    throw new AdminRefusal("bad-request", "the parameter 'status' must be as in 200 or 4xx");
  if (rest !== undefined) return [Number(text), Number(text)];
  const lowest = Number(first) * STATUSES;
  return [lowest, lowest + STATUSES - 1];
}

/** The id of a record for clients, which also names a place in a search. */
export function idOf({ at, id }: RequestPlace): string {
  return `${at.toString(RADIX)}-${id.toString(RADIX)}`;
}

/**
 * The place that an id names.
 * @throws AdminRefusal if it is no id
 */
export function placeOf(parameter: string, text: string): RequestPlace {
  const [, at, id] = PLACE.exec(text) ?? [];
  if (at === undefined || id === undefined)
    throw new AdminRefusal("bad-request", `the parameter '${parameter}' must be from a response`);
  return { at: Number.parseInt(at, RADIX), id: Number.parseInt(id, RADIX) };
}
