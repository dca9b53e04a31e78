import type { EdgePolicySpec } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import { isGuard } from "../../../ir/policies/closed-policies.ts";
import type { Attachment } from "../../../ir/index.ts";
import type { Context } from "../../context.ts";
import { errorsWithin } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { emptyWithin, faultsWithin, withKeys } from "../../references.ts";
import { uselessAt } from "./backend-fields.ts";
import type { PolicyTarget } from "./targets.ts";

/** The blocks of a policy that can run, and why some fields were left out. */
export interface UsableBlocks {
  readonly blocks: Pick<EdgePolicySpec, "frontend" | "traffic" | "backend">;
  readonly dropped: readonly DroppedField[];
  /** References of the other fields that find no usable value. */
  readonly empty: readonly Finding[];
  /** The fields of each block that cannot run, as written, except those that no target can use. */
  readonly lost: Readonly<Record<BlockName, object>>;
}

export interface DroppedField extends Pick<Finding, "pointer" | "message"> {
  /** Whether the problem was already reported. */
  readonly isKnown: boolean;
  /** Whether every request at the targets is refused until the field is fixed. */
  readonly isGuard: boolean;
}

type Problem = Omit<DroppedField, "isGuard">;
type BlockName = Attachment["block"];

/** Removes fields that cannot run, and replaces references by keys of the internal form. */
export function usableBlocks(
  document: Document<"EdgePolicy">,
  context: Context,
  targets: readonly Pick<PolicyTarget, "ref">[],
): UsableBlocks {
  const { frontend, traffic, backend } = document.value.spec;
  const dropped: DroppedField[] = [];
  const lost = { frontend: {}, traffic: {}, backend: {} };
  const usable = <Block extends object>(name: BlockName, block: Block): Block => {
    const entries = Object.entries(block).flatMap(([field, value]: [string, unknown]) => {
      const pointer = `/spec/${name}/${field}`;
      const useless =
        name !== "backend"
          ? []
          : targets.flatMap((target) => uselessAt(field, target, context, document) ?? []);
      const isUseless = useless.length > 0 && useless.length === targets.length;
      const references = withKeys(document, context, { value, pointer });
      const problems = [
        ...knownProblems(document, pointer),
        ...references.failures.map((failure) => ({ ...failure, isKnown: false })),
        ...unresolved(document, context, pointer),
      ];
      const noted = useless
        .slice(0, 1)
        .map((message) => ({ pointer, message, isKnown: false, isGuard: false }));
      const closes = !isUseless && isGuard(name, field, value);
      dropped.push(...noted, ...problems.map((problem) => ({ ...problem, isGuard: closes })));
      if (isUseless) return [];
      if (problems.length === 0) return [[field, references.value] as const];
      Object.assign(lost[name], { [field]: value });
      return [];
    });
    // The value keeps its type, because only references were replaced.
    return Object.fromEntries(entries) as Block;
  };
  return {
    blocks: {
      ...(frontend === undefined ? {} : { frontend: usable("frontend", frontend) }),
      ...(traffic === undefined ? {} : { traffic: usable("traffic", traffic) }),
      ...(backend === undefined ? {} : { backend: usable("backend", backend) }),
    },
    dropped,
    empty: emptyWithin(context.referenceFaults(document), "/spec"),
    lost,
  };
}

function unresolved(
  document: Document<"EdgePolicy">,
  context: Context,
  place: string,
): readonly Problem[] {
  return faultsWithin(context.referenceFaults(document), place).map(({ pointer, message }) => ({
    pointer,
    message,
    isKnown: true,
  }));
}

function knownProblems({ problems }: Document, pointer: string): readonly Problem[] {
  return errorsWithin(problems, pointer).map((problem) => ({ ...problem, isKnown: true }));
}
