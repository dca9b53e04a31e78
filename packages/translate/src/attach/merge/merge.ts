import type {
  Authorization,
  BackendPolicies,
  FrontendPolicies,
  TrafficPolicies,
} from "@edge-gateway/generated/types/index.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import type { Attachment, Backend, Bind, Listener, Route } from "../../ir/index.ts";
import { mergeFields } from "./merge-fields.ts";
import type { Level, MergedField } from "./merge-fields.ts";
import { PolicyLevels, type NamedLevel } from "./policy-levels.ts";

/** The frontend policies of a port after the merge; HTTP limits are always set. */
export type EffectiveFrontend = FrontendPolicies & Required<Pick<FrontendPolicies, "http">>;

/** Frontend policies that can differ between listeners of the same port. */
export type TelemetryPolicies = Pick<FrontendPolicies, "accessLog" | "tracing" | "metrics">;

const TELEMETRY: ReadonlySet<string> = new Set<keyof TelemetryPolicies>([
  "accessLog",
  "tracing",
  "metrics",
]);

/**
 * The traffic policies of a place after the merge; authorization rules of all levels are in one
 * list.
 */
export type EffectiveTraffic = Omit<TrafficPolicies, "authorization"> & {
  readonly authorization?: readonly Authorization[];
};

/** Policies for one server of a backend, besides those for the whole backend. */
export type SectionPolicies = Pick<BackendPolicies, "tcp" | "tls" | "http">;

/**
 * Finds and merges the attachments that apply to a place. The levels are, least specific first:
 * gateway, listener set, listener, route and rule (for each delegating route and then for the
 * selected one). For backends, three more levels follow: the reference, the backend, and its server
 * (doc 2 §EdgePolicy, merge rules).
 */
export class PolicyIndex {
  readonly #levels: PolicyLevels;
  readonly #frontends = new Map<string, FrontendOfPort>();

  /**
   * Indexes the attachments by place.
   * @param noteRead called with the name of each level that is read, see {@link PolicyLevels}
   */
  constructor(attachments: readonly Attachment[], noteRead?: (name: string) => void) {
    this.#levels = new PolicyLevels(attachments, noteRead);
  }

  /** Indexes the attachments in steps of one each; see the constructor. */
  static *inSteps(
    attachments: readonly Attachment[],
    noteRead: (name: string) => void,
  ): Generator<undefined, PolicyIndex> {
    const index = new PolicyIndex([], noteRead);
    for (const attachment of attachments) {
      index.#levels.add(attachment);
      yield;
    }
    return index;
  }

  /** The policies for the connections of a port. */
  frontend(place: FrontendPlace): EffectiveFrontend {
    const { levels, frontend } = this.#frontendOf(place);
    this.#levels.read(levels);
    return frontend;
  }

  /** The frontend policies, one entry per field. */
  frontendFields(place: FrontendPlace): readonly MergedField[] {
    return mergeFields(this.#levels.read(this.#frontendOf(place).levels), replaces);
  }

  #frontendOf({ gateway, bind }: FrontendPlace): FrontendOfPort {
    const key = `${gateway} ${bind}`;
    let known = this.#frontends.get(key);
    if (known === undefined) {
      const levels = [
        this.#levels.named("frontend", { kind: "gateway", gateway }),
        this.#levels.named("frontend", { kind: "bind", gateway, bind }),
      ];
      const fields = mergeFields(
        levels.map(({ level }) => level),
        replaces,
      );
      const policies: FrontendPolicies = valuesOf(fields);
      const frontend = { ...policies, http: policies.http ?? DEFAULTS.frontendHttp };
      this.#frontends.set(key, (known = { levels, frontend }));
    }
    return known;
  }

  /** The telemetry policies for a listener's requests. */
  telemetry(listener: Listener): TelemetryPolicies {
    return valuesOf(this.telemetryFields(listener));
  }

  /** The telemetry policies, one entry per field. */
  telemetryFields(listener: Listener): readonly MergedField[] {
    const { gateway, bind } = listener;
    const [ofGateway = [], ...others] = this.#levels.ofListener("frontend", listener);
    const ofBind = this.#levels.level("frontend", { kind: "bind", gateway, bind });
    const fields = mergeFields([ofGateway, ofBind, ...others], replaces);
    return fields.filter(({ name }) => TELEMETRY.has(name));
  }

  /** The policies that run before the route is known. */
  gatewayPhase(listener: Listener): EffectiveTraffic {
    return effectiveTraffic(this.gatewayFields(listener));
  }

  /** The policies of the gateway phase, one entry per field. */
  gatewayFields(listener: Listener): readonly MergedField[] {
    return mergeFields(this.#levels.ofListener("traffic", listener).map(before), addsUp);
  }

  /** The policies that run after a route is selected. */
  routePhase(listener: Listener, route: Route): EffectiveTraffic {
    return effectiveTraffic(this.routeFields(listener, route));
  }

  /** The traffic policies of a route, one entry per field. */
  routeFields(listener: Listener, route: Route): readonly MergedField[] {
    return mergeFields(this.#levels.ofRoute("traffic", listener, route).map(after), addsUp);
  }

  /** What routes take from a listener, without the names of what it is attached to. */
  forRoutes(listener: Listener): readonly unknown[] {
    return (["traffic", "backend"] as const).map((block) =>
      this.#levels.ofListener(block, listener).map((level) => level.map(withoutPlace)),
    );
  }

  /**
   * The policies for one backend reference of a route.
   * @param backends the keys of the backends whose policies apply, the most specific last (default:
   * the referenced backend)
   */
  backend(
    listener: Listener,
    route: Route,
    index: number,
    backends?: readonly string[],
  ): BackendPolicies {
    return valuesOf(this.backendFields(listener, route, index, backends));
  }

  /** The backend policies, one entry per field. */
  backendFields(
    listener: Listener,
    route: Route,
    index: number,
    backends: readonly string[] = keysOf(route.backends[index]),
  ): readonly MergedField[] {
    const levels = [
      ...this.#levels.ofRoute("backend", listener, route),
      this.#levels.level("backend", { kind: "backendRef", route: route.key, index }),
      ...backends.map((backend) => this.#levels.level("backend", { kind: "backend", backend })),
    ];
    return mergeFields(levels, replaces);
  }

  /** The policies of a backend itself, for calls that do not come from a route. */
  backendOwn(backend: string): BackendPolicies {
    return valuesOf(this.backendOwnFields(backend));
  }

  /** The policies of a backend itself, one entry per field. */
  backendOwnFields(backend: string): readonly MergedField[] {
    return mergeFields([this.#levels.level("backend", { kind: "backend", backend })], replaces);
  }

  /**
   * Adds attached policies to the servers of a backend. Policies attached to a server take
   * precedence over policies attached to the backend; inline policies of the backend or server take
   * precedence over both.
   */
  withSections(backend: Backend): Backend {
    if (backend.kind === "ai") return this.#withProviderSections(backend);
    if (backend.kind !== "mcp") return backend;
    const targets = backend.mcp.targets.map((target) => {
      const attached = this.sectionPolicies(backend.key, target.name);
      const server = target.static;
      if (server?.host === undefined || Object.keys(attached).length === 0) return target;
      return {
        name: target.name,
        static: { ...server, policies: { ...attached, ...server.policies } },
      };
    });
    return { ...backend, mcp: { ...backend.mcp, targets } };
  }

  #withProviderSections(backend: Extract<Backend, { kind: "ai" }>): Backend {
    const { groups } = backend.ai;
    if (groups === undefined) return backend;
    const merged = groups.map((group) => ({
      ...group,
      providers: group.providers.map((provider) => ({
        ...provider,
        policies: { ...this.sectionPolicies(backend.key, provider.name), ...provider.policies },
      })),
    }));
    return { ...backend, ai: { ...backend.ai, groups: merged } };
  }

  /** Attached policies for one server of a backend, without fields that the backend sets inline. */
  sectionPolicies(backend: string, section: string): SectionPolicies {
    const fields = this.sectionFields(backend, section);
    return valuesOf(
      fields.filter(({ from }) => from.some(({ target }) => target.kind === "section")),
    );
  }

  /** The policies of a section of a backend, one entry per field, including the backend's own. */
  sectionFields(backend: string, section: string): readonly MergedField[] {
    const own = this.#levels.level("backend", { kind: "backend", backend });
    const levels = [
      this.#levels.level("backend", { kind: "section", backend, section }),
      own.filter(({ policy }) => policy === undefined),
    ];
    return mergeFields(levels, replaces);
  }
}

/** A port of a gateway. */
export interface FrontendPlace {
  readonly gateway: string;
  /** The key of the {@link Bind}. */
  readonly bind: Bind["key"];
}

interface FrontendOfPort {
  readonly levels: readonly NamedLevel[];
  readonly frontend: EffectiveFrontend;
}

function withoutPlace(attachment: Attachment): object {
  const { target: _, pointer: _pointer, document: _document, ...others } = attachment;
  return others;
}

function keysOf(reference: Route["backends"][number] | undefined): readonly string[] {
  return reference === undefined ? [] : [reference.backend];
}

function before(level: Level): Level {
  return inPhase("PreRouting", level);
}

function after(level: Level): Level {
  return inPhase("PostRouting", level);
}

function inPhase(phase: "PreRouting" | "PostRouting", level: Level): Level {
  const isIn = (each: Attachment): boolean => each.block === "traffic" && each.phase === phase;
  return level.every(isIn) ? level : level.filter(isIn);
}

const MERGES: Readonly<Record<string, { readonly merge: string }>> = POLICIES.trafficPolicies;

function addsUp(name: string): boolean {
  return MERGES[name]?.merge === "accumulate";
}

function replaces(): boolean {
  return false;
}

function effectiveTraffic(fields: readonly MergedField[]): EffectiveTraffic {
  const rules = fields
    .filter(({ name }) => name === "authorization")
    .flatMap(({ from }) => from)
    .flatMap(({ policies }) => ("authorization" in policies ? (policies.authorization ?? []) : []));
  const others = valuesOf<TrafficPolicies>(fields.filter(({ name }) => !addsUp(name)));
  const { authorization: _, ...replaced } = others;
  return rules.length === 0 ? replaced : { ...replaced, authorization: rules };
}

/** The value of each field, from the attachment that sets it. */
function valuesOf<Policies extends object>(fields: readonly MergedField[]): Policies {
  return Object.assign(
    {},
    ...fields.flatMap(({ name, from }) =>
      from.map(({ policies }) => ({ [name]: Reflect.get(policies, name) })),
    ),
  );
}
