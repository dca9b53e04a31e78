import type { ServiceBackend } from "../../ir/index.ts";
import { meshWorkload } from "./mesh-workload.ts";
import type { ManifestSet } from "./manifest-set.ts";

/** The namespace and labels of the selected pods, and the ports that each pod serves. */
export interface PodSelection {
  readonly namespace: string;
  readonly matchLabels: Readonly<Record<string, string>>;
  readonly ports: readonly { readonly number: number }[];
}

/** The pods that have all of the labels and are ready: each port is an endpoint. */
export function readyPods(
  snapshot: ManifestSet,
  { namespace, matchLabels, ports }: PodSelection,
): ServiceBackend["endpoints"] {
  return snapshot.labelled("Pod", namespace, matchLabels).flatMap((pod) => {
    const { podIP: host = "", conditions = [] } = pod.value.status;
    const isReady = conditions.some(({ type, status: is }) => type === "Ready" && is === "True");
    if (host === "" || !isReady) return [];
    return ports.map(({ number }) => ({ host, port: number, ...meshWorkload(pod) }));
  });
}
