import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Attachment } from "../../../ir/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { SetContext } from "../../context.ts";
import type { Document, ObjectKey } from "../../document/document.ts";
import { parentRefOf, poolKey } from "../../document/keys.ts";
import { CONDITION, REASON, condition } from "../../document/statuses.ts";
import type { Failure, ParentStatus } from "../../document/statuses.ts";
import { summaryRef } from "../summary.ts";

type Pool = Document<"InferencePool">;

/**
 * Translates a pool, with its status at each gateway that sends requests to it. If no gateway does,
 * a summary describes the problems of the pool.
 */
export function translatePool(
  pool: Pool,
  context: SetContext,
): { readonly findings: readonly Finding[]; readonly parents: readonly ParentStatus[] } {
  const { failure } = context.pool(pool);
  const gateways = context.gatewaysOf(poolKey(pool));
  const message = failure?.message ?? "";
  const finding: Finding = {
    pointer: "/spec/endpointPickerRef",
    severity: "warning",
    code: "unknown-reference",
    message,
  };
  return {
    findings: failure === undefined ? [] : [finding],
    parents:
      gateways.length === 0
        ? unusedStatus(pool, failure)
        : gateways.map((gateway) => parentStatus(pool, gateway, failure)),
  };
}

function unusedStatus(pool: Pool, failure: Failure | undefined): readonly ParentStatus[] {
  if (failure === undefined) return [];
  const conditions = [condition(pool, CONDITION.resolvedRefs, { ok: false, ...failure })];
  return [{ parentRef: summaryRef(pool), conditions }];
}

function parentStatus(pool: Pool, gateway: ObjectKey, failure: Failure | undefined): ParentStatus {
  const accepted = { ok: true, reason: REASON.accepted, message: "a route uses the pool" };
  const all = { reason: REASON.resolvedRefs, message: "all references are resolved" };
  return {
    parentRef: parentRefOf(gateway),
    conditions: [
      condition(pool, CONDITION.accepted, accepted),
      condition(pool, CONDITION.resolvedRefs, { ok: failure === undefined, ...(failure ?? all) }),
    ],
  };
}

/**
 * Endpoint pickers often use self-signed certificates (Gateway API Inference Extension, endpoint
 * picker), so they are called over TLS without verification, unless a policy says otherwise or the
 * port's `appProtocol` is `kubernetes.io/h2c`. A pool that no route uses changes no calls.
 */
export function pickerAttachments(
  context: Pick<SetContext, "pools" | "services" | "gatewaysOf">,
  attachments: readonly Attachment[],
): readonly Attachment[] {
  const secured = new Set(
    attachments.flatMap(({ target, policies }) =>
      target.kind === "backend" && "tls" in policies ? [target.backend] : [],
    ),
  );
  const plain = new Set(
    context.services.flatMap((backend) =>
      backend.kind === "service" && backend.service.version === "HTTP2" ? [backend.key] : [],
    ),
  );
  const pickers = new Map(
    context.pools.flatMap(({ place, ...pool }) =>
      pool.kind === "service" &&
      pool.service.picker !== undefined &&
      context.gatewaysOf(pool.key).length > 0
        ? [[pool.service.picker.backend, place] as const]
        : [],
    ),
  );
  return [...pickers]
    .filter(([backend]) => !secured.has(backend) && !plain.has(backend))
    .map(([backend, place]) => ({
      ...place,
      target: { kind: "backend", backend },
      pointer: `${place.pointer}/endpointPickerRef`,
      block: "backend",
      policies: { tls: { ...DEFAULTS.backendTls, insecureSkipVerify: "All" } },
    }));
}
