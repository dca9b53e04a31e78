import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import { Redaction, secretPlaces } from "@edge-gateway/kernel/log/redact";
import type { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { sensitiveNamesOf } from "../ir/credentials.ts";
import { isForBackend } from "../ir/backends/for-backend.ts";
import { isAtPort } from "../ir/policies/policy-age.ts";
import { policyKeysOf } from "../ir/backends/provider-services.ts";
import type { Attachment, Backend, Ir, Listener, Route } from "../ir/index.ts";
import { partsOf } from "./merge/backend-parts.ts";
import { placeOf } from "./merge/merge-fields.ts";
import type { MergedField } from "./merge/merge-fields.ts";
import { PolicyIndex } from "./merge/merge.ts";
import { targetKey } from "./merge/target-names.ts";
import type { EffectiveFrontend, EffectiveTraffic } from "./merge/merge.ts";

/** A field after the merge, and the place that sets it. */
export interface EffectiveField {
  readonly name: string;
  /** The value of the field, without secrets. */
  readonly value: unknown;
  /** Places in the file; several if the values of all levels are combined. */
  readonly from: readonly string[];
  /** Other places that set the field, but lose. */
  readonly instead: readonly LosingPlace[];
}

/** A place that sets a field, although the value of another place is used. */
export interface LosingPlace {
  readonly place: string;
  /** Why the value of the other place is used. */
  readonly because: string;
}

/** The policies for one target or provider of a backend, besides those for the whole backend. */
export interface ExplainedPart {
  readonly name: string;
  readonly policies: readonly EffectiveField[];
}

/** The policies that apply to the requests of a route. */
export interface ExplainedRoute {
  readonly key: string;
  readonly name: string;
  /** Keys of the routes that delegate to the explained route, outermost first. */
  readonly above: readonly string[];
  readonly listeners: readonly {
    readonly listener: string;
    readonly gatewayPhase: readonly EffectiveField[];
    readonly routePhase: readonly EffectiveField[];
    readonly backends: readonly {
      readonly backend: string;
      readonly fields: readonly EffectiveField[];
      readonly parts: readonly ExplainedPart[];
    }[];
  }[];
}

/** Explains every route with the merge that the data plane uses. A pure function. */
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
          parts: explainer.parts(listener, route, position),
        })),
      })),
  }));
}

/** Explains places of a configuration with the merge that the data plane uses. */
export class Explainer {
  readonly #index: PolicyIndex;
  readonly #redaction: Redaction;
  readonly #backends: ReadonlyMap<string, Backend>;
  /** The names of headers and parameters whose values are never shown. */
  readonly names: SensitiveNames;

  constructor(ir: Ir) {
    this.#index = new PolicyIndex(ir.attachments);
    this.#backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
    this.names = sensitiveNamesOf(ir);
    this.#redaction = new Redaction(this.names);
  }

  /** Returns a filter without its secrets. */
  filter(filter: object): unknown {
    return this.#redaction.document(filter);
  }

  /** The policies for connections on a listener's port, and for the telemetry of its requests. */
  frontend(listener: Listener): readonly EffectiveField[] {
    const telemetry = this.#index.telemetryFields(listener);
    const names = new Set(telemetry.map(({ name }) => name));
    const ofPort = this.#index.frontendFields(listener).filter(({ name }) => !names.has(name));
    const merged = { ...this.#index.frontend(listener), ...this.#index.telemetry(listener) };
    return this.#explained([...ofPort, ...telemetry], { merged, type: "FrontendPolicies" });
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

  /**
   * The policies for a backend reference; empty for a place that offers models, because the
   * backends of the models have the policies.
   * @param position of the reference among the backends of the route
   */
  backend(listener: Listener, route: Route, position: number): readonly EffectiveField[] {
    const key = route.backends[position]?.backend ?? "";
    return this.#backends.get(key)?.kind === "models"
      ? []
      : this.#ofBackend(listener, route, position, key);
  }

  /** The models, targets or providers of a backend that have policies of their own. */
  parts(listener: Listener, route: Route, position: number): readonly ExplainedPart[] {
    const backend = this.#backends.get(route.backends[position]?.backend ?? "");
    if (backend === undefined) return [];
    const parts =
      backend.kind === "models"
        ? backend.models.flatMap(({ key: name, backend: own }) =>
            own === undefined
              ? []
              : [{ name, policies: this.#ofBackend(listener, route, position, own) }],
          )
        : partsOf(backend).map(({ name, policies }) => ({
            name,
            policies: this.#ofPart(backend, name, policies),
          }));
    return parts.filter(({ policies }) => policies.length > 0);
  }

  #ofBackend(
    listener: Listener,
    route: Route,
    position: number,
    key: string,
  ): readonly EffectiveField[] {
    const source = this.#backends.get(key);
    const keys = policyKeysOf(key, source);
    const fields = this.#index
      .backendFields(listener, route, position, keys)
      .filter(({ name }) => isForBackend(name, source));
    return this.#explained(fields, {
      merged: this.#index.backend(listener, route, position, keys),
      type: "BackendPolicies",
    });
  }

  /**
   * The fields of the policies that are inline in a target or provider, or attached to the target
   * or provider.
   */
  #ofPart(backend: Backend, name: string, inline: object): readonly EffectiveField[] {
    const { key } = backend;
    const own = { ...this.#index.backendOwn(key), ...this.#index.sectionPolicies(key, name) };
    const merged: object = { ...own, ...inline };
    const attached = this.#explained(
      this.#index.sectionFields(key, name).filter(({ from, instead }) => {
        return [...from, ...instead].some(({ target }) => target.kind === "section");
      }),
      { merged, type: "BackendPolicies" },
    );
    const shown = this.#shown({ merged, type: "BackendPolicies" });
    const ofItself = Object.keys(inline).map((field) => ({
      name: field,
      value: shown.get(field),
      from: [`${field} of ${name} itself`],
      instead: attached
        .filter((other) => other.name === field)
        .flatMap(({ from }) => from.map((place) => ({ place, because: IS_INLINE }))),
    }));
    return [...attached.filter((field) => !Object.hasOwn(inline, field.name)), ...ofItself];
  }

  /** The traffic policies of a route after the merge. */
  traffic(listener: Listener, route: Route): EffectiveTraffic {
    return this.#index.routePhase(listener, route);
  }

  /** The frontend policies that apply to a listener's port, after the merge. */
  ofPort(listener: Listener): EffectiveFrontend {
    return this.#index.frontend(listener);
  }

  #explained(
    fields: readonly MergedField[],
    { merged, type }: MergedBlock,
  ): readonly EffectiveField[] {
    const values = this.#shown({ merged, type });
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

  /** The values by name, without secrets. */
  #shown({ merged, type }: MergedBlock): ReadonlyMap<string, unknown> {
    const shown = this.#redaction.document(merged, secretPlaces(SECRETS[type] ?? []));
    return new Map<string, unknown>(Object.entries(shown ?? {}));
  }
}

const IS_MORE_SPECIFIC = "the other policy is more specific";
const IS_INLINE = "the other policy is inline in the target";

function whyLost(loser: Attachment, winner: Attachment | undefined): string {
  if (winner?.policy?.overrides === true)
    return "the other policy has strategy.inheritance: Override";
  if (winner === undefined || targetKey(winner.target) !== targetKey(loser.target))
    return IS_MORE_SPECIFIC;
  if (winner.policy === undefined) return IS_INLINE;
  const isPortAlone = isAtPort(winner.policy) && !isAtPort(loser.policy ?? winner.policy);
  return isPortAlone ? IS_MORE_SPECIFIC : "the other policy is older";
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
