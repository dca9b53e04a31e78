import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { ProductLog, parseLevels } from "@edge-gateway/kernel/log/product-log";
import { SOLE_LEADER } from "@edge-gateway/kube/leader-election";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import type { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import type { SimulatedKind } from "@edge-gateway/kube/testing/simulated-api";
import { Controller } from "../controller.ts";
import { ControllerMetrics } from "../metrics.ts";
import { readSettings } from "../settings.ts";
import type { ConfigurationServer, DataPlaneState } from "../translation/configuration-server.ts";

/** Every kind that the controller watches, in the form that the simulated server needs. */
export const SIMULATED_KINDS: readonly SimulatedKind[] = Object.entries(KINDS).map(
  ([kind, { apiVersions, isNamespaced }]) => ({
    kind,
    apiVersion: apiVersions[0],
    plural: `${kind.toLowerCase()}s`,
    isNamespaced,
  }),
);

/** Kinds of objects that the controller creates and does not translate. */
export const MADE_KINDS: readonly SimulatedKind[] = [
  ["apps/v1", "Deployment"],
  ["apps/v1", "DaemonSet"],
  ["v1", "ServiceAccount"],
  ["policy/v1", "PodDisruptionBudget"],
  ["autoscaling/v2", "HorizontalPodAutoscaler"],
].map(([apiVersion = "", kind = ""]) => ({
  apiVersion,
  kind,
  plural: `${kind.toLowerCase()}s`,
  isNamespaced: true,
}));

/** A data plane state in which every resource is applied at once. */
const SYNCHRONIZED: DataPlaneState = { connected: 1, synchronized: 1, refusals: [] };

export interface RunningController extends AsyncDisposable {
  readonly controller: Controller;
  readonly metrics: ControllerMetrics;
  readonly lines: readonly string[];
  /** The configuration that was last published for each gateway. */
  readonly published: ReadonlyMap<string, ReadonlyMap<string, object>>;
}

/** Runs a controller against a simulated API server. */
export function startController(
  api: SimulatedApi,
  leadership: Leadership = SOLE_LEADER,
  environment: Readonly<Record<string, string>> = {},
): RunningController {
  const lines: string[] = [];
  const metrics = new ControllerMetrics();
  const published = new Map<string, ReadonlyMap<string, object>>();
  const heard: string[] = [];
  const server: ConfigurationServer = {
    streams: 0,
    publish: (gateway, resources) => {
      if (resources.size === 0) published.delete(gateway);
      else published.set(gateway, resources);
      heard.push(gateway);
    },
    published: () => {
      for (const gateway of heard.splice(0)) controller.heard(gateway, SYNCHRONIZED);
    },
  };
  const controller = new Controller({
    client: api,
    settings: readSettings({ EDGE_PROVISIONING: "false", ...environment }),
    leadership,
    metrics,
    log: logTo(lines),
    server,
  });
  const stop = new AbortController();
  const done = controller.run(stop.signal);
  return {
    controller,
    metrics,
    lines,
    published,
    [Symbol.asyncDispose]: async () => {
      stop.abort();
      await done;
    },
  };
}

/** A log whose lines can be read. */
export function logTo(lines: string[]): Logger {
  const write = (line: string) => void lines.push(line);
  const log = new ProductLog({ format: "text", write, wallClock: Date.now }, parseLevels("info"));
  return log.logger("controller");
}
