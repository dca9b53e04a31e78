import type { Json } from "@edge-gateway/kube/objects";
import type { GatewayPlan } from "../plan.ts";
import type { Surroundings } from "./common.ts";
import { nameOf } from "./common.ts";
import { CA_FILE, CA_SUFFIX, catalogsOf } from "./configuration.ts";
import { istioOf } from "./istio.ts";

const TOKEN_FOLDER = "/var/run/secrets/xds-tokens";
const CA_FOLDER = "/var/run/secrets/xds-ca";
const CACHE_FOLDER = "/var/cache/edge-gateway";
/** The file in which the data plane stores the last configuration. */
export const CACHE_FILE = `${CACHE_FOLDER}/configuration`;
/** The path of the controller's authorities. */
export const CA_PATH = `${CA_FOLDER}/${CA_FILE}`;
export const CONFIG_FOLDER = "/config";
/** The lifetime that Kubernetes gives the tokens of a pod's ServiceAccount. */
const TOKEN_SECONDS = 43_200;

/** A volume of the pods, with its mount path. */
export interface MountedVolumes {
  readonly volumes: readonly Json[];
  readonly mounts: readonly Json[];
}

/** Lists the volumes that are mounted in a data plane. */
export function mountedVolumes(plan: GatewayPlan, surroundings: Surroundings): MountedVolumes {
  const parts = [
    ownVolumes(plan, surroundings),
    catalogVolumes(plan),
    istioOf(plan, surroundings),
    spiffeOf(plan),
  ];
  return {
    volumes: parts.flatMap(({ volumes }) => volumes),
    mounts: parts.flatMap(({ mounts }) => mounts),
  };
}

function ownVolumes(plan: GatewayPlan, { settings, authorities }: Surroundings): MountedVolumes {
  const name = nameOf(plan);
  const token = {
    serviceAccountToken: {
      audience: settings.xdsAudience,
      expirationSeconds: TOKEN_SECONDS,
      path: "xds-token",
    },
  };
  const hasAuthorities = authorities !== undefined;
  return {
    volumes: [
      { name: "config", configMap: { name } },
      { name: "tmp", emptyDir: {} },
      { name: "cache", emptyDir: {} },
      { name: "xds-token", projected: { sources: [token] } },
      ...(hasAuthorities ? [{ name: "xds-ca", configMap: { name: name + CA_SUFFIX } }] : []),
    ],
    mounts: [
      { name: "config", mountPath: CONFIG_FOLDER, readOnly: true },
      { name: "tmp", mountPath: "/tmp" },
      { name: "cache", mountPath: CACHE_FOLDER },
      { name: "xds-token", mountPath: TOKEN_FOLDER, readOnly: true },
      ...(hasAuthorities ? [{ name: "xds-ca", mountPath: CA_FOLDER, readOnly: true }] : []),
    ],
  };
}

function catalogVolumes(plan: GatewayPlan): MountedVolumes {
  const catalogs = catalogsOf(plan);
  return {
    volumes: catalogs.map(({ volume, configMap, key }) => ({
      name: volume,
      // A missing catalogue must not keep pods from starting.
      configMap: { name: configMap, items: [{ key, path: key }], optional: true },
    })),
    mounts: catalogs.map(({ volume, folder }) => ({
      name: volume,
      mountPath: folder,
      readOnly: true,
    })),
  };
}

/** The volume with the socket of the node's SPIFFE workload API. */
export function spiffeOf({
  parameters,
}: GatewayPlan): MountedVolumes & { readonly variables: readonly Json[] } {
  const { spiffe } = parameters.spec;
  if (spiffe?.enabled !== true) return { volumes: [], mounts: [], variables: [] };
  const { csi, hostPath } = spiffe.source ?? {};
  const name = "spiffe-workload-api";
  const folder = spiffe.source?.mountPath ?? "/spiffe-workload-api";
  const socket = `${folder}/${spiffe.source?.socketName ?? "spire-agent.sock"}`;
  const source =
    hostPath === undefined
      ? { csi: { driver: csi?.driver ?? "csi.spiffe.io", readOnly: true } }
      : { hostPath: { path: hostPath.path, type: "Directory" } };
  return {
    volumes: [{ name, ...source }],
    mounts: [{ name, mountPath: folder, readOnly: true }],
    variables: [{ name: "SPIFFE_ENDPOINT_SOCKET", value: `unix://${socket}` }],
  };
}
