import type { IrMeshWorkload } from "@edge-gateway/generated/types/index.ts";
import type { Document } from "./document.ts";

/** The label that Istio's injector gives to pods whose sidecar accepts mutual TLS. */
const [TLS_LABEL, TLS_VALUE] = ["security.istio.io/tlsMode", "istio"] as const;

/** The service account of pods that name no account (Kubernetes, service accounts). */
const DEFAULT_ACCOUNT = "default";

/** The identity of a pod in its service mesh; empty if the pod is not part of a mesh. */
export function meshWorkload({ namespace, labels, value }: Document<"Pod">): {
  readonly workload?: IrMeshWorkload;
} {
  if (labels[TLS_LABEL] !== TLS_VALUE) return {};
  const { serviceAccountName = "" } = value.spec;
  return { workload: { namespace, serviceAccount: serviceAccountName || DEFAULT_ACCOUNT } };
}
