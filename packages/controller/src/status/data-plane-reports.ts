import type { Logger } from "@edge-gateway/kernel/log/logger";
import { API_STATUS, hasStatus } from "@edge-gateway/kube/api-error";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import {
  ABSENT_MILLISECONDS,
  REPORT_AGE_MILLISECONDS,
  REPORT_DEBOUNCE_MILLISECONDS,
  REPORT_REFUSALS,
  REPORT_REPEAT_MILLISECONDS,
} from "../bounds.ts";
import { errorText } from "../error-text.ts";
import { NotLeadingError } from "../leader-client.ts";
import type { KnownSettings } from "../settings.ts";
import type { DataPlaneState, Refusal } from "../translation/configuration-server.ts";

export interface ReportsOptions {
  readonly client: Client;
  /** Writes objects that only the leader may write. */
  readonly leading: Client;
  readonly settings: Pick<
    KnownSettings,
    "podName" | "podNamespace" | "leaseName" | "leaderElection"
  >;
  readonly leadership: Leadership;
  readonly log: Logger;
  /** Called when something about a gateway's data planes has changed. */
  readonly changed: (gateway: string) => void;
}

type States = ReadonlyMap<string, DataPlaneState>;

/** A replica's report, and when it was made (milliseconds since 1970). */
interface Report {
  readonly at: number;
  readonly states: States;
  readonly resourceVersion: string | undefined;
}

const LABEL = "edgegateway.dev/data-planes";
const KEY = "data-planes";
const TIME = "at";
const NOTHING: DataPlaneState = { connected: 0, synchronized: 0, refusals: [] };

/**
 * The state of the data planes of all replicas. A replica knows only the data planes connected to it, but
 * only the leader writes statuses. Therefore each replica writes a report to a ConfigMap, and every replica
 * watches these ConfigMaps.
 */
export class DataPlaneReports {
  readonly #options: ReportsOptions;
  readonly #wallClock: () => number;
  readonly #path: string;
  readonly #own = new Map<string, DataPlaneState>();
  /** The reports of other replicas, by the name of their ConfigMap. */
  readonly #others = new Map<string, Report>();
  /** Since when no data plane of a gateway has been connected to this replica, by gateway. */
  readonly #absent = new Map<string, number>();
  readonly #looks = new Set<NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReportsOptions, wallClock: () => number = Date.now) {
    this.#options = options;
    this.#wallClock = wallClock;
    const { podName, podNamespace, leaseName } = options.settings;
    this.#path = `/api/v1/namespaces/${podNamespace}/configmaps/${leaseName}-${podName}`;
  }

  heard(gateway: string, state: DataPlaneState): void {
    if (state.connected === 0) {
      this.#own.delete(gateway);
      this.#missed(gateway);
    } else {
      this.#own.set(gateway, state);
      this.#absent.delete(gateway);
    }
    this.tell();
    this.#options.changed(gateway);
  }

  /** Reads a report of another replica; returns false if the object is not a report. */
  takes(object: KubeObject): boolean {
    if (!this.#isReport(object)) return false;
    const { name } = object.metadata;
    if (!this.#path.endsWith(`/${name}`)) this.#replace(name, reportOf(object));
    return true;
  }

  /** Removes a deleted report; returns false if the object was not a report. */
  loses(object: KubeObject): boolean {
    if (!this.#isReport(object)) return false;
    this.#replace(object.metadata.name, undefined);
    return true;
  }

  /** The gateways that have a data plane connected to any replica. */
  get gateways(): ReadonlySet<string> {
    const others = [...this.#others.values()].flatMap(({ states }) => [...states.keys()]);
    return new Set([...this.#own.keys(), ...others]);
  }

  /** Deletes the reports of stopped replicas; each new replica of a Deployment has a new name. */
  forgetOld(): void {
    if (!this.#options.leadership.isLeader) return;
    const oldest = this.#wallClock() - REPORT_AGE_MILLISECONDS;
    for (const [name, report] of this.#others)
      if (report.at < oldest) void this.#delete(name, report);
  }

  /** The state of a gateway's data planes over all replicas with a recent report. */
  of(gateway: string): DataPlaneState {
    const oldest = this.#wallClock() - REPORT_AGE_MILLISECONDS;
    const others = [...this.#others.values()].filter(({ at }) => at >= oldest);
    const states = [this.#own, ...others.map((report) => report.states)].flatMap(
      (known) => known.get(gateway) ?? [],
    );
    const whole = states.reduce(
      (sum, { connected, synchronized, refusals }) => ({
        connected: sum.connected + connected,
        synchronized: sum.synchronized + synchronized,
        refusals: [...sum.refusals, ...refusals],
      }),
      NOTHING,
    );
    const since = this.#absent.get(gateway) ?? Infinity;
    const isAbsent = this.#wallClock() - since >= ABSENT_MILLISECONDS;
    return whole.connected === 0 && isAbsent ? { ...whole, isAbsent } : whole;
  }

  /** Schedules a report to the leader. */
  tell(): void {
    if (this.#options.settings.leaderElection) this.#tellAfter(REPORT_DEBOUNCE_MILLISECONDS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const look of this.#looks) clearTimeout(look);
  }

  /** Records that no data plane is connected to this replica, and later checks whether one has connected. */
  #missed(gateway: string): void {
    if (this.#absent.has(gateway)) return;
    this.#absent.set(gateway, this.#wallClock());
    this.#lookAfter(ABSENT_MILLISECONDS, () => this.#options.changed(gateway));
  }

  #isReport({ metadata }: KubeObject): boolean {
    const { namespace, labels } = metadata;
    return namespace === this.#options.settings.podNamespace && labels?.[LABEL] !== undefined;
  }

  #replace(name: string, report: Report | undefined): void {
    const gateways = new Set(this.#others.get(name)?.states.keys());
    if (report === undefined) this.#others.delete(name);
    else this.#others.set(name, report);
    const all = gateways.union(new Set(report?.states.keys()));
    for (const gateway of all) this.#options.changed(gateway);
    if (report === undefined) return;
    // A report is ignored when it is old, so the state changes at that time unless a newer report has
    // arrived.
    this.#lookAfter(REPORT_AGE_MILLISECONDS, () => {
      for (const gateway of all) this.#options.changed(gateway);
      this.forgetOld();
    });
  }

  async #delete(name: string, { resourceVersion }: Report): Promise<void> {
    const { leading, settings, log } = this.#options;
    const path = `/api/v1/namespaces/${settings.podNamespace}/configmaps/${name}`;
    const value = { preconditions: { resourceVersion } };
    try {
      await leading.request("DELETE", path, { body: { type: "application/json", value } });
    } catch (error) {
      const isKept = hasStatus(error, API_STATUS.conflict) || hasStatus(error, API_STATUS.notFound);
      if (isKept || error instanceof NotLeadingError) return;
      log.warn("an old report on data planes could not be deleted", {
        report: name,
        error: errorText(error),
      });
    }
  }

  #lookAfter(milliseconds: number, run: () => void): void {
    const look = setTimeout(() => {
      this.#looks.delete(look);
      run();
    }, milliseconds).unref();
    this.#looks.add(look);
  }

  #tellAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tell(), milliseconds).unref();
  }

  /**
   * Writes this replica's report, unless this replica is the leader. The report is repeated at intervals,
   * because old reports are ignored.
   */
  async #tell(): Promise<void> {
    const { client, settings, leadership, log } = this.#options;
    if (this.#own.size > 0) this.#tellAfter(REPORT_REPEAT_MILLISECONDS);
    if (leadership.isLeader) return;
    const refusing = this.#own.values().filter(({ refusals }) => refusals.length > 0);
    const most = Math.ceil(REPORT_REFUSALS / Math.max(1, refusing.toArray().length));
    const states = [...this.#own].map(([gateway, { refusals, ...counts }]) => ({
      gateway,
      ...counts,
      refusals: refusals.slice(0, most),
    }));
    const [name = ""] = this.#path.split("/").slice(-1);
    const value = {
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { name, namespace: settings.podNamespace, labels: { [LABEL]: "true" } },
      data: { [KEY]: JSON.stringify(states), [TIME]: new Date(this.#wallClock()).toISOString() },
    };
    try {
      await client.request("PATCH", `${this.#path}?fieldManager=${settings.podName}&force=true`, {
        body: { type: "application/apply-patch+yaml", value },
      });
    } catch (error) {
      log.warn(
        "the report on data planes could not be written for the leader; the controller will try again",
        {
          error: errorText(error),
        },
      );
      this.#tellAfter(REPORT_REPEAT_MILLISECONDS);
    }
  }
}

/**
 * Parses a report. A replica of another release may have written it, so unknown parts are ignored.
 */
function reportOf({ data, metadata: { resourceVersion } }: KubeObject): Report {
  const texts = isJson(data) ? data : {};
  const at = Date.parse(String(texts[TIME]));
  const states = statesOf(String(texts[KEY]));
  return { at: Number.isNaN(at) ? 0 : at, states, resourceVersion };
}

function statesOf(text: string): States {
  try {
    const items: unknown = JSON.parse(text);
    return new Map(Array.isArray(items) ? items.flatMap(stateOf) : []);
  } catch {
    return new Map();
  }
}

function stateOf(item: unknown): readonly (readonly [string, DataPlaneState])[] {
  if (!isJson(item)) return [];
  const { gateway, connected, synchronized, refusals } = item;
  if (typeof gateway !== "string" || typeof connected !== "number") return [];
  const state = {
    connected,
    synchronized: typeof synchronized === "number" ? synchronized : 0,
    refusals: Array.isArray(refusals) ? refusals.flatMap(refusalOf) : [],
  };
  return [[gateway, state]];
}

function refusalOf(value: unknown): readonly Refusal[] {
  if (!isJson(value)) return [];
  const { resource, pointer = "", message } = value;
  const isWhole =
    typeof resource === "string" && typeof pointer === "string" && typeof message === "string";
  return isWhole ? [{ resource, pointer, message }] : [];
}
