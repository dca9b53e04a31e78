import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";
import { isSelected } from "@edge-gateway/translate/shape/places/selector";

/**
 * Kinds that are watched in all namespaces, because `allowedRoutes` of a gateway selects namespaces by their
 * labels.
 */
const ALWAYS: ReadonlySet<KindName> = new Set<KindName>(["Namespace", "GatewayClass"]);

/** The namespaces whose objects the controller watches. */
export class DiscoveredNamespaces {
  /** The names of the selected namespaces; undefined if all are selected. */
  readonly #names: ReadonlySet<string> | undefined;

  constructor(
    namespaces: readonly KubeObject[],
    { discoveryNamespaceSelectors: selectors }: ControllerSettings,
  ) {
    if (selectors.length === 0) return;
    const found = namespaces.filter(({ metadata: { labels = {} } }) =>
      selectors.some((selector) => isSelected(labels, selector)),
    );
    this.#names = new Set(found.map(({ metadata: { name } }) => name));
  }

  has(kind: KindName, { metadata: { namespace } }: KubeObject): boolean {
    if (this.#names === undefined || namespace === undefined || ALWAYS.has(kind)) return true;
    return this.#names.has(namespace);
  }
}
