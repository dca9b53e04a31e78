import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import type { FrontendPath } from "@edge-gateway/generated/types/index.ts";
import { Redaction, secretPlaces } from "@edge-gateway/kernel/redact";
import { sensitiveNamesOf } from "../ir/credentials.ts";
import type { Attachment, Ir, Listener, Route } from "../ir/index.ts";
import { placeOf } from "./merge-fields.ts";
import type { MergedField } from "./merge-fields.ts";
import { PolicyIndex, targetKey } from "./merge.ts";

/** One field after the merge, with where it comes from. */
export interface EffectiveField {
  readonly name: string;
  /** Without secrets. */
  readonly value: unknown;
  /** Places in the file; several where the levels add up. */
  readonly from: readonly string[];
  /** Who sets the field too and loses. */
  readonly instead: readonly LosingPlace[];
}

/** A place that sets a field without effect. */
export interface LosingPlace {
  readonly place: string;
  /** Why another one wins. */
  readonly because: string;
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

/** Explains places of a configuration by the merge that the data plane runs. */
export class Explainer {
  readonly #index: PolicyIndex;
  readonly #redaction: Redaction;

  constructor(ir: Ir) {
    this.#index = new PolicyIndex(ir.attachments);
    this.#redaction = new Redaction(sensitiveNamesOf(ir));
  }

  /** How connections of the port of a listener are taken. */
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

  /** The limits of paths that the frontend of a listener has. */
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
    return "the strategy.inheritance of the other one is Override";
  if (winner === undefined || targetKey(winner.target) !== targetKey(loser.target))
    return "the other one is more specific";
  return winner.policy === undefined
    ? "the other one is in the target itself"
    : "the other one is older";
}

/** What a backend is called. */
export function nameOf({ backends }: Ir, key: string): string {
  return backends.find((backend) => backend.key === key)?.name ?? key;
}

const SECRETS: Readonly<Record<string, readonly (readonly string[])[]>> = SENSITIVE_PLACES;

interface MergedBlock {
  readonly merged: object;
  readonly type: "FrontendPolicies" | "TrafficPolicies" | "BackendPolicies";
}
