import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import { Redaction, secretPlaces } from "@edge-gateway/kernel/redact";
import { sensitiveNamesOf } from "../ir/credentials.ts";
import type { Ir } from "../ir/index.ts";
import { placeOf } from "./merge-fields.ts";
import type { MergedField } from "./merge-fields.ts";
import { PolicyIndex } from "./merge.ts";

/** One field after the merge, with where it comes from. */
export interface EffectiveField {
  readonly name: string;
  /** Without secrets. */
  readonly value: unknown;
  /** Places in the file; several where the levels add up. */
  readonly from: readonly string[];
  /** Places that set the field too and lose. */
  readonly instead: readonly string[];
}

/** The policies that the requests of one route meet. */
export interface ExplainedRoute {
  readonly key: string;
  readonly name: string;
  /** Keys of the routes that have passed its requests on, outermost first. */
  readonly above: readonly string[];
  readonly listeners: readonly {
    readonly listener: string;
    readonly gatewayPhase: readonly EffectiveField[];
    readonly routePhase: readonly EffectiveField[];
    readonly backends: readonly {
      readonly backend: string;
      readonly fields: readonly EffectiveField[];
    }[];
  }[];
}

/** Explains every route by the merge that the data plane runs. Pure. */
export function explainRoutes(ir: Ir): readonly ExplainedRoute[] {
  const index = new PolicyIndex(ir.attachments);
  return ir.routes.map((route) => ({
    key: route.key,
    name: route.name,
    above: (route.above ?? []).map(({ key }) => key),
    listeners: ir.listeners
      .filter(({ key }) => route.listeners.includes(key))
      .map((listener) => ({
        listener: listener.key,
        gatewayPhase: explained(ir, index.gatewayFields(listener), {
          merged: index.gatewayPhase(listener),
          type: "TrafficPolicies",
        }),
        routePhase: explained(ir, index.routeFields(listener, route), {
          merged: index.routePhase(listener, route),
          type: "TrafficPolicies",
        }),
        backends: route.backends.map(({ backend }, position) => ({
          backend: nameOf(ir, backend),
          fields: explained(ir, index.backendFields(listener, route, position), {
            merged: index.backend(listener, route, position),
            type: "BackendPolicies",
          }),
        })),
      })),
  }));
}

function nameOf({ backends }: Ir, key: string): string {
  return backends.find((backend) => backend.key === key)?.name ?? key;
}

const SECRETS: Readonly<Record<string, readonly (readonly string[])[]>> = SENSITIVE_PLACES;

interface MergedBlock {
  readonly merged: object;
  readonly type: "TrafficPolicies" | "BackendPolicies";
}

function explained(
  ir: Ir,
  fields: readonly MergedField[],
  { merged, type }: MergedBlock,
): readonly EffectiveField[] {
  const redaction = new Redaction(sensitiveNamesOf(ir));
  const shown = redaction.document(merged, secretPlaces(SECRETS[type] ?? []));
  const values = new Map<string, unknown>(Object.entries(shown ?? {}));
  return fields.map(({ name, from, instead }) => ({
    name,
    value: values.get(name),
    from: from.map((attachment) => placeOf(attachment, name)),
    instead: instead.map((attachment) => placeOf(attachment, name)),
  }));
}
