import type { Backend, ServiceBackend } from "../../../ir/index.ts";
import type { Context } from "../../context.ts";
import { placeOf } from "../../document.ts";
import type { Document } from "../../document.ts";
import { poolKey } from "../../keys.ts";
import type { Snapshot } from "../../snapshot.ts";
import { REASON, failed } from "../../statuses.ts";
import type { Failure, Resolution } from "../../statuses.ts";

type Pool = Document<"InferencePool">;

const HTTP_2 = "kubernetes.io/h2c";

/** A backend, and why nobody chooses between its endpoints. */
export interface TranslatedPool {
  readonly backend: Backend;
  readonly failure: Failure | undefined;
}

/**
 * The ready pods of a pool, at each of its ports, with the server that chooses between them. Where that
 * does not exist, the failure mode says whether any of them takes requests.
 */
export function poolBackend(pool: Pool, context: Context): TranslatedPool {
  const { appProtocol, endpointPickerRef } = pool.value.spec;
  const { failureMode } = endpointPickerRef;
  const { found, failure } = pickerOf(pool, context);
  const isReachable = found !== undefined || failureMode === "FailOpen";
  const backend: Backend = {
    key: poolKey(pool),
    name: `${pool.namespace}/${pool.name}`,
    kind: "service",
    service: {
      endpoints: isReachable ? endpointsOf(pool, context.snapshot) : [],
      version: appProtocol === HTTP_2 ? "HTTP2" : "HTTP1",
      ...(found === undefined ? {} : { picker: { backend: found.key, failureMode } }),
    },
    place: placeOf(pool, "/spec"),
  };
  return { backend, failure };
}

function pickerOf(pool: Pool, context: Context): Resolution<Backend> {
  const { group, kind, name, port } = pool.value.spec.endpointPickerRef;
  if (kind !== "Service" || group !== "")
    return failed(REASON.invalidExtensionRef, `only Services can choose endpoints, not ${kind}`);
  const own = port === undefined ? {} : { port: port.number };
  const { found, failure } = context.resolveBackendRef(pool, { group, kind, name, ...own });
  return found === undefined ? failed(REASON.invalidExtensionRef, failure.message) : { found };
}

function endpointsOf(
  { namespace, value: { spec } }: Pool,
  snapshot: Snapshot,
): ServiceBackend["endpoints"] {
  const pods = snapshot.labelled("Pod", namespace, spec.selector.matchLabels);
  return pods.flatMap(({ value: { status } }) => {
    const { podIP: host = "", conditions = [] } = status;
    const isReady = conditions.some(({ type, status: is }) => type === "Ready" && is === "True");
    if (host === "" || !isReady) return [];
    return spec.targetPorts.map(({ number }) => ({ host, port: number }));
  });
}
