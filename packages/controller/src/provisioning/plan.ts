import type { Ir } from "@edge-gateway/translate";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import { errorsWithin, nameOf } from "@edge-gateway/translate/manifests/document/document";
import type { Document } from "@edge-gateway/translate/manifests/document/document";
import {
  judgeRawConfig,
  RAW_CONFIG,
} from "@edge-gateway/translate/manifests/kinds/edge-parameters/check";
import { isOurs } from "@edge-gateway/translate/manifests/kinds/gateway/ownership";
import { parametersFault } from "@edge-gateway/translate/manifests/kinds/gateway/parameters";
import { gatewayKey } from "@edge-gateway/translate/manifests/document/keys";
import { parameterLayers } from "@edge-gateway/translate/manifests/document/parameter-layers";
import type { ParameterLayers } from "@edge-gateway/translate/manifests/document/parameter-layers";
import type { ManifestSet } from "@edge-gateway/translate/manifests/document/manifest-set";
import { mergeParameters, ParametersError } from "./parameters.ts";
import type { Parameters } from "./parameters.ts";

/** A port on which clients reach a gateway. */
export interface PlannedPort {
  readonly port: number;
  readonly protocol: "TCP" | "UDP";
}

/** Everything that determines the objects of a gateway. */
export interface GatewayPlan {
  readonly gateway: Document<"Gateway">;
  readonly parameters: Parameters;
  readonly ports: readonly PlannedPort[];
}

/** The plan of a gateway, or a text with the reason why there is none. */
export type Plan = GatewayPlan | string;

/** The plans of this controller's gateways, by their keys. */
export type Plans = ReadonlyMap<string, Plan>;

/** The plan of each gateway of this controller; a pure function. */
export function plansOf(snapshot: ManifestSet, configurations: ReadonlyMap<string, Ir>): Plans {
  const own = snapshot.all("Gateway").filter((gateway) => isOurs(snapshot, gateway));
  return new Map(
    own.map((gateway) => {
      const key = gatewayKey(gateway);
      return [key, planOf(snapshot, gateway, configurations.get(key))];
    }),
  );
}

function planOf(
  snapshot: ManifestSet,
  gateway: Document<"Gateway">,
  configuration: Ir | undefined,
): Plan {
  const fault = parametersFault(gateway, { snapshot });
  if (fault !== undefined) return fault.message;
  const layers = parameterLayers(snapshot, gateway);
  try {
    const parameters = mergeParameters(layers);
    const conflict = rawProblem(layers, parameters);
    if (conflict !== undefined) return conflict;
    return { gateway, parameters, ports: portsOf(configuration) };
  } catch (error) {
    if (error instanceof ParametersError) return error.message;
    throw error;
  }
}

/**
 * The first configuration error that would keep every data plane from starting; it may be in one layer, or in
 * the combination of the layers.
 */
function rawProblem(
  { ofClass, ofGateway }: ParameterLayers,
  { config }: Parameters,
): string | undefined {
  const layers = [...new Set([ofClass, ofGateway])].filter((layer) => layer !== undefined);
  const own = layers.flatMap((layer) =>
    errorsWithin(layer.problems, RAW_CONFIG).map((problem) => placed(nameOf(layer), problem)),
  );
  const together = judgeRawConfig(config)
    .findings.filter(({ severity }) => severity !== "warning")
    .map(({ pointer, message }) =>
      placed(layers.map(nameOf).join(" and "), { pointer: RAW_CONFIG + pointer, message }),
    );
  return [...own, ...together][0];
}

function placed(names: string, { pointer, message }: Pick<Finding, "pointer" | "message">): string {
  return `${names} ${readablePath(pointer)}: ${message}`;
}

function portsOf(configuration: Ir | undefined): readonly PlannedPort[] {
  if (configuration === undefined) return [];
  const binds = new Map(configuration.binds.map(({ key, port }) => [key, port]));
  const ports = configuration.listeners.flatMap(({ bind, protocol }): PlannedPort[] => {
    const port = binds.get(bind);
    if (port === undefined) return [];
    return [{ port, protocol: protocol === "UDP" ? "UDP" : "TCP" }];
  });
  const distinct = new Map(ports.map((port) => [`${port.port}/${port.protocol}`, port]));
  return [...distinct.values()].toSorted((left, right) => left.port - right.port);
}
