import type {
  AdminFigurePoint,
  AdminFigures,
  AdminFigureSeries,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { isDuration, parseDuration } from "@edge-gateway/kernel/text/duration";
import type { Ir } from "@edge-gateway/translate/ir";
import { FIGURE_STEP } from "@edge-gateway/gateway/bounds";
import { MAX_FIGURE_PARTS } from "../bounds.ts";
import { serversOf } from "@edge-gateway/gateway/endpoints/backend-servers";
import {
  CALL,
  CALLS,
  CLIENT,
  DIMENSIONS,
  FAMILY_OF,
  listenerKey,
  modelOf,
  observationsIn,
  REQUEST,
  REQUESTS,
  sinceRow,
} from "@edge-gateway/gateway/observe/figures/counts";
import type { Dimension } from "@edge-gateway/gateway/observe/figures/counts";
import type {
  FigureHistory,
  FigureTime,
  Totals,
} from "@edge-gateway/gateway/observe/figures/history";
import { AdminRefusal } from "../problem.ts";
import { momentOf } from "./moment-of.ts";
import type { ApiRequest, SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";
import { countedNames } from "./topology/counted-names.ts";

type Query = ApiRequest<"getFigures">["query"];
type Named = Omit<AdminFigureSeries, "points">;

const MILLISECONDS = 1_000;
const STEP_SECONDS = FIGURE_STEP / MILLISECONDS;
const DEFAULT_FROM = "15m";
const MOST_IDS = LIMITS.adminFigureSeries.ids.maxItems;
const { maximum: MOST_SECONDS } = LIMITS.adminFigures.step;
/** The servers of a backend that are its name. */
const SHOWN_SERVERS = 3;

/** The operation `getFigures`. */
export function figureOperations({ figures, ir }: ApiParts): SomeHandlers<"getFigures"> {
  return { getFigures: ({ query }) => ({ value: figuresOf(figures, ir(), query) }) };
}

function figuresOf(history: FigureHistory, ir: Ir | undefined, query: Query): AdminFigures {
  const by = dimensionOf(query.by);
  const time = timeOf(history, by, query);
  const totals = history.totals(time);
  const { start, parts, length } = time;
  const frame = {
    from: new Date(start * FIGURE_STEP).toISOString(),
    to: new Date((start + parts * length) * FIGURE_STEP).toISOString(),
    step: length * STEP_SECONDS,
  };
  if (by === undefined)
    return { ...frame, limits: REQUESTS.limits, total: totals.map(allOf), series: [], rest: [] };
  const family = FAMILY_OF[by];
  const total = totals.map((each) => (family === CALLS ? each.calls : each.requests));
  const pointOf = family === CALLS ? ofCalls : ofRequests;
  const name = namesOf(by, ir);
  let rest = total;
  const series = history.busiest(by, time).flatMap(({ key, rows }) => {
    const named = name(key);
    // What the configuration no longer has belongs to the rest.
    if (named === undefined) return [];
    rest = rest.map((row, part) => sinceRow(row, rows[part] ?? row));
    return [{ ...named, points: rows.map(pointOf) }];
  });
  return {
    ...frame,
    limits: family.limits,
    total: total.map(pointOf),
    series,
    rest: rest.map(pointOf),
  };
}

function dimensionOf(by: string | undefined): Dimension | undefined {
  const known = DIMENSIONS.find((one) => one === by);
  if (known === undefined && by !== undefined)
    throw new AdminRefusal("bad-request", `the parameter 'by' must be ${DIMENSIONS.join(", ")}`);
  return known;
}

function timeOf(
  history: FigureHistory,
  by: Dimension | undefined,
  { from = DEFAULT_FROM, to, step }: Query,
): FigureTime {
  const asked = to === undefined ? history.end : Math.floor(momentOf("to", to) / FIGURE_STEP);
  const end = Math.min(asked, history.end);
  const first = isDuration(from)
    ? asked - Math.ceil(parseDuration(from) / FIGURE_STEP)
    : Math.floor(momentOf("from", from) / FIGURE_STEP);
  if (first >= asked && asked > 0)
    throw new AdminRefusal("bad-request", "the parameter 'from' must be before 'to'");
  const all = Math.max(0, end - Math.max(first, history.startOf(by)));
  const length = lengthOf(step, by === undefined ? 1 : Math.max(1, all));
  const parts = Math.ceil(all / length);
  if (by !== undefined && parts > MAX_FIGURE_PARTS)
    throw new AdminRefusal(
      "bad-request",
      `these are ${parts} steps; with 'by' there are ${MAX_FIGURE_PARTS} at most: make 'step' larger`,
    );
  return { start: end - parts * length, parts, length };
}

function lengthOf(seconds: number | undefined, otherwise: number): number {
  if (seconds === undefined) return otherwise;
  if (seconds % STEP_SECONDS === 0 && seconds > 0 && seconds <= MOST_SECONDS)
    return seconds / STEP_SECONDS;
  throw new AdminRefusal(
    "bad-request",
    `the parameter 'step' must be a multiple of ${STEP_SECONDS}, and ${MOST_SECONDS} at most`,
  );
}

function allOf({ requests, calls, clients }: Totals): AdminFigurePoint {
  return {
    ...ofRequests(requests),
    connections: Math.max(0, clients[CLIENT.connections] ?? 0),
    received: clients[CLIENT.received] ?? 0,
    sent: clients[CLIENT.sent] ?? 0,
    ...tokensOf(calls),
  };
}

function ofRequests(row: Float64Array): AdminFigurePoint {
  return {
    requests: observationsIn(row, REQUESTS),
    clientErrors: row[REQUEST.clientErrors] ?? 0,
    serverErrors: row[REQUEST.serverErrors] ?? 0,
    noResponse: row[REQUEST.noResponse] ?? 0,
    clientAborted: row[REQUEST.clientAborted] ?? 0,
    latency: [...row.subarray(REQUEST.latency)],
    bytes: row[REQUEST.bytes] ?? 0,
  };
}

function ofCalls(row: Float64Array): AdminFigurePoint {
  return {
    requests: observationsIn(row, CALLS),
    latency: [...row.subarray(CALL.latency)],
    ...tokensOf(row),
  };
}

function tokensOf(
  row: Float64Array,
): Pick<AdminFigurePoint, "inputTokens" | "outputTokens" | "nanodollars"> {
  return {
    inputTokens: row[CALL.inputTokens] ?? 0,
    outputTokens: row[CALL.outputTokens] ?? 0,
    nanodollars: row[CALL.nanodollars] ?? 0,
  };
}

/** The names for people of what the metrics name. */
function namesOf(by: Dimension, ir: Ir | undefined): (key: string) => Named | undefined {
  if (by === "model")
    return (key) => {
      const [kind, name] = modelOf(key);
      return { name, kind, ids: [] };
    };
  const names = new Map<string, Named>();
  if (by === "listener") {
    for (const { key, gateway, name, bind } of ir?.listeners ?? [])
      names.set(listenerKey(bind, gateway, name), { name: key, kind: by, ids: [key] });
    return (key) => names.get(key);
  }
  if (by === "route")
    for (const { key, name } of ir?.routes ?? []) names.set(key, { name, kind: by, ids: [key] });
  else if (ir !== undefined) return namesOfBackends(ir);
  return (key) => names.get(key);
}

function namesOfBackends(ir: Ir): (key: string) => Named | undefined {
  const names = new Map<string, Named>();
  const offering = modelsOffering(ir);
  for (const [label, backends] of Map.groupBy(ir.backends, ({ name }) => name)) {
    const [first] = backends;
    if (first === undefined) continue;
    const servers = serversOf(first).slice(0, SHOWN_SERVERS).join(", ");
    const ids = [...backends.map(({ key }) => key), ...(offering.get(label) ?? [])];
    names.set(label, { name: servers || label, kind: first.kind, ids: ids.slice(0, MOST_IDS) });
  }
  return (key) => names.get(key);
}

/** The backends that offer models, by the names of the backends that get the requests for these. */
function modelsOffering(ir: Ir): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const namesOfCounts = countedNames(ir);
  for (const backend of ir.backends)
    if (backend.kind === "models")
      for (const name of namesOfCounts(backend))
        found.set(name, [...(found.get(name) ?? []), backend.key]);
  return found;
}
