import { NOT_RUN } from "../../../shape/check-planned.ts";
import type {
  AiBackend,
  BackendPolicies,
  EdgeBackendSpec,
} from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Attachment, Backend } from "../../../ir/index.ts";
import { staticBackend } from "../../../ir/static-backend.ts";
import { plainBackend } from "../../../ir/plain-backends.ts";
import type { ReferenceFault } from "../../../shape/check-reference.ts";
import { readablePath } from "../../../diagnostics/pointer.ts";
import type { Context } from "../../context.ts";
import { errorsWithin, nameOf, placeOf } from "../../document.ts";
import type { Document } from "../../document.ts";
import { backendKey } from "../../keys.ts";
import { faultsWithin, withKeys } from "../../references.ts";
import type { Followed } from "../../references.ts";
import { CONDITION, REASON, condition, failed } from "../../statuses.ts";
import type { Failure, Resolution } from "../../statuses.ts";
import type { BackendTranslation, Translate } from "../contract.ts";
import { resolveMcp } from "./mcp-targets.ts";

/** Translates an EdgeBackend and its own policies. */
export const translateEdgeBackend: Translate<"EdgeBackend", BackendTranslation> = (
  document,
  context,
) => {
  const [problem] = errorsWithin(document.problems, "/spec");
  if (problem !== undefined) {
    const message = `${readablePath(problem.pointer)}: ${problem.message}`;
    return refused(document, failed(REASON.unsupportedValue, message).failure, []);
  }
  const { pointer, resolution, sections } = backendOf(document, context);
  if (resolution.failure !== undefined) {
    const { reason, message } = resolution.failure;
    const code = reason === REASON.unsupportedValue ? "unsupported" : "unknown-reference";
    const severity = code === "unsupported" ? "error" : "warning";
    return refused(document, resolution.failure, [
      { pointer, atKey: true, severity, code, message },
    ]);
  }
  const [fault] = faultsWithin(context.referenceFaults(document), "/spec");
  if (fault !== undefined) return refused(document, unresolved(fault), []);
  const own = ownPolicies(document, context);
  if (own.failure !== undefined) return refused(document, own.failure, own.findings ?? []);
  const outcome = { ok: true, reason: REASON.accepted, message: "the backend is accepted" };
  return {
    backends: [resolution.found],
    ...(sections === undefined ? {} : { sections }),
    attachments: own.found,
    conditions: [condition(document, CONDITION.accepted, outcome)],
    findings: [],
  };
};

function refused(
  document: Document,
  failure: NonNullable<Resolution<unknown>["failure"]>,
  findings: readonly Finding[],
): BackendTranslation {
  const conditions = [condition(document, CONDITION.accepted, { ok: false, ...failure })];
  return { backends: [], attachments: [], conditions, findings };
}

function unresolved({ pointer, message }: ReferenceFault): Failure {
  return { reason: REASON.notFound, message: `${readablePath(pointer)}: ${message}` };
}

function backendOf(
  document: Document<"EdgeBackend">,
  context: Context,
): Pick<BackendTranslation, "sections"> & {
  readonly pointer: string;
  readonly resolution: Resolution<Backend>;
} {
  const { spec } = document.value;
  const key = backendKey(document);
  const place = placeOf(document, "/spec");
  if (spec.static !== undefined) {
    const found = staticBackend(spec.static, { key, name: key, place });
    return { pointer: "/spec/static", resolution: { found } };
  }
  if (spec.mcp !== undefined) {
    const pointer = "/spec/mcp/targets";
    const { found, failure } = resolveMcp(document, spec.mcp, context);
    if (found === undefined) return { pointer, resolution: { failure } };
    const { sections, ...mcp } = found;
    return {
      pointer,
      resolution: { found: { key, name: key, kind: "mcp", ...mcp, place } },
      sections,
    };
  }
  const form = Object.keys(spec).find((name) => name !== "policies") ?? "";
  const { spec: followed, failures } = keyed(document, context);
  const [failure] = failures;
  if (failure !== undefined) {
    const { pointer, message } = failure;
    return { pointer, resolution: failed(REASON.backendNotFound, message) };
  }
  const found = plainBackend(followed, { key, name: key, place });
  if (found !== undefined) return { pointer: `/spec/${form}`, resolution: { found } };
  const message = `the form ${form} ${NOT_RUN}`;
  return { pointer: `/spec/${form}`, resolution: failed(REASON.unsupportedValue, message) };
}

/** Replaces the references in a backend's providers by keys. */
function keyed(
  document: Document<"EdgeBackend">,
  context: Context,
): Pick<Followed, "failures"> & { readonly spec: EdgeBackendSpec } {
  const { spec } = document.value;
  if (spec.ai === undefined) return { spec, failures: [] };
  const place = { value: spec.ai, pointer: "/spec/ai" };
  const { value, failures } = withKeys(document, context, place);
  // The type is the same, because only references were replaced.
  return { spec: { ...spec, ai: value as AiBackend }, failures };
}

function ownPolicies(
  document: Document<"EdgeBackend">,
  context: Context,
): Resolution<readonly Attachment[]> & { readonly findings?: readonly Finding[] } {
  const { policies } = document.value.spec;
  if (policies === undefined) return { found: [] };
  const pointer = "/spec/policies";
  const { value, failures } = withKeys(document, context, { value: policies, pointer });
  const [failure] = failures;
  if (failure === undefined) {
    const target = { kind: "backend", backend: backendKey(document) } as const;
    // The type is the same, because only references were replaced.
    const followed = value as BackendPolicies;
    return {
      found: [
        { target, document: nameOf(document), pointer, block: "backend", policies: followed },
      ],
    };
  }
  return {
    ...failed(REASON.backendNotFound, failure.message),
    findings: failures.map((each) => ({ ...each, severity: "warning", code: "unknown-reference" })),
  };
}
