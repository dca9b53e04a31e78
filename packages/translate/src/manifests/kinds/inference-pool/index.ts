import type { Backend, ServiceBackend } from "../../../ir/index.ts";
import type { Context, TranslatedPool } from "../../context.ts";
import { placeOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { poolKey } from "../../document/keys.ts";
import { readyPods } from "../../document/ready-pods.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Resolution } from "../../document/statuses.ts";

type Pool = Document<"InferencePool">;

const HTTP_2 = "kubernetes.io/h2c";

/**
 * A backend with the ready pods of a pool at each of its ports, and the pool's endpoint picker.
 * Without a picker, the failure mode decides whether any pod receives requests.
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
      endpoints: isReachable ? podsOf(pool, context) : [],
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
    return failed(
      REASON.invalidExtensionRef,
      `only a Service can be an endpoint picker, not ${kind}`,
    );
  const own = port === undefined ? {} : { port: port.number };
  const { found, failure } = context.resolveBackendRef(pool, { group, kind, name, ...own });
  return found === undefined ? failed(REASON.invalidExtensionRef, failure.message) : { found };
}

function podsOf(
  { namespace, value: { spec } }: Pool,
  { snapshot }: Context,
): ServiceBackend["endpoints"] {
  return readyPods(snapshot, { namespace, ...spec.selector, ports: spec.targetPorts });
}
