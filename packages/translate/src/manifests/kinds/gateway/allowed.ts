import type { ListenerNamespaces, RouteNamespaces } from "@edge-gateway/generated/types/index.ts";
import type { Document } from "../../document/document.ts";
import { isSelected } from "../../../shape/places/selector.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";

/** The label that Kubernetes sets on every namespace (NamespaceDefaultLabelName). */
const NAME_LABEL = "kubernetes.io/metadata.name";

/** Whether objects of one namespace may attach to an object of another. */
export function isNamespaceAllowed(
  snapshot: ManifestSet,
  { from, selector }: RouteNamespaces | ListenerNamespaces,
  namespace: string,
  own: string,
): boolean {
  switch (from) {
    case "All":
      return true;
    case "Same":
      return namespace === own;
    case "None":
      return false;
    case "Selector":
      return selector !== undefined && isSelected(labelsOf(snapshot, namespace), selector);
  }
}

/** A namespace that is not in the set has only the label with its name. */
function labelsOf(snapshot: ManifestSet, name: string): Document["labels"] {
  const found = snapshot.find("Namespace", { namespace: "", name });
  return { [NAME_LABEL]: name, ...found?.labels };
}
