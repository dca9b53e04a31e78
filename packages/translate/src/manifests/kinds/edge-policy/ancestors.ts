import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { forTarget, missedText, winnersOf } from "../../../attach/warnings/loss-findings.ts";
import type { LostField, Losses } from "../../../attach/warnings/lost-fields.ts";
import { readablePath } from "../../../diagnostics/pointer.ts";
import type { Attachment } from "../../../ir/index.ts";
import { nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { parentRefOf } from "../../document/keys.ts";
import { CONDITION, REASON, condition } from "../../document/statuses.ts";
import type { Condition, Failure, ParentStatus } from "../../document/statuses.ts";
import { summaryRef } from "../summary.ts";
import type { DroppedField, UsableBlocks } from "./blocks.ts";
import type { PolicyTarget } from "./targets.ts";

/** Everything that a policy's status depends on. */
export interface PolicyState extends Omit<UsableBlocks, "lost"> {
  readonly document: Document<"EdgePolicy">;
  readonly targets: readonly PolicyTarget[];
  readonly attachments: readonly Attachment[];
  readonly losses: Losses;
}

/** The statuses of a policy: one per gateway that uses a target, and one for all other targets. */
export function ancestorsOf(state: PolicyState): readonly ParentStatus[] {
  const { document, targets } = state;
  const gateways = new Map(
    targets
      .flatMap(({ resolution }) => resolution.found?.gateways ?? [])
      .map((gateway) => [nameOf(gateway), gateway]),
  );
  const failures = targets.flatMap(({ resolution }) => resolution.failure ?? []);
  const accepted = acceptance(state);
  const ancestors = [...gateways.values()].map((gateway) => ({
    parentRef: parentRefOf(gateway),
    conditions: [accepted, attachment(state, accepted)],
  }));
  const isLost = failures.length > 0 || gateways.size === 0;
  return limited(document, [
    ...ancestors,
    ...(isLost
      ? [
          {
            parentRef: summaryRef(document),
            conditions: [accepted, unattached(document, failures)],
          },
        ]
      : []),
  ]);
}

function acceptance(state: PolicyState): Condition {
  const { document, dropped, empty, losses } = state;
  const { reason, message } = withoutDropped(state);
  const ok = reason !== REASON.invalid;
  const problems = dropped.length === 0 ? "" : `: ${dropped.map(said).join("; ")}`;
  const name = nameOf(document);
  const remarks = [
    ...empty.map((each) => `; ${readablePath(each.pointer)}: ${each.message}`),
    ...losses.missed
      .filter(({ attachment }) => attachment.document === name)
      .map(
        (field) =>
          `; ${readablePath(`${field.attachment.pointer}/${field.name}`)}: ${missedText(field)}`,
      ),
  ];
  return condition(document, CONDITION.accepted, {
    ok,
    reason,
    message: [message, problems, ...remarks].join(""),
  });
}

function withoutDropped({ dropped, blocks }: PolicyState): Failure {
  if (dropped.length === 0) return { reason: REASON.valid, message: "the policy is accepted" };
  const isUnused = Object.values(blocks).every((block) => Object.keys(block).every(isNoPolicy));
  return isUnused && !dropped.some(({ isGuard }) => isGuard)
    ? { reason: REASON.invalid, message: "no part of the policy can be applied" }
    : { reason: REASON.partiallyValid, message: "part of the policy cannot be applied" };
}

/**
 * Whether a field is `conditional`, which is not a policy but determines when the other fields
 * apply.
 */
function isNoPolicy(field: string): boolean {
  return field === "phase";
}

/** Places of policies that refuse only some requests, in the words for those requests. */
const REFUSED = [
  { within: "/spec/backend/mcp/", what: "MCP request" },
  { within: "/spec/backend/ai/", what: "prompt" },
];

function said({ pointer, message, isGuard }: DroppedField): string {
  const refused = REFUSED.find(({ within }) => `${pointer}/`.startsWith(within))?.what ?? "request";
  const meanwhile = isGuard ? `, and until this is fixed every ${refused} is refused` : "";
  return `${readablePath(pointer)}: ${message}${meanwhile}`;
}

function attachment(
  { document, losses, attachments }: PolicyState,
  accepted: Condition,
): Condition {
  const name = nameOf(document);
  const lost = losses.lost.filter((field) => field.attachment.document === name);
  const conflicts = losses.conflicts.filter((field) => field.attachment.document === name);
  const unreached = losses.unreached.filter((block) => block.document === name);
  const fields = new Set(
    attachments.flatMap(({ pointer, policies }) =>
      Object.keys(policies).map((field) => `${pointer}/${field}`),
    ),
  );
  return condition(
    document,
    CONDITION.attached,
    attachedOutcome(accepted, {
      lost: [
        ...lost.map((field) => lossText(field, "")),
        ...conflicts.map((field) => lossText(field, forTarget(field))),
      ],
      isAllLost: lost.length > 0 && lost.length === fields.size,
      isUnreached: unreached.length > 0,
    }),
  );
}

interface Effect {
  readonly lost: readonly string[];
  readonly isAllLost: boolean;
  readonly isUnreached: boolean;
}

function attachedOutcome(accepted: Condition, { lost, isAllLost, isUnreached }: Effect) {
  if (accepted.status === "False")
    return { ok: false, reason: REASON.pending, message: "the policy is not accepted" };
  if (isAllLost) return { ok: false, reason: REASON.overridden, message: lost.join("; ") };
  if (lost.length > 0) return { ok: true, reason: REASON.merged, message: lost.join("; ") };
  if (isUnreached)
    return {
      ok: true,
      reason: REASON.attached,
      message: "attached to a target that no route uses yet",
    };
  return { ok: true, reason: REASON.attached, message: "attached to all targets" };
}

function lossText({ attachment: { pointer }, name, winners }: LostField, where: string): string {
  const places = winnersOf({ winners, name });
  return `${readablePath(`${pointer}/${name}`)} is not used${where}: ${places.join(", ")} ${places.length === 1 ? "wins" : "win"}`;
}

function unattached(document: Document, failures: readonly Failure[]): Condition {
  const messages = failures.map(({ message }) => message);
  const message =
    messages.length === 0 ? "the selector matches no object" : [...new Set(messages)].join("; ");
  const reason = failures[0]?.reason ?? REASON.targetNotFound;
  return condition(document, CONDITION.attached, { ok: false, reason, message });
}

const MOST_ANCESTORS = LIMITS.edgePolicyStatus.ancestors.maxItems;

/**
 * A status has a maximum number of ancestors; the last ancestor then mentions the ancestors left
 * out.
 */
function limited(document: Document, ancestors: readonly ParentStatus[]): readonly ParentStatus[] {
  if (ancestors.length <= MOST_ANCESTORS) return ancestors;
  const message = `${ancestors.length} gateways and targets are affected, more than a status can list`;
  const outcome = { ok: true, reason: REASON.statusSummarized, message };
  const conditions = [condition(document, CONDITION.statusSummarized, outcome)];
  return [
    ...ancestors.slice(0, MOST_ANCESTORS - 1),
    { parentRef: summaryRef(document), conditions },
  ];
}
