import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import type { ObjectKey } from "../document/document.ts";
import { groupOfKind, isKindName } from "../document/kind-names.ts";

/** The name of the entry in a status that concerns no single gateway. */
const SUMMARY = "StatusSummary";

/**
 * The parent or ancestor in a status that concerns no single gateway: a kind without conditions of
 * its own has no other place for the problems of an object that no gateway uses.
 */
export function summaryRef({
  kind,
  namespace,
}: Pick<ObjectKey, "kind" | "namespace">): ParentReference {
  const group = isKindName(kind) ? groupOfKind(kind) : "";
  return { group, kind, namespace, name: SUMMARY };
}
