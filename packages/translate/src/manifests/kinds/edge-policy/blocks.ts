import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import type {
  Authorization,
  EdgePolicySpec,
  PolicyTraffic,
} from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Context } from "../../context.ts";
import { errorsWithin } from "../../document.ts";
import type { Document } from "../../document.ts";
import { faultsWithin, withKeys } from "../../references.ts";
import { NO_SERVER } from "../../refused-tls.ts";

/** The blocks of a policy that can run, and why some fields were left out. */
export interface UsableBlocks {
  readonly blocks: Pick<EdgePolicySpec, "frontend" | "traffic" | "backend">;
  readonly dropped: readonly DroppedField[];
}

export interface DroppedField extends Pick<Finding, "pointer" | "message"> {
  /** Whether the problem was already reported. */
  readonly isKnown: boolean;
}

/** Removes fields that cannot run, and replaces references by keys of the internal form. */
export function usableBlocks(
  document: Document<"EdgePolicy">,
  context: Context,
  isUseless: (field: string) => string | undefined,
): UsableBlocks {
  const { frontend, traffic, backend } = document.value.spec;
  const dropped: DroppedField[] = [];
  const usable = <Block extends object>(name: string, block: Block): Block => {
    const entries = Object.entries(block).flatMap(([field, value]: [string, unknown]) => {
      const pointer = `/spec/${name}/${field}`;
      const useless = name === "backend" ? isUseless(field) : undefined;
      const references = withKeys(document, context, { value, pointer });
      const problems = [
        ...knownProblems(document, pointer),
        ...(useless === undefined ? [] : [{ pointer, message: useless, isKnown: false }]),
        ...references.failures.map((failure) => ({ ...failure, isKnown: false })),
        ...unresolved(document, context, pointer),
      ];
      dropped.push(...problems);
      return problems.length === 0 ? [[field, references.value] as const] : [];
    });
    // The type is the same, because only references were replaced.
    return Object.fromEntries(entries) as Block;
  };
  return {
    blocks: {
      ...(frontend === undefined ? {} : { frontend: usable("frontend", frontend) }),
      ...(traffic === undefined ? {} : { traffic: guarded(usable("traffic", traffic), dropped) }),
      ...(backend === undefined
        ? {}
        : { backend: withoutPlainText(backend, usable("backend", backend)) }),
    },
    dropped,
  };
}

type BackendBlock = NonNullable<EdgePolicySpec["backend"]>;

/** Policies that restrict access: if one cannot run, no request may pass. */
const GUARDS: readonly string[] = Object.entries(POLICIES.policyTraffic)
  .filter(([, { guard }]) => guard)
  .map(([name]) => name);

const NOTHING_PASSES: Authorization = {
  action: "Require",
  policy: { matchExpressions: ["false"] },
};

/** Whether a place belongs to a policy that restricts access. */
export function isGuard(pointer: string): boolean {
  return GUARDS.some((name) => `${pointer}/`.startsWith(`/spec/traffic/${name}/`));
}

/** A block that refuses every request, used while a policy that restricts access cannot run. */
function guarded(traffic: PolicyTraffic, dropped: readonly DroppedField[]): PolicyTraffic {
  const isOpen = dropped.some(({ pointer }) => isGuard(pointer));
  return isOpen ? { ...traffic, authorization: NOTHING_PASSES } : traffic;
}

/**
 * A block that trusts no server, used while TLS cannot run as configured: plain text would be
 * insecure.
 */
function withoutPlainText({ tls }: BackendBlock, usable: BackendBlock): BackendBlock {
  if (tls === undefined || usable.tls !== undefined) return usable;
  const { caCertificateRefs: _, mtlsCertificateRef: __, insecureSkipVerify: ___, ...rest } = tls;
  return { ...usable, tls: { ...rest, verifySubjectAltNames: [NO_SERVER] } };
}

function unresolved(
  document: Document<"EdgePolicy">,
  context: Context,
  place: string,
): readonly DroppedField[] {
  return faultsWithin(context.referenceFaults(document), place).map(({ pointer, message }) => ({
    pointer,
    message,
    isKnown: true,
  }));
}

function knownProblems({ problems }: Document, pointer: string): readonly DroppedField[] {
  return errorsWithin(problems, pointer).map((problem) => ({ ...problem, isKnown: true }));
}
