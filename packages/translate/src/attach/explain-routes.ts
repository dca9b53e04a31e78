import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import { Redaction, secretPlaces, SensitiveNames } from "@edge-gateway/kernel/redact";
import type { Attachment, Ir, Route } from "../ir.ts";
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
  readonly listeners: readonly {
    readonly listener: string;
    readonly gatewayPhase: readonly EffectiveField[];
    readonly routePhase: readonly EffectiveField[];
  }[];
  readonly backends: readonly {
    readonly backend: string;
    readonly fields: readonly EffectiveField[];
  }[];
}

/** Explains every route by the merge that the data plane runs. Pure. */
export function explainRoutes(ir: Ir): readonly ExplainedRoute[] {
  const index = new PolicyIndex(ir.attachments);
  return ir.routes.map((route) => ({
    key: route.key,
    name: route.name,
    listeners: ir.listeners
      .filter(({ key }) => route.listeners.includes(key))
      .map((listener) => {
        const attachments = index.trafficAttachments(listener, route);
        const early = attachments.filter(({ target }) => target.kind !== "route");
        return {
          listener: listener.key,
          gatewayPhase: fieldsOf(ir, index.gatewayPhase(listener), early, "TrafficPolicies"),
          routePhase: fieldsOf(
            ir,
            index.routePhase(listener, route),
            attachments,
            "TrafficPolicies",
          ),
        };
      }),
    backends: route.backends.map(({ backend }, position) => ({
      backend: nameOf(ir, backend),
      fields: backendFields(ir, index, route, position),
    })),
  }));
}

function backendFields(
  ir: Ir,
  index: PolicyIndex,
  route: Route,
  position: number,
): readonly EffectiveField[] {
  const attachments = index.backendAttachments(route, position);
  return fieldsOf(ir, index.backend(route, position), attachments, "BackendPolicies");
}

function nameOf({ backends }: Ir, key: string): string {
  return backends.find((backend) => backend.key === key)?.name ?? key;
}

const MERGES: Readonly<Record<string, { readonly merge: string }>> = POLICIES.trafficPolicies;

const SECRETS: Readonly<Record<string, readonly (readonly string[])[]>> = SENSITIVE_PLACES;

/** `attachments` stand with the least specific first: the last one wins, unless the field adds up. */
function fieldsOf(
  { settings }: Ir,
  merged: object,
  attachments: readonly Attachment[],
  type: "TrafficPolicies" | "BackendPolicies",
): readonly EffectiveField[] {
  const redaction = new Redaction(new SensitiveNames(settings.sensitiveHeaders));
  const shown = redaction.document(merged, secretPlaces(SECRETS[type] ?? []));
  return Object.entries(shown ?? {}).map(([name, value]: [string, unknown]) => {
    const places = attachments
      .filter(({ policies }) => Object.hasOwn(policies, name))
      .map(({ path }) => `${path}.${name}`);
    const addsUp = type === "TrafficPolicies" && MERGES[name]?.merge === "accumulate";
    return {
      name,
      value,
      from: addsUp ? places : places.slice(-1),
      instead: addsUp ? [] : places.slice(0, -1),
    };
  });
}
