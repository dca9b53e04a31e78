import { UNKNOWN } from "@edge-gateway/kernel/metrics/definition";
import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import { METHODS } from "@edge-gateway/kernel/process/node-http";
import { METRICS, REQUEST_LABELS } from "./catalogue.ts";
import type { RouteLabels } from "../fields/route-labels.ts";

/** The value for unknown methods, so that clients cannot create label values. */
export const OTHER_METHOD = "other";
const MILLISECONDS_PER_SECOND = 1000;

/** A request that has ended. */
export interface FinishedRequest {
  readonly method: string;
  /** The status of the response to the client; 0 if the client got no response. */
  readonly status: number;
  /** The origin of the response: `Upstream`, or the reason in the error catalogue; `ClientAborted`: there is none. */
  readonly reason: string;
  /** The time from the request's arrival to the end of the response. */
  readonly milliseconds: number;
  /** The number of bytes of the response body. */
  readonly bytes: number;
  /** The number of retries of the request. */
  readonly retries: number;
}

/** Labels that the configuration adds, with their values for a request. */
export interface ExtraLabels {
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/** Values of `REQUEST_LABELS` for a request. */
export function labelsOf(
  place: RouteLabels,
  method: string,
  status: number,
  reason: string,
): string[] {
  const { backend = UNKNOWN, protocol = UNKNOWN, bind = UNKNOWN, gateway = UNKNOWN } = place;
  const { listener = UNKNOWN, route = UNKNOWN, rule = UNKNOWN } = place;
  const result = [backend, protocol, method, String(status), reason];
  return [...result, bind, gateway, listener, route, rule];
}

/** The metrics of requests with the same label names. */
export class RequestGroup {
  readonly group: MetricGroup;
  /**
   * Positions of the labels that the configuration adds. A label with a standard name replaces the standard
   * label.
   */
  readonly #places: readonly number[];
  readonly #total;
  readonly #duration;
  readonly #retries;
  readonly #responseBytes;

  constructor(names: readonly string[], maxSeries: number) {
    const labels = [...new Set([...REQUEST_LABELS, ...names])];
    this.#places = names.map((name) => labels.indexOf(name));
    this.group = new MetricGroup(labels, maxSeries);
    this.#total = this.group.counter(METRICS.requests);
    this.#duration = this.group.histogram(METRICS.requestDuration);
    this.#retries = this.group.counter(METRICS.retries);
    this.#responseBytes = this.group.counter(METRICS.responseBytes);
  }

  /**
   * @param usual values of `REQUEST_LABELS`
   * @param values values of the labels that the configuration adds
   */
  intern(usual: string[], values: readonly string[] = []): number {
    for (const [index, place] of this.#places.entries()) usual[place] = values[index] ?? UNKNOWN;
    return this.group.intern(usual);
  }

  count(index: number, request: FinishedRequest): void {
    this.#total.add(index);
    this.#duration.observe(index, request.milliseconds / MILLISECONDS_PER_SECOND);
    this.#responseBytes.add(index, request.bytes);
    if (request.retries > 0) this.#retries.add(index, request.retries);
  }
}

/** Returns the label value of a method. */
export function shownMethod(method: string): string {
  return REGISTERED_METHODS.has(method) ? method : OTHER_METHOD;
}

const REGISTERED_METHODS: ReadonlySet<string> = new Set(METHODS);

type Intern = (method: string, status: number, reason: string) => number;

/** The series of a place, by reason, method and status. */
export class SeriesIndex {
  readonly #intern: Intern;
  /** Series numbers in sparse arrays, indexed by status. */
  readonly #known = new Map<string, Map<string, number[]>>();
  /** The last request's series, cached because the next request usually has the same. */
  #method = "";
  #status = 0;
  #reason = "";
  #series = 0;

  constructor(intern: Intern) {
    this.#intern = intern;
  }

  of({ method, status, reason }: FinishedRequest): number {
    if (method !== this.#method || status !== this.#status || reason !== this.#reason) {
      this.#series = this.#find(method, status, reason);
      this.#method = method;
      this.#status = status;
      this.#reason = reason;
    }
    return this.#series;
  }

  #find(clientMethod: string, status: number, reason: string): number {
    const method = shownMethod(clientMethod);
    let byMethod = this.#known.get(reason);
    if (byMethod === undefined) this.#known.set(reason, (byMethod = new Map()));
    let byStatus = byMethod.get(method);
    if (byStatus === undefined) byMethod.set(method, (byStatus = []));
    return (byStatus[status] ??= this.#intern(method, status, reason));
  }
}
