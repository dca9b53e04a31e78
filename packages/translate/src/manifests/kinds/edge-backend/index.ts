import { NOT_RUN } from "../../../diagnostics/not-run.ts";
import type {
  AiBackend,
  BackendPolicies,
  EdgeBackendSpec,
} from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Attachment, Backend } from "../../../ir/index.ts";
import { staticBackend } from "../../../ir/backends/static-backend.ts";
import { plainBackend } from "../../../ir/backends/plain-backends.ts";
import type { Context } from "../../context.ts";
import { errorsWithin, nameOf, placeOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { backendKey } from "../../document/keys.ts";
import { faultsWithin, withKeys } from "../../references.ts";
import type { Followed } from "../../references.ts";
import { CONDITION, REASON, condition, failed, failureOf } from "../../document/statuses.ts";
import type { PlacedFailure, Reason, Resolution } from "../../document/statuses.ts";
import type { BackendTranslation } from "../../context.ts";
import type { Translate } from "../contract.ts";
import { resolveMcp } from "./mcp-targets.ts";

/** Translates an EdgeBackend and its own policies. */
export const translateEdgeBackend: Translate<"EdgeBackend", BackendTranslation> = (
  document,
  context,
) => {
  const problems = errorsWithin(document.problems, "/spec");
  if (problems.length > 0)
    return refused(document, problems.map(placedBy(REASON.unsupportedValue)), []);
  const { pointer, resolution, sections } = backendOf(document, context);
  if (resolution.failure !== undefined) {
    const { reason, message } = resolution.failure;
    const code = reason === REASON.unsupportedValue ? "unsupported" : "unknown-reference";
    const severity = code === "unsupported" ? "error" : "warning";
    const placed = { pointer, failure: resolution.failure };
    return refused(document, [placed], [{ pointer, atKey: true, severity, code, message }]);
  }
  const faults = faultsWithin(context.referenceFaults(document), "/spec");
  if (faults.length > 0) return refused(document, faults.map(placedBy(REASON.notFound)), []);
  const own = ownPolicies(document, context);
  if (own.failures.length > 0) {
    const findings = own.failures.map((each): Finding => ({
      ...each,
      severity: "warning",
      code: "unknown-reference",
    }));
    return refused(document, own.failures.map(placedBy(REASON.backendNotFound)), findings);
  }
  const outcome = { ok: true, reason: REASON.accepted, message: "the backend is accepted" };
  return {
    backends: [resolution.found],
    ...(sections === undefined ? {} : { sections }),
    attachments: own.attachments,
    conditions: [condition(document, CONDITION.accepted, outcome)],
    findings: [],
  };
};

function refused(
  document: Document,
  failures: readonly PlacedFailure[],
  findings: readonly Finding[],
): BackendTranslation {
  const failure = failureOf(failures);
  const conditions =
    failure === undefined
      ? []
      : [condition(document, CONDITION.accepted, { ok: false, ...failure })];
  return { backends: [], attachments: [], conditions, findings };
}

function placedBy(reason: Reason) {
  return ({ pointer, message }: Pick<Finding, "pointer" | "message">): PlacedFailure => ({
    pointer,
    failure: { reason, message },
  });
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
  // The value keeps its type, because only references were replaced.
  return { spec: { ...spec, ai: value as AiBackend }, failures };
}

function ownPolicies(
  document: Document<"EdgeBackend">,
  context: Context,
): Pick<BackendTranslation, "attachments"> & Pick<Followed, "failures"> {
  const { policies } = document.value.spec;
  if (policies === undefined) return { attachments: [], failures: [] };
  const pointer = "/spec/policies";
  const { value, failures } = withKeys(document, context, { value: policies, pointer });
  const target = { kind: "backend", backend: backendKey(document) } as const;
  // The value keeps its type, because only references were replaced.
  const followed = value as BackendPolicies;
  const attachment: Attachment = {
    target,
    document: nameOf(document),
    pointer,
    block: "backend",
    policies: followed,
  };
  return { attachments: [attachment], failures };
}
