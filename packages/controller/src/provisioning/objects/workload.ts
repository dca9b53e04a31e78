import type { ResourceRequirements } from "@edge-gateway/generated/types/index.ts";
import type { Json } from "@edge-gateway/kube/objects";
import type { GatewayPlan } from "../plan.ts";
import { annotationsOf, labelsOf, nameOf, objectOf, selectorLabels } from "./common.ts";
import type { Surroundings, WantedObject } from "./common.ts";
import { checksumOf, CONFIG_FILE, configText } from "./configuration.ts";
import { environmentOf, graceSecondsOf } from "./environment.ts";
import { istioOf } from "./istio.ts";
import { quantityOf } from "./quantity.ts";
import { serverPort } from "./server-port.ts";
import { CONFIG_FOLDER, mountedVolumes } from "./volumes.ts";

/** The user id that the image runs as. */
const USER = 10_101;
const REQUESTS = { cpu: "100m", memory: "128Mi" };
const STARTUP_SECONDS = 60;
const UNPRIVILEGED_PORTS = "net.ipv4.ip_unprivileged_port_start";

/** The Deployment or DaemonSet of a gateway. */
export function workloadOf(plan: GatewayPlan, surroundings: Surroundings): WantedObject {
  const kind = plan.parameters.spec.workload?.kind ?? "Deployment";
  return objectOf(
    plan,
    surroundings,
    { apiVersion: "apps/v1", kind },
    {
      spec: {
        selector: { matchLabels: selectorLabels(plan) },
        template: {
          metadata: {
            labels: { ...istioOf(plan, surroundings).labels, ...labelsOf(plan, surroundings) },
            annotations: podAnnotations(plan, surroundings),
          },
          spec: podSpec(plan, surroundings),
        },
      },
    },
  );
}

function podAnnotations(
  plan: GatewayPlan,
  { authorities }: Surroundings,
): Readonly<Record<string, string>> {
  return {
    ...scrapeAnnotations(serverPort(plan, "statsAddr")),
    ...annotationsOf(plan),
    "checksum/config": checksumOf(configText(plan)),
    ...(authorities === undefined ? {} : { "checksum/xds-ca": checksumOf(authorities) }),
  };
}

function scrapeAnnotations(port: number | undefined): Readonly<Record<string, string>> {
  if (port === undefined) return {};
  return {
    "prometheus.io/scrape": "true",
    "prometheus.io/path": "/metrics",
    "prometheus.io/port": String(port),
  };
}

function podSpec(plan: GatewayPlan, surroundings: Surroundings): Json {
  return {
    serviceAccountName: nameOf(plan),
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: graceSecondsOf(plan),
    securityContext: {
      runAsNonRoot: true,
      runAsUser: USER,
      runAsGroup: USER,
      fsGroup: USER,
      // Namespaces with the Pod Security Standard "restricted" refuse pods without it.
      seccompProfile: { type: "RuntimeDefault" },
      // This setting lets the data plane listen on ports below 1024 without privileges.
      sysctls: [{ name: UNPRIVILEGED_PORTS, value: "0" }],
    },
    containers: [container(plan, surroundings)],
    volumes: mountedVolumes(plan, surroundings).volumes,
  };
}

/**
 * A pod in the network of its node may not change the settings of the node: the API server refuses such a
 * pod.
 */
export function withoutForbiddenSysctls(workload: WantedObject): WantedObject {
  const spec = Object(workload["spec"]);
  const pod = Object(Object(spec.template).spec);
  const sysctls: unknown = Object(pod.securityContext).sysctls;
  if (pod.hostNetwork !== true || !Array.isArray(sysctls)) return workload;
  const allowed = sysctls.filter((sysctl) => Object(sysctl).name !== UNPRIVILEGED_PORTS);
  const securityContext = { ...pod.securityContext, sysctls: allowed };
  const template = { ...spec.template, spec: { ...pod, securityContext } };
  return { ...workload, spec: { ...spec, template } };
}

function container(plan: GatewayPlan, surroundings: Surroundings): Json {
  const { resources } = plan.parameters.spec;
  const metrics = serverPort(plan, "statsAddr");
  return {
    name: "gateway",
    ...imageOf(plan, surroundings),
    args: ["-f", `${CONFIG_FOLDER}/${CONFIG_FILE}`],
    env: environmentOf(plan, surroundings),
    ...(metrics !== undefined && {
      ports: [{ name: "metrics", containerPort: metrics, protocol: "TCP" }],
    }),
    ...probes(serverPort(plan, "readinessAddr")),
    resources: { ...resources, requests: requestsOf(resources) },
    securityContext: {
      allowPrivilegeEscalation: false,
      capabilities: { drop: ["ALL"] },
      readOnlyRootFilesystem: true,
    },
    volumeMounts: mountedVolumes(plan, surroundings).mounts,
  };
}

/**
 * The resource requests: the parameters' requests, merged over the defaults. A default request is lowered to
 * its limit.
 */
function requestsOf(resources: ResourceRequirements | undefined): Json {
  const defaults = Object.entries(REQUESTS).map(([name, request]) => {
    const limit = resources?.limits?.[name] ?? request;
    return [name, quantityOf(limit) < quantityOf(request) ? limit : request];
  });
  return { ...Object.fromEntries(defaults), ...resources?.requests };
}

function probes(port: number | undefined): Readonly<Record<string, Json>> {
  if (port === undefined) return {};
  const ready = { httpGet: { path: "/healthz/ready", port } };
  return {
    startupProbe: { ...ready, periodSeconds: 1, failureThreshold: STARTUP_SECONDS },
    readinessProbe: { ...ready, periodSeconds: 5 },
  };
}

function imageOf(plan: GatewayPlan, { settings, version }: Surroundings): Json {
  const image = plan.parameters.spec.image ?? {};
  const registry = image.registry ?? settings.proxyImageRegistry;
  const repository = image.repository ?? settings.proxyImageRepository;
  const tag = image.tag ?? settings.proxyImageTag ?? version;
  const digest = image.digest === undefined ? "" : `@${image.digest}`;
  const imagePullPolicy = image.pullPolicy ?? settings.proxyImagePullPolicy;
  return {
    image: `${registry === undefined ? "" : `${registry}/`}${repository}:${tag}${digest}`,
    ...(imagePullPolicy === undefined ? {} : { imagePullPolicy }),
  };
}
