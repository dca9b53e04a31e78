import { isDuration, parseDuration } from "@edge-gateway/kernel/text/duration";
import type { Json } from "@edge-gateway/kube/objects";
import { GRACE_RESERVE_SECONDS } from "../../bounds.ts";
import type { GatewayPlan } from "../plan.ts";
import type { Surroundings } from "./common.ts";
import { nameOf } from "./common.ts";
import { istioOf } from "./istio.ts";
import { CACHE_FILE, CA_PATH, spiffeOf } from "./volumes.ts";

/** Default limits, in seconds, for the time that a data plane may take to shut down. */
const SHUTDOWN = { min: 10, max: 60 };
const MILLISECONDS = 1000;
const MINIMUM = "CONNECTION_MIN_TERMINATION_DEADLINE";
const MAXIMUM = "CONNECTION_TERMINATION_DEADLINE";
const SESSION_KEY = "SESSION_KEY";
export const SESSION_SUFFIX = "-session-key";
export const SESSION_FIELD = "key";

/** Seconds that the data planes of a gateway may take to shut down. */
function shutdownOf({ parameters }: GatewayPlan): {
  readonly min: number;
  readonly max: number;
} {
  return parameters.spec.shutdown ?? SHUTDOWN;
}

/**
 * Seconds after which Kubernetes ends a pod: more than the process may take, so that the process ends by
 * itself and still writes what it keeps.
 */
export function graceSecondsOf(plan: GatewayPlan): number {
  const { min, max } = shutdownOf(plan);
  const own = (plan.parameters.spec.env ?? []).flatMap(({ name, value = "" }) =>
    name === MINIMUM || name === MAXIMUM ? secondsIn(value) : [],
  );
  return Math.max(min, max, ...own) + GRACE_RESERVE_SECONDS;
}

function secondsIn(duration: string): readonly number[] {
  return isDuration(duration) ? [Math.ceil(parseDuration(duration) / MILLISECONDS)] : [];
}

/** Whether the parameters themselves set the gateway's session key. */
export function hasOwnSessionKey({ parameters }: GatewayPlan): boolean {
  return (parameters.spec.env ?? []).some(({ name }) => name === SESSION_KEY);
}

/** The environment variables of the process; the parameters override the defaults. */
export function environmentOf(plan: GatewayPlan, surroundings: Surroundings): readonly Json[] {
  const { min, max } = shutdownOf(plan);
  const own: readonly Json[] = [
    field("POD_NAME", "metadata.name"),
    field("NAMESPACE", "metadata.namespace"),
    field("NODE_NAME", "spec.nodeName"),
    field("INSTANCE_IP", "status.podIP"),
    field("SERVICE_ACCOUNT", "spec.serviceAccountName"),
    { name: "GATEWAY", value: plan.gateway.name },
    { name: MINIMUM, value: `${min}s` },
    { name: MAXIMUM, value: `${max}s` },
    {
      name: SESSION_KEY,
      valueFrom: {
        secretKeyRef: { name: nameOf(plan) + SESSION_SUFFIX, key: SESSION_FIELD },
      },
    },
    ...controllerVariables(surroundings),
    ...istioOf(plan, surroundings).variables,
    ...spiffeOf(plan).variables,
  ];
  const variables = [...own, ...(plan.parameters.spec.env ?? [])];
  return [...new Map(variables.map((variable) => [Object(variable).name, variable])).values()];
}

/** The variables that tell the data plane where it gets its configuration. */
function controllerVariables({ settings, authorities }: Surroundings): readonly Json[] {
  const { xdsServiceName, xdsServicePort, podNamespace } = settings;
  const host = `${xdsServiceName}.${podNamespace}.svc.cluster.local:${xdsServicePort}`;
  const scheme = authorities === undefined ? "http" : "https";
  return [
    { name: "XDS_ADDRESS", value: `${scheme}://${host}` },
    { name: "XDS_CACHE_FILE", value: CACHE_FILE },
    ...(authorities === undefined ? [] : [{ name: "XDS_ROOT_CA", value: CA_PATH }]),
  ];
}

function field(name: string, fieldPath: string): Json {
  return { name, valueFrom: { fieldRef: { fieldPath } } };
}
