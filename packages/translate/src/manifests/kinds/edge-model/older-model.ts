import type { EdgeModelParentRef } from "@edge-gateway/generated/types/index.ts";
import type { Context } from "../../context.ts";
import { byAge, nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";

/**
 * The older model with the same name at a parent, which takes precedence; undefined if there is
 * none.
 */
export function olderModel(
  document: Document<"EdgeModel">,
  ref: EdgeModelParentRef,
  { snapshot }: Context,
): Failure | undefined {
  const parent = identityOf(document, ref);
  const older = snapshot
    .all("EdgeModel")
    .filter((other) => other !== document && byAge(other, document) < 0)
    .filter((other) => patternOf(other) === patternOf(document))
    .filter(({ value: { spec } }) => spec.visibility === document.value.spec.visibility)
    .find((other) =>
      other.value.spec.parentRefs.some((each) => identityOf(other, each) === parent),
    );
  if (older === undefined) return undefined;
  const message = `${nameOf(older)} is older and already serves \`${patternOf(document)}\` there`;
  return { reason: REASON.conflicted, message };
}

function patternOf({ name, value }: Document<"EdgeModel">): string {
  return value.spec.match?.model ?? name;
}

function identityOf(
  document: Document,
  { kind, namespace = document.namespace, name, sectionName = "", port = 0 }: EdgeModelParentRef,
): string {
  return `${kind} ${namespace}/${name} ${sectionName} ${port}`;
}
