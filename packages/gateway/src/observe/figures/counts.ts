import type { MetricSnapshot, Series } from "@edge-gateway/kernel/metrics/definition";
import { OVERFLOW, UNKNOWN } from "@edge-gateway/kernel/metrics/definition";
import { CLIENT_ABORTED, METRICS } from "../metrics/catalogue.ts";
import { addAt } from "./packed.ts";

/** The value of a label of a series; undefined if the series has no such label. */
export type LabelOf = (name: string) => string | undefined;

type Add = (row: Float64Array, series: Series, labelOf: LabelOf) => void;

/** Counts that are kept together, as places in a row of numbers. */
export interface Family {
  readonly size: number;
  /** The first of the counts by latency. */
  readonly latency: number;
  /** The upper limits of the counts by latency, in seconds. */
  readonly limits: readonly number[];
  /** The metric whose observations are counted. */
  readonly counted: string;
  /** How a series is added to a row, by the name of the metric. */
  readonly metrics: ReadonlyMap<string, Add>;
}

const STATUS_CLASS = 100;
const NANODOLLARS = 1_000_000_000;
const CLIENT_ERROR = 4;
const SERVER_ERROR = 5;

/** Places of the counts of requests. */
export const REQUEST = {
  clientErrors: 0,
  serverErrors: 1,
  noResponse: 2,
  clientAborted: 3,
  bytes: 4,
  latency: 5,
};
const BY_CLASS = new Map([
  [0, REQUEST.noResponse],
  [CLIENT_ERROR, REQUEST.clientErrors],
  [SERVER_ERROR, REQUEST.serverErrors],
]);

export const REQUESTS: Family = {
  size: REQUEST.latency + METRICS.requestDuration.buckets.length + 1,
  latency: REQUEST.latency,
  limits: METRICS.requestDuration.buckets,
  counted: METRICS.requestDuration.name,
  metrics: new Map<string, Add>([
    [
      METRICS.requestDuration.name,
      (row, { buckets = [] }, labelOf) => {
        addAll(row, REQUEST.latency, buckets);
        const isAborted = labelOf("reason") === CLIENT_ABORTED;
        const place = isAborted
          ? REQUEST.clientAborted
          : BY_CLASS.get(Math.floor(Number(labelOf("status")) / STATUS_CLASS));
        if (place !== undefined) addAt(row, place, sumOf(buckets));
      },
    ],
    [METRICS.responseBytes.name, (row, { value }) => addAt(row, REQUEST.bytes, value)],
  ]),
};

/** Places of the counts of calls of models. */
export const CALL = { inputTokens: 0, outputTokens: 1, nanodollars: 2, latency: 3 };
const BY_TOKEN = new Map<string | undefined, number>([
  ["input", CALL.inputTokens],
  ["output", CALL.outputTokens],
]);

export const CALLS: Family = {
  size: CALL.latency + METRICS.modelDuration.buckets.length + 1,
  latency: CALL.latency,
  limits: METRICS.modelDuration.buckets,
  counted: METRICS.modelDuration.name,
  metrics: new Map<string, Add>([
    [METRICS.modelDuration.name, (row, { buckets = [] }) => addAll(row, CALL.latency, buckets)],
    [
      METRICS.modelTokens.name,
      (row, { value }, labelOf) => {
        const place = BY_TOKEN.get(labelOf("gen_ai_token_type"));
        if (place !== undefined) addAt(row, place, value);
      },
    ],
    [
      METRICS.modelCost.name,
      (row, { value }) => addAt(row, CALL.nanodollars, Math.round(value * NANODOLLARS)),
    ],
  ]),
};

/** Places of the numbers of client connections; the first is a state, not a count. */
export const CLIENT = { connections: 0, received: 1, sent: 2 };

/** Metrics of client connections; the place that each has in a row. */
const CLIENT_METRICS = new Map<string, number>([
  [METRICS.downstreamActive.name, CLIENT.connections],
  [METRICS.downstreamReceived.name, CLIENT.received],
  [METRICS.downstreamSent.name, CLIENT.sent],
]);

/** The names of all metrics that figures are made from. */
export const FIGURE_METRICS: readonly string[] = [
  ...REQUESTS.metrics.keys(),
  ...CALLS.metrics.keys(),
  ...CLIENT_METRICS.keys(),
];

/** What figures are kept for, besides the total. */
export type Dimension = "listener" | "route" | "backend" | "model";
export const DIMENSIONS = [
  "listener",
  "route",
  "backend",
  "model",
] as const satisfies readonly Dimension[];

/** Separates the parts of a key; none contains this character. */
const SEPARATOR = "\u0000";

export const FAMILY_OF: Readonly<Record<Dimension, Family>> = {
  listener: REQUESTS,
  route: REQUESTS,
  backend: REQUESTS,
  model: CALLS,
};

/** The key of a listener of a port; a listener without a name is that of its gateway. */
export function listenerKey(bind: string, gateway: string, listener = UNKNOWN): string {
  return [bind, gateway, listener].join(SEPARATOR);
}

function listenerIn(labelOf: LabelOf): string | undefined {
  const [bind = UNKNOWN, gateway = UNKNOWN] = [labelOf("bind"), labelOf("gateway")];
  // A message that was no request, or that no listener serves.
  if ([UNKNOWN, OVERFLOW].includes(bind) || gateway === UNKNOWN) return undefined;
  return listenerKey(bind, gateway, labelOf("listener"));
}

/** What a series belongs to; undefined if that is not known. */
export function keyOf(dimension: Dimension, labelOf: LabelOf): string | undefined {
  if (dimension === "listener") return listenerIn(labelOf);
  const name = labelOf(dimension === "model" ? "gen_ai_request_model" : dimension);
  if (name === undefined || name === UNKNOWN || name === OVERFLOW) return undefined;
  return dimension === "model" ? `${labelOf("gen_ai_provider_name")}${SEPARATOR}${name}` : name;
}

/** The provider and the name of a model from its key. */
export function modelOf(key: string): readonly [provider: string, name: string] {
  const end = key.indexOf(SEPARATOR);
  return [key.slice(0, end), key.slice(end + 1)];
}

/** Calls `visit` for each series of the metrics of a family. */
export function eachSeries(
  snapshots: readonly MetricSnapshot[],
  { metrics }: Family,
  visit: (add: Add, series: Series, labelOf: LabelOf, metric: string) => void,
): void {
  for (const { definition, labels, series } of snapshots) {
    const add = metrics.get(definition.name);
    if (add === undefined) continue;
    const places = new Map(labels.map((label, place) => [label, place]));
    for (const each of series) {
      const labelOf = (name: string): string | undefined => each.values[places.get(name) ?? -1];
      visit(add, each, labelOf, definition.name);
    }
  }
}

/** The sums of all series of a family. */
export function totalOf(snapshots: readonly MetricSnapshot[], family: Family): Float64Array {
  const row = new Float64Array(family.size);
  eachSeries(snapshots, family, (add, series, labelOf) => add(row, series, labelOf));
  return row;
}

/** The sums of the metrics of client connections. */
export function clientsOf(snapshots: readonly MetricSnapshot[]): Float64Array {
  const row = new Float64Array(CLIENT_METRICS.size);
  for (const { definition, series } of snapshots) {
    const place = CLIENT_METRICS.get(definition.name);
    if (place !== undefined) for (const { value } of series) addAt(row, place, value);
  }
  return row;
}

/** The open client connections of each port, by the key of its bind. */
export function connectionsIn(snapshots: readonly MetricSnapshot[]): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const { definition, labels, series } of snapshots) {
    if (definition.name !== METRICS.downstreamActive.name) continue;
    const place = labels.indexOf("bind");
    for (const { value, values } of series) {
      const bind = values[place] ?? UNKNOWN;
      open.set(bind, (open.get(bind) ?? 0) + value);
    }
  }
  return open;
}

/** What was added since another row; never negative. */
export function sinceRow(now: Float64Array, before: Float64Array): Float64Array {
  return now.map((value, place) => Math.max(0, value - (before[place] ?? 0)));
}

/** The number of observations in a row. */
export function observationsIn(row: Float64Array, { latency }: Family): number {
  return sumOf(row.subarray(latency));
}

export function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

function addAll(row: Float64Array, first: number, values: readonly number[]): void {
  for (const [index, value] of values.entries()) addAt(row, first + index, value);
}
