import { createHash } from "node:crypto";
import type { GatewayPlan } from "../plan.ts";
import { objectOf } from "./common.ts";
import type { Surroundings, WantedObject } from "./common.ts";

export const CONFIG_FILE = "config.yaml";
export const CA_SUFFIX = "-xds-ca";
export const CA_FILE = "ca.crt";
const CATALOGS = "/etc/edge-gateway/model-catalog";

/** A catalogue of models, as it is mounted. */
export interface MountedCatalog {
  readonly volume: string;
  readonly configMap: string;
  readonly key: string;
  readonly folder: string;
}

/** The catalogues of a gateway, in the order in which later ones win. */
export function catalogsOf({ parameters }: GatewayPlan): readonly MountedCatalog[] {
  return (parameters.spec.modelCatalog?.sources ?? []).map(({ configMap }, index) => ({
    volume: `model-catalog-${index}`,
    configMap: configMap.name,
    key: configMap.key,
    folder: `${CATALOGS}/${index}`,
  }));
}

/** The configuration that the process reads when it starts; JSON is YAML, too. */
export function configText(plan: GatewayPlan): string {
  const { config } = plan.parameters;
  const catalogs = catalogsOf(plan).map(({ folder, key }) => ({ file: `${folder}/${key}` }));
  const settings = {
    ...Object(config["config"]),
    ...(catalogs.length > 0 && { modelCatalog: catalogs }),
  };
  return `${JSON.stringify({ ...config, config: settings }, undefined, 2)}\n`;
}

/** The ConfigMap of the configuration, and that of the controller's authorities. */
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

/** What pods are restarted by: they read these files when they start. */
export function checksumOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
