import type { HttpBackendRef, HttpRouteRule } from "@edge-gateway/generated/types/index.ts";
import { byAge, nameOf } from "../../document/document.ts";
import type { RouteDocument } from "../../document/document.ts";
import { isPermitted } from "../../grants.ts";
import { GATEWAY_GROUP } from "../../document/keys.ts";
import { absence } from "../../document/misspelt.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Resolution } from "../../document/statuses.ts";

/** The name in a reference that means all routes of a namespace. */
const EVERY_ROUTE = "*";

/** A rule that delegates to other routes. */
export interface DelegatingRule {
  readonly document: RouteDocument;
  readonly rule: HttpRouteRule;
}

/** Whether a reference means routes instead of a backend. */
export function isDelegate({ group, kind }: HttpBackendRef): boolean {
  return group === GATEWAY_GROUP && kind === "HTTPRoute";
}

/** The delegating rules of a route, with their references. */
export function delegatesOf(
  document: RouteDocument,
): readonly (DelegatingRule & { readonly ref: HttpBackendRef })[] {
  return document.value.spec.rules.flatMap((rule) =>
    (rule.backendRefs ?? []).filter(isDelegate).map((ref) => ({ document, rule, ref })),
  );
}

/**
 * The routes that a delegating reference means, oldest first: the route with the name of the
 * reference, all routes of the namespace for `*`, or the routes with a label for `label=value`. A
 * child route with parents must name the delegating route. A child route without parents accepts
 * references from its own namespace, and from other namespaces if a ReferenceGrant permits it.
 */
export function childrenOf(
  { document, rule }: DelegatingRule,
  ref: HttpBackendRef,
  snapshot: ManifestSet,
): Resolution<readonly RouteDocument[]> {
  const { name, namespace = document.namespace } = ref;
  const named = snapshot.within("HTTPRoute", namespace).filter((child) => isMeant(child, name));
  const key = { kind: "HTTPRoute", namespace, name } as const;
  const what = nameOf(key);
  if (named.length === 0) return failed(REASON.backendNotFound, absence(snapshot, key));
  const found = named.filter((child) => isOpen(child, { document, rule }, snapshot));
  if (found.length > 0) return { found: found.toSorted(byAge) };
  const message = `${what} has other parents, or no ReferenceGrant permits the reference to it`;
  return failed(REASON.refNotPermitted, message);
}

function isMeant({ name, labels }: RouteDocument, wanted: string): boolean {
  if (wanted === EVERY_ROUTE) return true;
  const sign = wanted.indexOf("=");
  return sign === -1 ? name === wanted : labels[wanted.slice(0, sign)] === wanted.slice(sign + 1);
}

function isOpen(
  child: RouteDocument,
  { document, rule }: DelegatingRule,
  snapshot: ManifestSet,
): boolean {
  const { parentRefs = [] } = child.value.spec;
  if (parentRefs.length === 0) return isPermitted(snapshot, document, child);
  return parentRefs.some(
    ({ group, kind, name, namespace = child.namespace, sectionName }) =>
      group === GATEWAY_GROUP &&
      kind === "HTTPRoute" &&
      name === document.name &&
      namespace === document.namespace &&
      (sectionName === undefined || sectionName === rule.name),
  );
}
