import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import type { WatchedKind } from "@edge-gateway/kube/list-watch";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";
import { groupOfKind } from "@edge-gateway/translate/manifests/document/kind-names";
import { GATEWAY_GROUP } from "@edge-gateway/translate/manifests/document/keys";

/** Field selectors that exclude objects: Helm stores releases in Secrets, to which no object refers. */
const FIELD_SELECTORS: Partial<Record<KindName, string>> = {
  Secret: "type!=helm.sh/release.v1,type!=kubernetes.io/service-account-token",
};

/**
 * Kinds that were only in the experimental channel of the Gateway API before they moved to the standard
 * channel.
 */
const EXPERIMENTAL: ReadonlySet<string> = new Set([
  "TCPRoute",
  "TLSRoute",
  "UDPRoute",
  "ListenerSet",
  "XBackend",
]);

/** A kind that is translated. */
export type TranslatedKind = WatchedKind & { readonly kind: KindName };

/** Every kind that is translated; some kinds only if the settings enable them. */
export function watchedKinds({
  models,
  inferenceExtension,
  istio,
  xBackend,
}: Pick<
  ControllerSettings,
  "models" | "inferenceExtension" | "istio" | "xBackend"
>): readonly TranslatedKind[] {
  const switched: Partial<Record<KindName, boolean>> = {
    EdgeModel: models,
    InferencePool: inferenceExtension,
    Pod: inferenceExtension || istio || xBackend,
    XBackend: xBackend,
  };
  return KIND_NAMES.filter((kind) => switched[kind] !== false).map((kind) => {
    const fieldSelector = FIELD_SELECTORS[kind];
    const { apiVersions } = KINDS[kind];
    return { kind, apiVersions, ...(fieldSelector === undefined ? {} : { fieldSelector }) };
  });
}

const KIND_NAMES = Object.keys(KINDS).filter((name): name is KindName =>
  Object.hasOwn(KINDS, name),
);

/** How the user can add a kind that the cluster does not have. */
export function cureOfAbsence(kind: KindName): string {
  const group = groupOfKind(kind);
  if (EXPERIMENTAL.has(kind))
    return `install the experimental channel of the Gateway API to use ${kind}`;
  if (group === GATEWAY_GROUP) return "install the Gateway API CRDs";
  return `install the definitions of ${group} with the CRD chart`;
}
