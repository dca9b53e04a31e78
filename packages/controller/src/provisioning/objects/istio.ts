import type { Json } from "@edge-gateway/kube/objects";
import type { GatewayPlan } from "../plan.ts";
import type { Surroundings } from "./common.ts";

/** What the Istio mesh adds to a gateway's pods; empty when the mesh is disabled. */
export interface IstioParts {
  readonly labels: Readonly<Record<string, string>>;
  readonly variables: readonly Json[];
  /** The volume with the token for the mesh's certificate authority. */
  readonly volumes: readonly Json[];
  readonly mounts: readonly Json[];
}

const OFF: IstioParts = { labels: {}, variables: [], volumes: [], mounts: [] };
const TOKEN_SECONDS = 43_200;

/** The data plane speaks to the mesh itself, so no sidecar is injected. */
const LABELS = { "istio.io/dataplane-mode": "none", "sidecar.istio.io/inject": "false" };

/** The mesh settings: the parameters' settings, merged over the controller's settings. */
export function istioOf(
  plan: GatewayPlan,
  { settings }: Pick<Surroundings, "settings">,
): IstioParts {
  const istio = plan.parameters.istio;
  const isOn = istio === undefined ? settings.istioAutoEnabled : istio.enabled !== false;
  if (!isOn) return OFF;
  const { istioNamespace, istioRevision } = settings;
  const service = istioRevision === "default" ? "istiod" : `istiod-${istioRevision}`;
  const values = {
    CA_ADDRESS:
      istio?.caAddress ??
      settings.istioCaAddress ??
      `https://${service}.${istioNamespace}.svc:15012`,
    TRUST_DOMAIN: istio?.trustDomain,
    ADDITIONAL_TRUST_DOMAINS:
      istio?.additionalTrustDomains && JSON.stringify(istio.additionalTrustDomains),
    CLUSTER_ID: istio?.clusterId ?? settings.istioClusterId,
    NETWORK: istio?.network ?? settings.istioNetwork,
  };
  return {
    labels: LABELS,
    variables: Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [{ name, value }],
    ),
    volumes: [
      {
        name: "istio-token",
        projected: {
          sources: [
            {
              serviceAccountToken: {
                audience: "istio-ca",
                expirationSeconds: TOKEN_SECONDS,
                path: "istio-token",
              },
            },
          ],
        },
      },
      { name: "istiod-ca-cert", configMap: { name: "istio-ca-root-cert", optional: true } },
    ],
    mounts: [
      { name: "istio-token", mountPath: "/var/run/secrets/tokens", readOnly: true },
      { name: "istiod-ca-cert", mountPath: "/var/run/secrets/istio", readOnly: true },
    ],
  };
}
