import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import type { FrontendPath } from "@edge-gateway/generated/types/index.ts";
import { Redaction, secretPlaces } from "@edge-gateway/kernel/redact";
import { sensitiveNamesOf } from "../ir/credentials.ts";
import type { Attachment, Ir, Listener, Route } from "../ir/index.ts";
import { placeOf } from "./merge-fields.ts";
import type { MergedField } from "./merge-fields.ts";
import { PolicyIndex, targetKey } from "./merge.ts";

/** A field after the merge, and where it comes from. */
export interface EffectiveField {
  readonly name: string;
  /** Secrets are removed. */
  readonly value: unknown;
  /** Places in the file; several if the values of all levels are combined. */
  readonly from: readonly string[];
  /** Other places that set the field without effect. */
  readonly instead: readonly LosingPlace[];
}

/** A place that sets a field without effect. */
export interface LosingPlace {
  readonly place: string;
  /** Why another place takes precedence. */
  readonly because: string;
}

/** The policies that apply to the requests of a route. */
export interface ExplainedRoute {
  readonly key: string;
  readonly name: string;
  /** Keys of the routes that delegate to this one, outermost first. */
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

/** Explains every route with the merge that the data plane uses. Pure. */
export function explainRoutes(ir: Ir): readonly ExplainedRoute[] {
  const explainer = new Explainer(ir);
  return ir.routes.map((route) => ({
    key: route.key,
    name: route.name,
    above: (route.above ?? []).map(({ key }) => key),
    listeners: ir.listeners
      .filter(({ key }) => route.listeners.includes(key))
      .map((listener) => ({
        listener: listener.key,
        gatewayPhase: explainer.gatewayPhase(listener),
        routePhase: explainer.routePhase(listener, route),
        backends: route.backends.map(({ backend }, position) => ({
          backend: nameOf(ir, backend),
          fields: explainer.backend(listener, route, position),
        })),
      })),
  }));
}

/** Explains places of a configuration with the merge that the data plane uses. */
export class Explainer {
  readonly #index: PolicyIndex;
  readonly #redaction: Redaction;

  constructor(ir: Ir) {
    this.#index = new PolicyIndex(ir.attachments);
    this.#redaction = new Redaction(sensitiveNamesOf(ir));
  }

  /** The policies that apply to connections on a listener's port. */
  frontend({ gateway, bind }: Listener): readonly EffectiveField[] {
    const merged = this.#index.frontend({ gateway, bind });
    return this.#explained(this.#index.frontendFields({ gateway, bind }), {
      merged,
      type: "FrontendPolicies",
    });
  }

  gatewayPhase(listener: Listener): readonly EffectiveField[] {
    return this.#explained(this.#index.gatewayFields(listener), {
      merged: this.#index.gatewayPhase(listener),
      type: "TrafficPolicies",
    });
  }

  routePhase(listener: Listener, route: Route): readonly EffectiveField[] {
    return this.#explained(this.#index.routeFields(listener, route), {
      merged: this.#index.routePhase(listener, route),
      type: "TrafficPolicies",
    });
  }

  /** @param position of the reference among the backends of the route */
  backend(listener: Listener, route: Route, position: number): readonly EffectiveField[] {
    return this.#explained(this.#index.backendFields(listener, route, position), {
      merged: this.#index.backend(listener, route, position),
      type: "BackendPolicies",
    });
  }

  /** The path limits of a listener's frontend. */
  pathSettings({ gateway, bind }: Listener): FrontendPath {
    return this.#index.frontend({ gateway, bind }).http.path ?? DEFAULTS.frontendPath;
  }

  #explained(
    fields: readonly MergedField[],
    { merged, type }: MergedBlock,
  ): readonly EffectiveField[] {
    const shown = this.#redaction.document(merged, secretPlaces(SECRETS[type] ?? []));
    const values = new Map<string, unknown>(Object.entries(shown ?? {}));
    return fields.map(({ name, from, instead }) => ({
      name,
      value: values.get(name),
      from: from.map((attachment) => placeOf(attachment, name)),
      instead: instead.map((loser) => ({
        place: placeOf(loser, name),
        because: whyLost(loser, from.at(-1)),
      })),
    }));
  }
}

function whyLost(loser: Attachment, winner: Attachment | undefined): string {
  if (winner?.policy?.overrides === true)
    return "the other policy has strategy.inheritance: Override";
  if (winner === undefined || targetKey(winner.target) !== targetKey(loser.target))
    return "the other policy is more specific";
  return winner.policy === undefined
    ? "the other policy is inline in the target"
    : "the other policy is older";
}

/** The name of a backend in output. */
export function nameOf({ backends }: Ir, key: string): string {
  return backends.find((backend) => backend.key === key)?.name ?? key;
}

const SECRETS: Readonly<Record<string, readonly (readonly string[])[]>> = SENSITIVE_PLACES;

interface MergedBlock {
  readonly merged: object;
  readonly type: "FrontendPolicies" | "TrafficPolicies" | "BackendPolicies";
}
