import type { Referrer } from "./context.ts";
import type { KindName, ObjectKey } from "./document.ts";
import { groupOf, groupOfKind } from "./kinds/table.ts";
import type { Snapshot } from "./snapshot.ts";

/** Whether an object may be referred to: it is in the same namespace, or a ReferenceGrant there permits it. */
export function isPermitted(snapshot: Snapshot, from: Referrer, to: ObjectKey<KindName>): boolean {
  if (from.namespace === to.namespace) return true;
  const fromGroup = groupOf(from.apiVersion);
  const toGroup = groupOfKind(to.kind);
  return snapshot
    .all("ReferenceGrant")
    .filter(({ namespace }) => namespace === to.namespace)
    .some(
      ({ value: { spec } }) =>
        spec.from.some(
          ({ group, kind, namespace }) =>
            group === fromGroup && kind === from.kind && namespace === from.namespace,
        ) &&
        spec.to.some(
          ({ group, kind, name }) =>
            group === toGroup && kind === to.kind && (name === undefined || name === to.name),
        ),
    );
}
