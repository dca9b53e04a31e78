import type { Referrer } from "./context.ts";
import type { KindName, ObjectKey } from "./document/document.ts";
import { groupOf, groupOfKind } from "./document/kind-names.ts";
import type { ManifestSet } from "./document/manifest-set.ts";

/**
 * Whether a reference to the object is allowed: both are in the same namespace, or a ReferenceGrant
 * permits the reference.
 */
export function isPermitted(
  snapshot: ManifestSet,
  from: Referrer,
  to: ObjectKey<KindName>,
): boolean {
  if (from.namespace === to.namespace) return true;
  const referrer = [groupOf(from.apiVersion), from.kind, from.namespace];
  const object = [to.namespace, groupOfKind(to.kind), to.kind];
  const grants = grantsOf(snapshot);
  return [ANY_NAME, to.name].some((name) => grants.has(grantKey(referrer, object, name)));
}

/** A wildcard for all names; no object can have the name `*`. */
const ANY_NAME = "";

const GRANTS = new WeakMap<ManifestSet, ReadonlySet<string>>();

/** Everything that the ReferenceGrants of a set permit. */
function grantsOf(snapshot: ManifestSet): ReadonlySet<string> {
  const known = GRANTS.get(snapshot);
  if (known !== undefined) return known;
  const keys = snapshot.all("ReferenceGrant").flatMap(({ namespace, value: { spec } }) =>
    spec.from.flatMap((from) =>
      spec.to.map((to) => {
        const referrer = [from.group, from.kind, from.namespace];
        return grantKey(referrer, [namespace, to.group, to.kind], to.name ?? ANY_NAME);
      }),
    ),
  );
  const grants = new Set(keys);
  GRANTS.set(snapshot, grants);
  return grants;
}

function grantKey(referrer: readonly string[], object: readonly string[], name: string): string {
  return JSON.stringify([...referrer, ...object, name]);
}
