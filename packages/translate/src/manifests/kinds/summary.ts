import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import type { ObjectKey } from "../document.ts";
import { groupOfKind, isKindName } from "./table.ts";

/** The name in the status of an object that says what is about no single gateway. */
const SUMMARY = "StatusSummary";

/**
 * The parent or ancestor in the status of an object under which is said what is about no single
 * gateway: a kind without conditions of its own has no other place for the problems of an object
 * that no gateway uses.
 */
export function summaryRef({
  kind,
  namespace,
}: Pick<ObjectKey, "kind" | "namespace">): ParentReference {
  const group = isKindName(kind) ? groupOfKind(kind) : "";
  return { group, kind, namespace, name: SUMMARY };
}
