import type { Context, FoundTargets, TargetRef } from "../../context.ts";
import type { Document } from "../../document/document.ts";
import type { Resolution } from "../../document/statuses.ts";
import { REASON, failed } from "../../document/statuses.ts";
import { isKindName } from "../../document/kind-names.ts";

/** A target of a policy, and the place of its reference. */
export interface PolicyTarget {
  readonly pointer: string;
  readonly ref: TargetRef;
  readonly resolution: Resolution<FoundTargets>;
}

/** The targets of a policy, by name or by labels; all are in its namespace (doc 2 §EdgePolicy). */
export function policyTargets(
  document: Document<"EdgePolicy">,
  context: Context,
): readonly PolicyTarget[] {
  const { targetRefs = [], targetSelectors = [] } = document.value.spec;
  const byName = targetRefs.map((ref, index) => ({ ref, pointer: `/spec/targetRefs/${index}` }));
  const byLabels = targetSelectors.flatMap(({ matchLabels, ...ref }, index) => {
    const pointer = `/spec/targetSelectors/${index}`;
    if (!isKindName(ref.kind)) return [{ ref: { ...ref, name: "" }, pointer }];
    return context.snapshot
      .labelled(ref.kind, document.namespace, matchLabels)
      .map(({ name }) => ({ ref: { ...ref, name }, pointer }));
  });
  return [...byName, ...byLabels].map(({ ref, pointer }) => ({
    ref,
    pointer,
    resolution: resolutionOf(document, ref, context),
  }));
}

function resolutionOf(
  document: Document<"EdgePolicy">,
  ref: TargetRef,
  context: Context,
): PolicyTarget["resolution"] {
  const { kind } = ref;
  if (isTrafficOfPool(document, ref))
    return failed(
      REASON.unsupportedValue,
      `\`traffic\` does not apply to an InferencePool, only \`backend\` does: set it at a route or gateway`,
    );
  if (isKindName(kind)) return context.resolveTargetRef(document, ref);
  return failed(
    REASON.unsupportedValue,
    `this build does not support policies for targets of kind ${kind} yet`,
  );
}

/** Traffic policies attach to routes and gateways, not to the pool that receives the requests. */
function isTrafficOfPool(
  { value: { spec } }: Document<"EdgePolicy">,
  { kind }: { readonly kind: string },
): boolean {
  return kind === "InferencePool" && spec.traffic !== undefined;
}
