import { dollarsOf, type CallRecord, type ConversionNote } from "@edge-gateway/llm";
import type { Phase } from "@edge-gateway/llm/guards";
import { UNKNOWN } from "@edge-gateway/kernel/metrics/definition";
import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import { INVOKE_AGENT } from "./fields/agent-fields.ts";
import { operationOf } from "./fields/llm-fields.ts";
import type { GuardCheck } from "../models/prompt-guards.ts";
import type { RouteLabels } from "./fields/route-labels.ts";
import {
  CACHE_LABELS,
  COST_LABELS,
  METRICS,
  GUARDRAIL_LABELS,
  LOSS_LABELS,
  MODEL_LABELS,
  TOKEN_LABELS,
} from "./metrics/catalogue.ts";

const MILLISECONDS_PER_SECOND = 1000;
/** Separates values in the keys of series; no value contains this character. */
const SEPARATOR = "\u0000";

const OWN_LABELS: ReadonlySet<string> = new Set<string>([
  ...TOKEN_LABELS,
  ...COST_LABELS,
  ...LOSS_LABELS,
]);

/** The counters of calls with the same labels. */
interface Series {
  readonly index: number;
  readonly labels: readonly string[];
  /** The number of tokens, by kind of token. */
  readonly tokens: Map<string, number>;
  /** The number of calls, by the result of the price look-up. */
  readonly lookups: Map<string, number>;
}

/** The parts of a call that determine its labels, besides the call's place in the configuration. */
type CallLabels = Pick<CallRecord, "format" | "provider" | "requestModel" | "responseModel">;

/** Finds the series for calls of one place in the configuration. */
export class CallSeries {
  readonly #find: (call: CallLabels) => Series;
  /** The last call's series, cached because the next call usually has the same. */
  #last: { readonly call: CallLabels; readonly series: Series } | undefined;

  constructor(find: (call: CallLabels) => Series) {
    this.#find = find;
  }

  of(call: CallLabels): Series {
    if (this.#last === undefined || !isAlike(this.#last.call, call)) {
      const { format, provider, requestModel, responseModel } = call;
      const labels = { format, provider, requestModel, responseModel };
      this.#last = { call: labels, series: this.#find(call) };
    }
    return this.#last.series;
  }
}

function isAlike(one: CallLabels, other: CallLabels): boolean {
  return (
    one.requestModel === other.requestModel &&
    one.responseModel === other.responseModel &&
    one.format === other.format &&
    one.provider === other.provider
  );
}

/** An LLM call that has ended. */
export interface FinishedCall {
  readonly call: CallRecord;
  /**
   * When the request of the call arrived. `milliseconds` is the time from then to the end of the response.
   */
  readonly startedAt: number;
  /** When the request was sent to the provider; 0 if it was never sent. */
  readonly dispatchedAt: number;
  readonly milliseconds: number;
}

/** Metrics of LLM calls. */
export class ModelMetrics {
  readonly groups: readonly MetricGroup[];
  readonly #tokenGroup: MetricGroup;
  readonly #callGroup: MetricGroup;
  readonly #guardGroup: MetricGroup;
  readonly #guardChecks;
  readonly #tokens;
  readonly #costGroup: MetricGroup;
  readonly #cost;
  readonly #lookups;
  readonly #cacheGroup: MetricGroup;
  readonly #cacheLookups;
  readonly #lossGroup: MetricGroup;
  readonly #losses;
  readonly #savedGroup: MetricGroup;
  readonly #savedTokens;
  readonly #duration;
  readonly #firstToken;
  readonly #clientDuration;
  readonly #firstChunk;
  readonly #chunkTime;
  readonly #tokenTime;
  readonly #series = new Map<string, Series>();
  readonly #maxSeries: number;

  /** @param extra the names of the labels that the configuration adds */
  constructor(maxSeries: number, extra: readonly string[] = []) {
    const added = extra.map((name) => (OWN_LABELS.has(name) ? `label_${name}` : name));
    const group = (labels: readonly string[]): MetricGroup =>
      new MetricGroup([...labels, ...added], maxSeries);
    this.#maxSeries = maxSeries;
    this.#tokenGroup = group(TOKEN_LABELS);
    this.#callGroup = group(MODEL_LABELS);
    this.#tokens = this.#tokenGroup.histogram(METRICS.modelTokens);
    this.#duration = this.#callGroup.histogram(METRICS.modelDuration);
    this.#firstToken = this.#callGroup.histogram(METRICS.modelFirstToken);
    this.#tokenTime = this.#callGroup.histogram(METRICS.modelTokenTime);
    this.#clientDuration = this.#callGroup.histogram(METRICS.modelClientDuration);
    this.#firstChunk = this.#callGroup.histogram(METRICS.modelFirstChunk);
    this.#chunkTime = this.#callGroup.histogram(METRICS.modelChunkTime);
    this.#guardGroup = new MetricGroup(GUARDRAIL_LABELS, maxSeries);
    this.#guardChecks = this.#guardGroup.counter(METRICS.guardrailChecks);
    this.#cost = this.#callGroup.counter(METRICS.modelCost);
    this.#costGroup = group(COST_LABELS);
    this.#lookups = this.#costGroup.counter(METRICS.catalogLookups);
    this.#cacheGroup = group(CACHE_LABELS);
    this.#cacheLookups = this.#cacheGroup.counter(METRICS.cacheLookups);
    this.#lossGroup = group(LOSS_LABELS);
    this.#losses = this.#lossGroup.counter(METRICS.conversionLosses);
    this.#savedGroup = group(TOKEN_LABELS);
    this.#savedTokens = this.#savedGroup.counter(METRICS.cacheSavedTokens);
    this.groups = [
      this.#tokenGroup,
      this.#callGroup,
      this.#guardGroup,
      this.#costGroup,
      this.#cacheGroup,
      this.#lossGroup,
      this.#savedGroup,
    ];
  }

  /** Records a guard's check of a prompt or a response. */
  checked({ phase, action }: GuardCheck): void {
    this.#guardChecks.add(this.#guardGroup.intern([phase, action]));
  }

  /** Measures the gateway's call as a client of an agent. */
  agentInvoked(place: RouteLabels, provider = UNKNOWN, milliseconds: number): void {
    const labels = [INVOKE_AGENT, provider, UNKNOWN, UNKNOWN, ...placeLabels(place)];
    const index = this.#callGroup.intern(labels);
    this.#clientDuration.observe(index, milliseconds / MILLISECONDS_PER_SECOND);
  }

  count(series: Series, finished: FinishedCall): void {
    const { call, startedAt, milliseconds } = finished;
    const { index } = series;
    this.#duration.observe(index, milliseconds / MILLISECONDS_PER_SECOND);
    this.#countTimes(index, call, startedAt);
    this.#countAtProvider(index, finished);
    this.#countCache(series, call);
    this.#countCost(series, call);
    this.#countLosses(series, "request", call.notes);
    this.#countLosses(series, "response", call.lost?.list ?? []);
    if (call.usage === undefined) return;
    const { input, output, cacheRead, cacheWrite } = call.usage;
    this.#countTokens(series, "input", input);
    this.#countTokens(series, "output", output);
    this.#countTokens(series, "input_cache_read", cacheRead);
    this.#countTokens(series, "input_cache_write", cacheWrite);
  }

  #countTokens({ tokens, labels }: Series, type: string, count: number | undefined): void {
    if (count === undefined) return;
    let index = tokens.get(type);
    if (index === undefined) tokens.set(type, (index = this.#tokenGroup.intern([type, ...labels])));
    this.#tokens.observe(index, count);
  }

  /**
   * Returns the series of a call. When the maximum number of series is reached, further series are not
   * cached.
   * @param extra the values of the labels that the configuration adds
   */
  seriesOf(place: RouteLabels, call: CallLabels, extra: readonly string[] = []): Series {
    const labels = [...labelsOf(place, call), ...extra];
    const key = labels.join(SEPARATOR);
    const known = this.#series.get(key);
    if (known !== undefined) return known;
    const index = this.#callGroup.intern(labels);
    const series = { index, labels, tokens: new Map(), lookups: new Map() };
    if (this.#series.size < this.#maxSeries) this.#series.set(key, series);
    return series;
  }

  /** Counts the cost of a call; a call without usage has no price look-up. */
  #countCost({ index, labels, lookups }: Series, call: CallRecord): void {
    if (call.usage === undefined) return;
    const { status, cost } = call.prices.costOf(call);
    let lookup = lookups.get(status);
    if (lookup === undefined)
      lookups.set(status, (lookup = this.#costGroup.intern([status, ...labels])));
    this.#lookups.add(lookup);
    if (cost !== undefined) this.#cost.add(index, dollarsOf(cost.total));
  }

  #countLosses({ labels }: Series, phase: Phase, notes: readonly ConversionNote[]): void {
    for (const { what } of notes)
      this.#losses.add(this.#lossGroup.intern([phase, what, ...labels]));
  }

  #countCache({ labels }: Series, { cache, savedUsage }: CallRecord): void {
    if (cache === undefined) return;
    this.#cacheLookups.add(this.#cacheGroup.intern([cache, ...labels]));
    if (savedUsage === undefined) return;
    const { input, output } = savedUsage;
    this.#savedTokens.add(this.#savedGroup.intern(["input", ...labels]), input);
    this.#savedTokens.add(this.#savedGroup.intern(["output", ...labels]), output);
  }

  /** Measures the gateway's call as a client of the provider. */
  #countAtProvider(index: number, finished: FinishedCall): void {
    const { call, startedAt, dispatchedAt, milliseconds } = finished;
    if (dispatchedAt === 0) return;
    const { firstAt, lastAt, chunks } = call;
    const whole = startedAt + milliseconds - dispatchedAt;
    this.#clientDuration.observe(index, whole / MILLISECONDS_PER_SECOND);
    if (firstAt === undefined || lastAt === undefined) return;
    this.#firstChunk.observe(index, (firstAt - dispatchedAt) / MILLISECONDS_PER_SECOND);
    if (chunks > 1)
      this.#chunkTime.observe(index, (lastAt - firstAt) / (chunks - 1) / MILLISECONDS_PER_SECOND);
  }

  #countTimes(index: number, { firstAt, lastAt, usage }: CallRecord, startedAt: number): void {
    if (firstAt === undefined || lastAt === undefined) return;
    this.#firstToken.observe(index, (firstAt - startedAt) / MILLISECONDS_PER_SECOND);
    const more = (usage?.output ?? 0) - 1;
    if (more > 0)
      this.#tokenTime.observe(index, (lastAt - firstAt) / more / MILLISECONDS_PER_SECOND);
  }
}

/** The values of the labels `MODEL_LABELS`. */
function labelsOf(place: RouteLabels, call: CallLabels): string[] {
  const { requestModel, responseModel = UNKNOWN, provider } = call;
  const model = requestModel === "" ? UNKNOWN : requestModel;
  return [operationOf(call), provider, model, responseModel, ...placeLabels(place)];
}

function placeLabels(place: RouteLabels): readonly string[] {
  const { bind = UNKNOWN, gateway = UNKNOWN, listener = UNKNOWN } = place;
  const { route = UNKNOWN, rule = UNKNOWN } = place;
  return [bind, gateway, listener, route, rule];
}
