import type { BackendPolicies } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import { closedBeside } from "../../../ir/policies/closed-policies.ts";
import type { AttachedPolicy, Attachment } from "../../../ir/index.ts";
import { ageAtPort } from "../../../ir/policies/policy-age.ts";
import { blocksOf } from "../../../ir/policies/translate-policies.ts";
import type { Context } from "../../context.ts";
import { nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import type { PolicyTranslation, Translate } from "../contract.ts";
import { ancestorsOf } from "./ancestors.ts";
import { uselessAt } from "./backend-fields.ts";
import { usableBlocks } from "./blocks.ts";
import { failureAt } from "../../document/statuses.ts";
import { policyTargets } from "./targets.ts";
import type { PolicyTarget } from "./targets.ts";

/** Translates an EdgePolicy for its targets. */
export const translateEdgePolicy: Translate<"EdgePolicy", PolicyTranslation> = (
  document,
  context,
) => {
  const targets = policyTargets(document, context);
  const { blocks, dropped, empty, lost } = usableBlocks(document, context, targets);
  const attachments = targets
    .flatMap(({ resolution, ref }) => {
      const useful = (fields: object) => usefulOf(fields, { ref }, context, document);
      const backend = blocks.backend && useful(blocks.backend);
      const own = { ...blocks, ...(backend === undefined ? {} : { backend }) };
      const missing = { ...lost, backend: useful(lost.backend) };
      return (resolution.found?.targets ?? []).flatMap((target) =>
        blocksOf(own, {
          target,
          ...placeOf(document),
          policy: attachedPolicy(document, ref),
          namespace: document.namespace,
        })
          // Refuses every request while a part of the block that restricts access cannot run.
          .map((attachment) => closedBeside(attachment, missing[attachment.block])),
      );
    })
    .filter(isSomething);
  return {
    attachments,
    findings: [
      ...targets.flatMap(targetFinding),
      ...dropped
        .filter(({ isKnown }) => !isKnown)
        .map(({ pointer, message }) => warning(pointer, message)),
      ...nothingSelected(document, targets),
    ],
    ancestors: (losses) =>
      ancestorsOf({ document, targets, dropped, empty, blocks, attachments, losses }),
  };
};

/** The fields of the backend block that can affect a target. */
function usefulOf(
  fields: object,
  target: Pick<PolicyTarget, "ref">,
  context: Context,
  document: Document,
): BackendPolicies {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field]) => uselessAt(field, target, context, document) === undefined,
    ),
  );
}

function placeOf(document: Document) {
  return { document: nameOf(document), pointer: "/spec" } as const;
}

/**
 * Of several policies, the oldest takes precedence, then the first by name (Gateway API, conflict
 * resolution).
 */
function attachedPolicy(
  { createdAt = "", namespace, name, value }: Document<"EdgePolicy">,
  { kind, sectionName }: PolicyTarget["ref"],
): AttachedPolicy {
  const age = `${createdAt} ${namespace}/${name}`;
  return {
    age: kind === "Service" && sectionName !== undefined ? ageAtPort(age) : age,
    overrides: value.spec.strategy?.inheritance === "Override",
  };
}

function isSomething({ policies }: Attachment): boolean {
  return Object.keys(policies).length > 0;
}

function targetFinding({ pointer, resolution: { failure } }: PolicyTarget): readonly Finding[] {
  if (failure === undefined) return [];
  return [{ ...failureAt(pointer, failure), severity: "warning", code: "unknown-reference" }];
}

function nothingSelected(
  { value: { spec } }: Document<"EdgePolicy">,
  targets: readonly PolicyTarget[],
): readonly Finding[] {
  return (spec.targetSelectors ?? []).flatMap((_, index) => {
    const pointer = `/spec/targetSelectors/${index}`;
    if (targets.some((target) => target.pointer === pointer)) return [];
    return [
      {
        ...warning(pointer, "no object of the namespace has these labels"),
        code: "unreachable",
      },
    ];
  });
}

function warning(pointer: string, message: string): Finding {
  return { pointer, severity: "warning", code: "conflict", message };
}
