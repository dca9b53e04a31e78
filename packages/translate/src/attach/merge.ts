import type {
  Authorization,
  BackendPolicies,
  FrontendPolicies,
  TrafficPolicies,
} from "@edge-gateway/generated/types/index.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import type { Attachment, Listener, Route } from "../ir.ts";

/** The frontend policies of a gateway after the merge: the limits of HTTP are always there. */
export type EffectiveFrontend = FrontendPolicies & Required<Pick<FrontendPolicies, "http">>;

/** The traffic policies of one place after the merge: rules of authorization of every level stand in a list. */
export type EffectiveTraffic = Omit<TrafficPolicies, "authorization"> & {
  readonly authorization?: readonly Authorization[];
};

/**
 * Finds and merges the attachments that apply to a place. A field of a more specific place replaces
 * the whole field of a less specific one, without a deep merge; rules of authorization accumulate
 * (doc 2 §EdgePolicy, merge rules).
 */
export class PolicyIndex {
  readonly #byTarget = new Map<string, Attachment[]>();

  constructor(attachments: readonly Attachment[]) {
    for (const attachment of attachments) {
      const key = keyOf(attachment.target);
      const list = this.#byTarget.get(key);
      if (list === undefined) this.#byTarget.set(key, [attachment]);
      else list.push(attachment);
    }
  }

  /** How connections of a gateway are taken. */
  frontend(gateway: string): EffectiveFrontend {
    return Object.assign(
      { http: DEFAULTS.frontendHttp },
      ...this.#at("frontend", { kind: "gateway", gateway }),
    );
  }

  /** What runs before the route is known: fields of the gateway phase that the gateway or listener sets. */
  gatewayPhase(listener: Listener): EffectiveTraffic {
    return mergeTraffic(this.#ofListener(listener).map((block) => pick(block, runsBeforeRouting)));
  }

  /** What runs once the route is known: its own fields, and those of gateway and listener that run no earlier. */
  routePhase(listener: Listener, route: Route): EffectiveTraffic {
    const inherited = this.#ofListener(listener).map((block) =>
      pick(block, (name) => !runsBeforeRouting(name)),
    );
    return mergeTraffic([
      ...inherited,
      ...targetsOf(route).flatMap((target) => this.#at("traffic", target)),
    ]);
  }

  /** How one backend reference of a route is reached: route, reference, and the backend's own policies, which win. */
  backend(route: Route, index: number): BackendPolicies {
    const backend = route.backends[index]?.backend;
    return Object.assign(
      {},
      ...targetsOf(route).flatMap((target) => this.#at("backend", target)),
      ...this.#at("backend", { kind: "backendRef", route: route.key, index }),
      ...(backend === undefined ? [] : this.#at("backend", { kind: "backend", backend })),
    );
  }

  /** The policies of a backend itself, for calls that no route leads to. */
  backendOwn(backend: string): BackendPolicies {
    return Object.assign({}, ...this.#at("backend", { kind: "backend", backend }));
  }

  /** The attachments that a route's requests meet at a listener, least specific first. */
  trafficAttachments(listener: Listener, route: Route): readonly Attachment[] {
    return [
      ...this.#found("traffic", { kind: "gateway", gateway: listener.gateway }),
      ...this.#found("traffic", { kind: "listener", listener: listener.key }),
      ...targetsOf(route).flatMap((target) => this.#found("traffic", target)),
    ];
  }

  /** The attachments that decide how one backend reference is reached, least specific first. */
  backendAttachments(route: Route, index: number): readonly Attachment[] {
    const backend = route.backends[index]?.backend;
    return [
      ...targetsOf(route).flatMap((target) => this.#found("backend", target)),
      ...this.#found("backend", { kind: "backendRef", route: route.key, index }),
      ...(backend === undefined ? [] : this.#found("backend", { kind: "backend", backend })),
    ];
  }

  #ofListener(listener: Listener): TrafficPolicies[] {
    return [
      ...this.#at("traffic", { kind: "gateway", gateway: listener.gateway }),
      ...this.#at("traffic", { kind: "listener", listener: listener.key }),
    ];
  }

  #at<Block extends keyof Blocks>(block: Block, target: Attachment["target"]): Blocks[Block][] {
    return this.#found(block, target).flatMap((attachment) =>
      isOf(attachment, block) ? attachment.policies : [],
    );
  }

  #found(block: keyof Blocks, target: Attachment["target"]): readonly Attachment[] {
    const found = this.#byTarget.get(keyOf(target)) ?? [];
    return found.filter((attachment) => attachment.block === block);
  }
}

interface Blocks {
  readonly frontend: FrontendPolicies;
  readonly traffic: TrafficPolicies;
  readonly backend: BackendPolicies;
}

function isOf<Block extends keyof Blocks>(
  attachment: { readonly block: string },
  block: Block,
): attachment is { readonly block: Block; readonly policies: Blocks[Block] } {
  return attachment.block === block;
}

/** The route that it is a rule of, and the route itself, which wins. */
function targetsOf({ parent, key }: Route): readonly Attachment["target"][] {
  const own = { kind: "route", route: key } as const;
  return parent === undefined ? [own] : [{ kind: "route", route: parent }, own];
}

/** Least specific first. */
function mergeTraffic(blocks: readonly TrafficPolicies[]): EffectiveTraffic {
  const rules = blocks.flatMap(({ authorization }) => authorization ?? []);
  const { authorization: _, ...fields }: TrafficPolicies = Object.assign({}, ...blocks);
  return rules.length === 0 ? fields : { ...fields, authorization: rules };
}

const BEFORE_ROUTING: ReadonlySet<string> = new Set(
  Object.entries(POLICIES.trafficPolicies).flatMap(([name, { phases }]) =>
    phases.some((phase) => phase === "gateway") ? [name] : [],
  ),
);

function runsBeforeRouting(name: string): boolean {
  return BEFORE_ROUTING.has(name);
}

function pick(block: TrafficPolicies, holds: (name: string) => boolean): TrafficPolicies {
  return Object.fromEntries(Object.entries(block).filter(([name]) => holds(name)));
}

function keyOf(target: Attachment["target"]): string {
  switch (target.kind) {
    case "gateway":
      return `gateway ${target.gateway}`;
    case "listener":
      return `listener ${target.listener}`;
    case "route":
      return `route ${target.route}`;
    case "backendRef":
      return `backendRef ${target.route} ${target.index}`;
    case "backend":
      return `backend ${target.backend}`;
  }
}
