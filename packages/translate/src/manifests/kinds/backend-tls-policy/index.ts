import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Attachment, Target } from "../../../ir/index.ts";
import { pointerTo } from "../../../diagnostics/pointer.ts";
import type { SetContext } from "../../context.ts";
import { nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { parentRefOf } from "../../document/keys.ts";
import { CONDITION, REASON, condition, failureAt } from "../../document/statuses.ts";
import type { Condition, Failure, ParentStatus } from "../../document/statuses.ts";
import type { TlsPolicyTranslation } from "../contract.ts";
import { summaryRef } from "../summary.ts";
import { precedenceOf, tlsTargets } from "./targets.ts";
import type { TlsConflict, TlsTarget } from "./targets.ts";
import { validationOf } from "./validation.ts";
import type { TlsValidation } from "./validation.ts";

/**
 * Attaches BackendTLSPolicies to their Services and EdgeBackends. Runs after routes, which
 * determine the gateways that use them.
 */
export function translateBackendTlsPolicies(context: SetContext): readonly TlsPolicyTranslation[] {
  const targetsOf = tlsTargets(context);
  const { won, conflicts } = precedenceOf([...targetsOf.values()].flat());
  return context.snapshot.all("BackendTLSPolicy").map((document) => {
    const targets = targetsOf.get(document) ?? [];
    const validation = validationOf(
      document,
      { validation: document.value.spec.validation, pointer: "/spec/validation" },
      context,
    );
    const lost = conflicts.get(document) ?? [];
    const ancestors = ancestorsOf({ document, targets, validation, conflicts: lost });
    return {
      document,
      attachments: attachmentsOf(document, won.get(document) ?? [], validation),
      ancestors,
      ...(ancestors.length > 0 ? {} : { note: "no route or policy of a gateway uses its targets" }),
      findings: [
        ...targets.flatMap(targetFinding),
        ...lost.map(conflictFinding),
        ...optionFindings(document),
      ],
    };
  });
}

function attachmentsOf(
  document: Document<"BackendTLSPolicy">,
  targets: readonly Target[],
  { tls }: TlsValidation,
): readonly Attachment[] {
  return targets.map((target) => ({
    target,
    document: nameOf(document),
    pointer: "/spec/validation",
    // The policy takes precedence over every EdgePolicy of the same target, because a
    // BackendTLSPolicy is only about TLS.
    policy: { age: "", overrides: false },
    block: "backend",
    policies: { tls },
  }));
}

/** Everything that a policy's status depends on. */
interface PolicyState {
  readonly document: Document<"BackendTLSPolicy">;
  readonly targets: readonly TlsTarget[];
  readonly validation: TlsValidation;
  readonly conflicts: readonly TlsConflict[];
}

const MOST_ANCESTORS = LIMITS.edgePolicyStatus.ancestors.maxItems;

/**
 * Lists one ancestor per gateway that uses a target, and one per target that does not exist. If the
 * list is empty, a summary describes the problem of the policy.
 */
function ancestorsOf({
  document,
  targets,
  validation,
  conflicts,
}: PolicyState): readonly ParentStatus[] {
  const { unresolved, refused } = validation;
  const accepted = (failure: Failure | undefined): readonly Condition[] => [
    condition(document, CONDITION.accepted, {
      ok: failure === undefined,
      ...(failure ?? { reason: REASON.accepted, message: "the policy is accepted" }),
    }),
    condition(document, CONDITION.resolvedRefs, {
      ok: unresolved === undefined,
      ...(unresolved ?? { reason: REASON.resolvedRefs, message: "all references are resolved" }),
    }),
  ];
  const gateways = new Map(
    targets
      .flatMap(({ resolution }) => resolution.found?.gateways ?? [])
      .map((gateway) => [nameOf(gateway), gateway]),
  );
  const ancestors = [
    ...[...gateways].map(([name, gateway]) => ({
      parentRef: parentRefOf(gateway),
      conditions: accepted(conflictAt(name, conflicts) ?? refused),
    })),
    ...targets.flatMap(({ ref, resolution: { failure } }) =>
      failure === undefined
        ? []
        : [
            {
              parentRef: { ...ref, namespace: document.namespace },
              conditions: accepted(failure),
            },
          ],
    ),
  ].slice(0, MOST_ANCESTORS);
  const fault = conflicts[0]?.failure ?? refused;
  if (ancestors.length > 0 || (fault ?? unresolved) === undefined) return ancestors;
  return [{ parentRef: summaryRef(document), conditions: accepted(fault) }];
}

/** The conflict about a target that the gateway uses. */
function conflictAt(gateway: string, conflicts: readonly TlsConflict[]): Failure | undefined {
  const found = conflicts.find(({ target: { resolution } }) =>
    resolution.found?.gateways.some((each) => nameOf(each) === gateway),
  );
  return found?.failure;
}

function targetFinding({ pointer, resolution: { failure } }: TlsTarget): readonly Finding[] {
  if (failure === undefined) return [];
  const { message, ...place } = failureAt(pointer, failure);
  const effect = `${message}: the policy does not secure this target with TLS`;
  return [{ ...place, message: effect, severity: "warning", code: "unknown-reference" }];
}

function conflictFinding({ target: { pointer }, failure: { message } }: TlsConflict): Finding {
  return { pointer, severity: "warning", code: "overridden", message };
}

/** The Gateway API leaves the meaning of `options` to implementations. */
function optionFindings({ value }: Document<"BackendTLSPolicy">): readonly Finding[] {
  return Object.keys(value.spec.options ?? {}).map((name) => ({
    pointer: pointerTo("/spec/options", name),
    atKey: true,
    severity: "warning",
    code: "unsupported",
    message: "has no effect: this build supports no options for backend TLS",
  }));
}
