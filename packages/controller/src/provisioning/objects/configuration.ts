import { createHash } from "node:crypto";
import type { GatewayPlan } from "../plan.ts";
import { objectOf } from "./common.ts";
import type { Surroundings, WantedObject } from "./common.ts";

export const CONFIG_FILE = "config.yaml";
export const CA_SUFFIX = "-xds-ca";
export const CA_FILE = "ca.crt";
const CATALOGS = "/etc/edge-gateway/model-catalog";

/** A model catalogue, and the path at which it is mounted. */
export interface MountedCatalog {
  readonly volume: string;
  readonly configMap: string;
  readonly key: string;
  readonly folder: string;
}

/** The model catalogues of a gateway. Later catalogues override earlier ones. */
export function catalogsOf({ parameters }: GatewayPlan): readonly MountedCatalog[] {
  return (parameters.spec.modelCatalog?.sources ?? []).map(({ configMap }, index) => ({
    volume: `model-catalog-${index}`,
    configMap: configMap.name,
    key: configMap.key,
    folder: `${CATALOGS}/${index}`,
  }));
}

/** The configuration file that the process reads at its start, in JSON, which is valid YAML. */
export function configText(plan: GatewayPlan): string {
  const { config } = plan.parameters;
  const catalogs = catalogsOf(plan).map(({ folder, key }) => ({ file: `${folder}/${key}` }));
  const settings = {
    ...Object(config["config"]),
    ...(catalogs.length > 0 && { modelCatalog: catalogs }),
  };
  return `${JSON.stringify({ ...config, config: settings }, undefined, 2)}\n`;
}

/** The ConfigMaps with the configuration and with the controller's authorities. */
export function configMapsOf(
  plan: GatewayPlan,
  surroundings: Surroundings,
): readonly WantedObject[] {
  const { authorities } = surroundings;
  const kind = { apiVersion: "v1", kind: "ConfigMap" };
  const own = objectOf(plan, surroundings, kind, { data: { [CONFIG_FILE]: configText(plan) } });
  if (authorities === undefined) return [own];
  const data = { [CA_FILE]: authorities };
  return [own, objectOf(plan, surroundings, { ...kind, suffix: CA_SUFFIX }, { data })];
}

/**
 * A checksum of the configuration files in the pod template. A change restarts the pods, because they read
 * these files only at their start.
 */
export function checksumOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
